import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { registry } from '#collections/registry.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { Institution } from './Institution.tsx'

const server = testBackend()
let requested: string[]
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['home', 'names', 'portal', 'actions', 'fields', 'plan'])
})
beforeEach(async () => {
  await signedInAs(7)
  requested = []
})

const hospital = { id: 5, name: 'Klinik Seeblick' }
const people = [
  { id: 7, first_name: 'Mia', last_name: 'Keller', app_permissions: [{ content_type: 3, object_id: 5, role: 1 }] },
  { id: 8, first_name: 'Udo', last_name: 'Graf', app_permissions: [{ content_type: 3, object_id: 6, role: 2 }] },
]

function show(role: number, lists: Readonly<Record<string, readonly object[] | number>> = {}) {
  const answers: Readonly<Record<string, readonly object[] | number>> = {
    'patzu/hospitals': [hospital],
    'results/evaluations': [{ id: 91, name: 'Auswertung A', modified: '2026-10-01T10:00:00Z' }],
    'results/actions': [{ id: 4, title: 'Essen wärmer', state: 'planned', due: '2026-01-01' }],
    'filemanager/files': [{ id: 2, name: 'Bericht.pdf', extension: 'pdf', file_size: 10, created: '2026-10-01' }],
    'accounts/users': people,
    ...lists,
  }
  server.use(
    http.get(`${base}:area/:list/`, ({ params, request }) => {
      const path = `${String(params['area'])}/${String(params['list'])}`
      const query = new URL(request.url).searchParams
      requested.push(`${path} ${query.get('content_type') ?? ''}/${query.get('object_id') ?? ''}`)
      const rows = answers[path] ?? []
      if (typeof rows === 'number') return HttpResponse.json({ detail: 'Nein.' }, { status: rows })
      return HttpResponse.json({ results: rows, count: rows.length })
    }),
  )
  const viewer = getViewer({
    contentTypes: [{ id: 3, app_label: 'patzu', model: 'hospital' }],
    appPermissions: [{ id: 1, content_type: 3, object_id: 5, role }],
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>
        <CollectionsContext value={registry}>
          <MemoryRouter initialEntries={['/institutions/patzu/5']}>
            <Routes>
              <Route path="institutions/:area/:id" element={<Institution />} />
            </Routes>
          </MemoryRouter>
        </CollectionsContext>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const getCard = async (name: string) => within(await screen.findByRole('region', { name }))

test('an institution has its evaluations, plans, files and people on one page', async () => {
  show(1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Klinik Seeblick' })).toBeInTheDocument()
  const evaluations = await getCard('Auswertungen')
  expect(await evaluations.findByRole('link', { name: /Auswertung A/ })).toHaveAttribute(
    'href',
    '/results/evaluations/91',
  )
  const plans = await getCard('Massnahmen')
  expect(await plans.findByRole('link', { name: /Essen wärmer.*Überfällig.*fällig am \d/ })).toHaveAttribute(
    'href',
    '/results/actions/4',
  )
  expect(await (await getCard('Dateien')).findByText(/Bericht/)).toBeInTheDocument()
  const own = await getCard('Personen mit Zugang')
  expect(await own.findByText('Mia Keller')).toBeInTheDocument()
  expect(own.queryByText('Udo Graf')).not.toBeInTheDocument()
  expect(own.getByRole('link', { name: 'Person einladen' })).toHaveAttribute('href', '/accounts/invitations/+')
  for (const path of ['results/evaluations', 'results/actions', 'filemanager/files'])
    expect(requested).toContain(`${path} 3/5`)
  expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/')
})

test('the names of its evaluations do not repeat that of the institution', async () => {
  const evaluation = (id: number, name: string) => ({ id, name, modified: '2026-10-01T10:00:00Z' })
  show(1, {
    'results/evaluations': [
      evaluation(91, 'Klinik Seeblick, Patientenbefragung'),
      evaluation(92, 'Klinik Seeblick'),
      evaluation(93, 'Klinik Seeblick Nord, Patientenbefragung'),
    ],
  })
  const evaluations = await getCard('Auswertungen')
  await evaluations.findByText('Patientenbefragung')
  expect(evaluations.getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent)).toEqual([
    'Patientenbefragung',
    'Klinik Seeblick',
    'Klinik Seeblick Nord, Patientenbefragung',
  ])
})

test('open plans of an institution come before closed ones', async () => {
  const plan = (id: number, title: string, state: string, due: string) => ({ id, title, state, due })
  show(1, {
    'results/actions': [plan(1, 'Früher', 'closed', '2025-03-01'), plan(2, 'Bald', 'planned', '2030-01-01')],
  })
  const plans = await getCard('Massnahmen')
  await plans.findByText('Bald')
  expect(plans.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bald/),
    expect.stringMatching(/^Früher/),
  ])
})

test('who is no admin of an institution does not ask for its people', async () => {
  show(2)
  await (await getCard('Auswertungen')).findByRole('link', { name: /Auswertung A/ })
  expect(screen.queryByRole('region', { name: 'Personen mit Zugang' })).not.toBeInTheDocument()
  expect(requested.filter((one) => one.startsWith('accounts/users'))).toEqual([])
})

test('a part that cannot be read says so, and the others are there', async () => {
  show(1, { 'results/evaluations': 500, 'results/actions': 404 })
  expect(await (await getCard('Auswertungen')).findByRole('alert')).toBeInTheDocument()
  expect(await (await getCard('Personen mit Zugang')).findByText('Mia Keller')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Massnahmen' })).not.toBeInTheDocument())
})

test('an institution that is gone says so', async () => {
  show(1, { 'patzu/hospitals': [] })
  expect(await screen.findByText('Diese Institution wird nicht mehr geführt.')).toBeInTheDocument()
})
