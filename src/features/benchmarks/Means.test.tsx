import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import Means from './Means.tsx'
import NamesCell from './NamesCell.tsx'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces([
    'fields',
    'fields-patzu',
    'fields-irp',
    'fields-results',
    'fields-accounts',
    'measures',
  ])
})
beforeEach(async () => {
  useToasts.setState({ kept: [] })
  await signedInAs(7)
})

const named = () =>
  server.use(
    http.get(`${base}results/measures/`, () =>
      HttpResponse.json([{ id: 1, default_attributes: [{ key: 'q1', name: 'Behandlung' }] }]),
    ),
  )

function show(row: object) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <Means
          collection={{ ...testCollection, path: 'results/benchmarks', endpoint: 'results/benchmarks' }}
          row={{ id: 3, modified: '2026-08-05T17:01:00+02:00', ...row }}
        />
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Mittelwerte berechnen' }))

test('the means are listed by attribute with number and deviation [BENCH-01]', () => {
  show({ means: { q1: { n: 1200, mean: 3.4, sd: 0.9 }, broken: 5 } })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AttributAntworten (n)MittelwertStandardabweichung',
    "q11'2003.400.90",
  ])
})

test('a calculation is sent as PUT and confirmed [BENCH-02]', async () => {
  server.use(http.put(`${base}results/benchmarks/3/calculate/`, () => HttpResponse.json({ id: 3, means: {} })))
  show({})
  await calculate()
  await waitFor(() => expect(useToasts.getState().kept.map(({ kind }) => kind)).toEqual(['success']))
})

test('the attributes have their names and the date of the figures [BENCH-01]', async () => {
  named()
  show({ benchmark_measures: [1], means: { q1: { n: 5, mean: 3, sd: 1 } } })
  expect(await screen.findByText('Behandlung')).toBeVisible()
  expect(screen.getByText('Zuletzt gespeichert oder berechnet: 05.08.2026 17:01')).toBeVisible()
})

test('a question in German is for readers of German, and of a name that is German as well', async () => {
  const attributes = [
    { key: 'q1', name: 'Behandlung', name_fr: 'Traitement', question: 'Wie war Ihre Behandlung?' },
    { key: 'q2', name: 'Austritt', question: 'Wie war Ihr Austritt?' },
  ]
  server.use(http.get(`${base}results/measures/`, () => HttpResponse.json([{ id: 1, default_attributes: attributes }])))
  show({ benchmark_measures: [1], means: { q1: { n: 5, mean: 3, sd: 1 }, q2: { n: 5, mean: 3, sd: 1 } } })
  expect(await screen.findByText('Wie war Ihre Behandlung?')).toBeVisible()
  await act(async () => await i18next.changeLanguage('fr'))
  expect(screen.getByText('Traitement')).toBeVisible()
  expect(screen.queryByText('Wie war Ihre Behandlung?')).toBeNull()
  expect(screen.getByText('Wie war Ihr Austritt?')).toBeVisible()
  await act(async () => await i18next.changeLanguage('de'))
})

test('a mean has the scale that it is on, and that of a yes/no question is a share', async () => {
  const yesNo = [
    { value: 0, label: 'Nein' },
    { value: 1, label: 'Ja' },
  ]
  server.use(
    http.get(`${base}results/measures/`, () =>
      HttpResponse.json([
        {
          id: 1,
          default_attributes: [
            { key: 'fall', name: 'Sturz', options: yesNo },
            { key: 'q1', name: 'Behandlung', scale: { min: 1, max: 5, reversed: true } },
          ],
        },
      ]),
    ),
  )
  show({ benchmark_measures: [1], means: { fall: { n: 900, mean: 0.021, sd: 0.14 }, q1: { n: 5, mean: 0.9, sd: 1 } } })
  expect(await screen.findByText('2.1 %')).toBeVisible()
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AttributSkalaAntworten (n)MittelwertStandardabweichungSchlüssel',
    'SturzAnteil in Prozent9002.1\u00a0%-fall',
    'Behandlung1–5, tiefer ist besser50.901.00q1',
  ])
})

test('an attribute has its question below its name, unless it says the same', async () => {
  const attributes = [
    { key: 'q1', name: 'Behandlung', question: '<p>Wie haben Sie die Behandlung erlebt?</p>' },
    { key: 'q2', name: 'Essen', question: 'Essen' },
  ]
  server.use(http.get(`${base}results/measures/`, () => HttpResponse.json([{ id: 1, default_attributes: attributes }])))
  const mean = { n: 5, mean: 3, sd: 1 }
  show({ benchmark_measures: [1], means: { q1: mean, q2: mean } })
  await screen.findByText('Essen')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'BehandlungWie haben Sie die Behandlung erlebt?',
    'Essen',
  ])
})

const failing = (status: number) =>
  server.use(
    http.put(`${base}results/benchmarks/3/calculate/`, () =>
      HttpResponse.json({ error: 'Keine <b>Daten</b>.' }, { status }),
    ),
  )

test.each([400, 200])(
  'a failed calculation (%i) keeps its error visible until a success [BENCH-02, ERR-04]',
  async (status) => {
    failing(status)
    show({})
    await calculate()
    await waitFor(() =>
      expect(useToasts.getState().kept).toMatchObject([{ kind: 'error', title: 'Fehler', isPermanent: true }]),
    )
    expect(screen.getByRole('alert')).toHaveTextContent(/Die Mittelwerte konnten nicht berechnet werden:.*Daten/)
    server.use(http.put(`${base}results/benchmarks/3/calculate/`, () => HttpResponse.json({ id: 3, means: {} })))
    await calculate()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  },
)

test('the message can be closed and the server’s text is escaped [BENCH-02, ERR-04]', async () => {
  failing(400)
  show({})
  await calculate()
  expect(await screen.findByRole('alert')).toHaveTextContent('Daten')
  expect(screen.getByRole('alert').querySelector('b')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Meldung schliessen' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the measures of a benchmark are named once where they are the same', () => {
  const row = { id: 3, measures_name: 'Zufriedenheit', benchmark_measures_names: [] }
  const { rerender } = render(<NamesCell row={row} value={['Zufriedenheit']} />)
  expect(screen.getByText('dieselben')).toBeVisible()
  rerender(<NamesCell row={row} value={['Zufriedenheit', 'Symptome']} />)
  expect(screen.getByText('Zufriedenheit, Symptome')).toBeVisible()
})
