import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Viewer } from '#api/session/viewer.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { registry } from '#collections/registry.ts'
import { CollectionsContext } from '#engine/collections.ts'
import type { PageHandle } from '#engine/pageHandle.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { getDashboard, type Programme } from '#lib/areas.ts'
import { Dashboard } from './Dashboard.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['dashboard', 'names', 'fields', 'forms', 'fields-studek', 'fields-moniq'])
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T10:00:00Z') })
  await signedInAs(7)
})

const types = [
  { id: 21, app_label: 'studek', model: 'hospital' },
  { id: 22, app_label: 'rehaspez', model: 'hospital' },
  { id: 23, app_label: 'moniq', model: 'hospital' },
]
const questionnaires = [
  { id: 4, fullname: 'Ohne Antworten', results_count: 0 },
  { id: 5, fullname: 'Fragebogen Studierende', results_count: 590 },
]
const steps = [
  { id: 1, name: 'Bestellung', measure_name: 'Befragung 2026', start_date: '2026-08-15', end_date: '2026-10-10' },
  { id: 2, name: 'Anlass', measure_name: 'Befragung 2026', start_date: '2026-09-10', end_date: null },
  { id: 3, name: 'Befragung', measure_name: 'Befragung 2026', start_date: '2026-11-01', end_date: '2026-11-30' },
  { id: 4, name: 'Prüfung', measure_name: 'Befragung 2026', start_date: '2026-12-01', end_date: '2026-12-20' },
]

type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

let requested: string[]

/** Shows a dashboard on a backend with these records; other lists are empty, and failing ones answer 500. */
function show(
  programme: Programme,
  records: Records,
  { failing, rights }: { failing?: string; rights?: Partial<Viewer> } = {},
) {
  requested = []
  server.use(
    http.get(`${base}:area/:list/`, ({ params, request }) => {
      const path = `${String(params['area'])}/${String(params['list'])}`
      const query = new URL(request.url).searchParams
      requested.push(`${path}?${query.toString()}`)
      if (path === failing) return HttpResponse.json({ detail: 'Nein.' }, { status: 500 })
      const all = records[path] ?? []
      const rows = all.filter((row) => path !== 'results/data' || row['year'] === Number(query.get('year')))
      return HttpResponse.json({ results: rows.slice(0, Number(query.get('size') ?? 99)), count: rows.length })
    }),
  )
  const handle = { title: 'dashboard:title' } satisfies PageHandle
  const element = <Dashboard programme={programme} {...getDashboard(programme)} />
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true, contentTypes: types, ...rights })}>
        <CollectionsContext value={registry}>
          <RouterProvider router={createMemoryRouter([{ path: '*', handle, element }])} />
        </CollectionsContext>
      </ViewerContext>
    </QueryClientProvider>,
  )
}

/** What the links of a card say and where they lead. */
async function readLinks(name: string) {
  await screen.findByRole('region', { name })
  await waitFor(() => expect(screen.getByRole('region', { name }).querySelector('[data-loading]')).toBeNull())
  return within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

test('the dates of the year begin with what runs or comes; what is over is last', async () => {
  show('studek', { 'studek/events': steps })
  expect(await readLinks('Termine 2026')).toEqual([
    ['Alle anzeigen', '/studek/events?start_date__gte=2026-01-01&start_date__lte=2026-12-31'],
    ['BefragungBefragung 2026 01.11.2026 – 30.11.2026läuft', '/studek/events/3'],
    ['PrüfungBefragung 2026 01.12.2026 – 20.12.2026bevorstehend', '/studek/events/4'],
    ['AnlassBefragung 2026 10.09.2026vorbei', '/studek/events/2'],
    ['BestellungBefragung 2026 15.08.2026 – 10.10.2026vorbei', '/studek/events/1'],
  ])
})

test('answers are counted by year, each with the list of them', async () => {
  const answers = [2026, 2026, 2026, 2025, 2024, 2024].map((year, index) => ({ id: index + 1, year }))
  show('studek', { 'results/measures': questionnaires, 'results/data': answers })
  expect(await readLinks('Antworten je Jahr')).toEqual([
    ['Fragebogen Studierende', '/results/measures/5'],
    ['20263', '/results/data?measure=5&year=2026'],
    ['20251', '/results/data?measure=5&year=2025'],
    ['20242', '/results/data?measure=5&year=2024'],
  ])
})

test('the latest evaluations and files have their day, and files their hospital', async () => {
  show('moniq', {
    'results/evaluations': [{ id: 8, name: 'Symptome, Klinik Aar', modified: '2026-11-20T10:00:00+01:00' }],
    'filemanager/files': [
      { id: 9, name: 'Bericht', extension: 'pdf', content_object: 'Klinik Aar', created: '2026-11-02T10:00:00+01:00' },
    ],
  })
  expect(await readLinks('Auswertungen')).toEqual([
    ['Alle anzeigen', '/results/evaluations?content_type=23'],
    ['Symptome, Klinik Aar20.11.2026', '/results/evaluations/8'],
  ])
  expect(await readLinks('Dateien')).toEqual([
    ['Alle anzeigen', '/filemanager/files?content_type=23'],
    ['Bericht.pdfKlinik Aar02.11.2026', '/filemanager/files/9'],
  ])
})

test('a programme without records shows no empty cards', async () => {
  show('studek', {})
  await screen.findByText('Jedes Spital hat genau einen Admin.')
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  const empty = ['Termine 2026', 'Antworten je Jahr', 'Auswertungen', 'Dateien', 'Spitäler nach Status']
  // Open invitations are of no programme.
  for (const name of [...empty, 'Ausserdem offen'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
})

test('a failing card leaves the others as they are', async () => {
  show('studek', { 'studek/events': steps, 'results/measures': questionnaires }, { failing: 'results/data' })
  const alert = await screen.findByRole('alert')
  const card = screen.getByRole('region', { name: 'Antworten je Jahr' })
  expect(card).toContainElement(alert)
  expect(within(card).getByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument()
  expect(await readLinks('Termine 2026')).toHaveLength(5)
})

test('lists that a viewer may not open are neither requested nor shown', async () => {
  show('studek', { 'filemanager/files': [{ id: 9, name: 'Bericht' }] }, { rights: { isStaff: false } })
  await screen.findByText('Jedes Spital hat genau einen Admin.')
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Dateien' })).not.toBeInTheDocument()
  expect(requested.filter((one) => one.startsWith('filemanager/files'))).toEqual([])
})
