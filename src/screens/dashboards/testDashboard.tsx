import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Viewer } from '#api/session/viewer.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { registry } from '#collections/registry.ts'
import { CollectionsContext } from '#engine/collections.ts'
import type { PageHandle } from '#engine/pageHandle.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { getDashboard, type Programme } from '#lib/areas.ts'
import { Dashboard } from './Dashboard.tsx'

export let server: ReturnType<typeof testBackend>

/** Prepares the tests of a file. */
export function testDashboard(): void {
  server = testBackend()
  beforeAll(async () => {
    await i18next.changeLanguage('de')
    await i18next.loadNamespaces(['dashboard', 'names', 'fields', 'forms', 'fields-studek', 'fields-moniq'])
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T10:00:00Z') })
    await signedInAs(7)
  })
}

const types = [
  { id: 21, app_label: 'studek', model: 'hospital' },
  { id: 22, app_label: 'rehaspez', model: 'hospital' },
  { id: 23, app_label: 'moniq', model: 'hospital' },
]
export const questionnaires = [
  { id: 4, fullname: 'Ohne Antworten', results_count: 0 },
  { id: 5, fullname: 'Fragebogen Studierende', results_count: 590 },
]
type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** The requests since the dashboard was shown. */
export let requested: string[]

/** Shows a dashboard on a backend with these records; other lists are empty, and failing ones answer 500. */
export function show(
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
      const rows = all.filter((row) => {
        if (path === 'results/data') return isOfTime(String(row['created']), query)
        if (path !== 'moniq/responsibles') return true
        const answer = query.get('is_responsible')
        return row['is_responsible'] === (answer === null ? null : answer === 'true')
      })
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
export async function readLinks(name: string) {
  await screen.findByRole('region', { name })
  await waitFor(() => expect(screen.getByRole('region', { name }).querySelector('[data-loading]')).toBeNull())
  return within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

/** Whether an answer of a day is of the requested year, or between the requested days. */
function isOfTime(created: string, query: URLSearchParams): boolean {
  const [from, until] = [query.get('created__gte'), query.get('created__lte')]
  return from && until
    ? from.slice(0, 10) <= created && created <= until.slice(0, 10)
    : created.startsWith(query.get('year') ?? '')
}
