import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { registry } from '#collections/registry.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { WorkCard } from './WorkCard.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['home', 'names'])
})
beforeEach(async () => await signedInAs(7))

let requested: string[]

/** Shows the work of staff on a backend with these counts; a list without one is empty, one with a status fails. */
function show(counts: Readonly<Record<string, number>>, failing: Readonly<Record<string, number>> = {}) {
  requested = []
  server.use(
    http.get(`${base}:area/:list/`, ({ params, request }) => {
      const path = `${String(params['area'])}/${String(params['list'])}`
      requested.push(path)
      if (failing[path]) return HttpResponse.json({ detail: 'Nein.' }, { status: failing[path] })
      const query = new URL(request.url).searchParams
      if (query.has('onlyId') || query.has('all')) return HttpResponse.json([])
      // What waits is counted with filters, what is there without.
      const isWork = ['status', 'accepted', 'done'].some((name) => query.has(name))
      const count = isWork ? 0 : (counts[path] ?? 0)
      return HttpResponse.json({ results: count > 0 ? [{ id: 1, is_staff: false }] : [], count })
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <CollectionsContext value={registry}>
          <MemoryRouter>
            <WorkCard />
          </MemoryRouter>
        </CollectionsContext>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
async function getSteps(): Promise<string[]> {
  const card = await screen.findByRole('region', { name: 'Erste Schritte' })
  return within(card)
    .getAllByRole('listitem')
    .map((item) => `${within(item).getByRole('img').getAttribute('aria-label')}: ${item.textContent}`)
}

test('a fresh portal shows staff its first steps, with those done that the server has records of', async () => {
  show({ 'moniq/hospitals': 3, 'accounts/users': 12 })
  expect(await getSteps()).toEqual([
    'Erledigt: Spitäler hinzufügen',
    'Erledigt: Personen einladen oder importieren',
    'Offen: Eine Messung hinzufügen',
    'Offen: Ergebnisse importieren',
    'Offen: Eine Auswertung hinzufügen',
  ])
  expect(screen.getByRole('link', { name: 'Eine Messung hinzufügen' })).toHaveAttribute('href', '/results/measures')
  expect(screen.getByText('Zurzeit ist nichts zu tun.')).toBeInTheDocument()
})

test('a step whose records could not be counted is neither done nor open', async () => {
  show({ 'patzu/hospitals': 1 }, { 'accounts/users': 403 })
  expect((await getSteps()).slice(0, 3)).toEqual([
    'Erledigt: Spitäler hinzufügen',
    'Stand nicht bekannt: Personen einladen oder importieren',
    'Offen: Eine Messung hinzufügen',
  ])
})

test('a portal in use shows no first steps', async () => {
  show({
    'patzu/hospitals': 1,
    'accounts/users': 1,
    'results/measures': 1,
    'results/importer': 1,
    'results/evaluations': 1,
  })
  expect(await screen.findByText('Zurzeit ist nichts zu tun.')).toBeInTheDocument()
  await waitFor(() => expect(requested).toContain('results/evaluations'))
  expect(screen.queryByRole('region', { name: 'Erste Schritte' })).not.toBeInTheDocument()
})
