// @isolated: the page remembers whether the backend keeps plans.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { PlansCard } from './PlansCard.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['home', 'names', 'plan'])
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00+01:00') }))

const viewer = getViewer({ appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })
async function show(rows: object[] | number, own: object[] = []) {
  server.use(
    http.get(`${base}results/user_charts/`, () =>
      HttpResponse.json([{ id: 1, user: 7, evaluation: 91, charts_info: { 'portal:plans': own } }]),
    ),
    http.get(`${base}results/actions/`, () =>
      typeof rows === 'number' ? HttpResponse.json({ detail: 'x' }, { status: rows }) : HttpResponse.json(rows),
    ),
  )
  await signedInAs(7)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <PlansCard />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  return container
}
const plan = (id: number, changes: object) => ({
  id,
  title: `Plan ${id}`,
  state: 'planned',
  content_type: 20,
  object_id: 1,
  ...changes,
})

test('what is overdue and what is to be looked at are links with their day', async () => {
  await show([
    plan(1, { due: '2026-11-26', look_again: '2027-11-01' }),
    plan(2, { due: '2026-01-01', look_again: '2026-11-27', state: 'implemented' }),
    plan(3, { due: '2026-12-24', look_again: '2027-12-24' }),
    plan(4, { due: '2026-01-01', look_again: '2026-02-01', state: 'closed' }),
  ])
  expect(await screen.findByRole('link', { name: /Plan 1\s*Überfällig fällig am 26\.11\.2026/ })).toHaveAttribute(
    'href',
    '/results/actions/1',
  )
  expect(screen.getByRole('link', { name: /^Plan 2\s*Wirkung zu prüfen seit 27\.11\.2026$/ })).toBeInTheDocument()
  expect(screen.queryByText('Plan 3')).not.toBeInTheDocument()
  expect(screen.queryByText('Plan 4')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Alle Massnahmen anzeigen (4)' })).toHaveAttribute('href', '/results/actions')
})

test('a plan of another institution is not shown', async () => {
  await show([plan(1, { due: '2026-11-26' }), plan(2, { due: '2026-11-26', object_id: 2 })])
  expect(await screen.findByText('Plan 1')).toBeInTheDocument()
  expect(screen.queryByText('Plan 2')).not.toBeInTheDocument()
})

test('a text says that no plan is due', async () => {
  await show([plan(3, { due: '2026-12-24', look_again: null })])
  expect(await screen.findByText('Heute ist nichts fällig.')).toBeInTheDocument()
})

test("one's own plans stand in their evaluation, and nobody else sees them", async () => {
  const own = { content_type: 20, object_id: 1, keys: ['food'] }
  await show(404, [plan(1, { due: '2026-11-26', ...own }), plan(2, { due: '2027-11-26', ...own })])
  expect(await screen.findByRole('link', { name: /Plan 1.*Überfällig/ })).toHaveAttribute(
    'href',
    '/results/evaluations/91',
  )
  expect(screen.getByText(/^Nur für Sie sichtbar/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Alle Massnahmen/ })).not.toBeInTheDocument()
})

test.each([
  ['without a plan', [] as object[]],
  ['of a backend that keeps none', 404],
])('nothing is shown %s', async (_, rows) => {
  const container = await show(rows)
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

test('a failure is shown and is not taken for a missing endpoint', async () => {
  await show(500)
  expect(await screen.findByRole('heading', { name: 'Massnahmen' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /Erneut|Nochmals/ })).toBeInTheDocument()
})
