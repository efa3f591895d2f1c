import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import Means from '#features/benchmarks/Means.tsx'
import { useNotices } from '#ui/notices.ts'
import { loadWords, showLanguage } from '#ui/words.ts'

const server = testBackend()
beforeAll(async () => {
  await showLanguage('de')
  await Promise.all(['fields', 'fields-patzu', 'fields-irp', 'fields-results', 'fields-accounts'].map(loadWords))
})
beforeEach(async () => {
  useNotices.setState({ kept: [] })
  await signedInAs(7)
})
afterEach(cleanup)

function show(row: object) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewerOf({ isStaff: true })}>
        <Means collection={{ ...testCollection, path: 'results/benchmarks', endpoint: 'results/benchmarks' }} row={{ id: 3, ...row }} />
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Mittelwerte berechnen' }))

test('the means stand by attribute with their number and deviation [BENCH-01]', () => {
  show({ means: { q1: { n: 1200, mean: 3.4, sd: 0.9 }, broken: 5 } })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['AttributAnzahlMittelwertStandardabweichung', "q11'2003.40.9"])
})

test('a calculation is sent as PUT and told [BENCH-02]', async () => {
  server.use(http.put(`${base}results/benchmarks/3/calculate/`, () => HttpResponse.json({ id: 3, means: {} })))
  show({})
  await calculate()
  await waitFor(() => expect(useNotices.getState().kept.map(({ kind }) => kind)).toEqual(['success']))
})

test('a failed calculation stays on screen with the server’s reason [BENCH-02, ERR-04]', async () => {
  server.use(http.put(`${base}results/benchmarks/3/calculate/`, () => HttpResponse.json({ error: 'Keine Daten.' }, { status: 400 })))
  show({})
  await calculate()
  await waitFor(() => expect(useNotices.getState().kept).toMatchObject([{ kind: 'error', title: 'Fehler', text: 'Keine Daten.', isPermanent: true }]))
})
