import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { MeasureImport } from './MeasureImport.tsx'

const server = testBackend()
const measure = {
  id: 5,
  default_attributes: [
    { key: 'sex', name: 'Geschlecht', type: 'single', options: [{ value: 1 }, { value: 2 }] },
    { key: 'birth_year', name: 'Geburtsjahr', type: 'number', scale: { min: 1930, max: 2008 } },
    { key: 'exit_date', name: 'Austritt', type: 'date' },
    { key: 'reasons', name: 'Gründe', type: 'multi', options: [1, 2, 3].map((value) => ({ value })) },
    { key: 'q1', name: 'Behandlung', type: 'likert', scale: { min: 1, max: 5 } },
    { key: 'nps', name: 'Empfehlung', type: 'number', scale: { min: 0, max: 10 } },
    { key: 'remarks', name: 'Bemerkungen', type: 'text' },
  ],
}
const header = 'sex;birth_year;exit_date;reasons;q1;nps;remarks'

let sent: unknown[]
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('import')
})
beforeEach(async () => {
  sent = []
  await signedInAs(7)
  server.use(
    http.get(`${base}results/importer/`, () => HttpResponse.json([])),
    http.post(`${base}results/importer/`, () => HttpResponse.json({ id: 1 }, { status: 201 })),
    http.post(`${base}results/importer/1/rows/`, async ({ request }) => {
      const { rows } = (await request.json()) as { rows: unknown[] }
      sent.push(...rows)
      return HttpResponse.json({ imported: rows.length })
    }),
  )
})

function show(...lines: string[]) {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MeasureImport
          collection={testCollection}
          measure={measure}
          isBusy={false}
          onBusy={() => undefined}
          onStep={() => undefined}
        />
      </ViewerContext>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const bytes = new TextEncoder().encode(lines.join('\r\n'))
  const slice = (from: number, to: number) => ({
    arrayBuffer: async () => await Promise.resolve(bytes.slice(from, to).buffer),
  })
  fireEvent.change(screen.getByLabelText('CSV-Datei wählen'), {
    target: { files: [{ name: 'x.csv', size: bytes.length, slice }] },
  })
}
/** A questionnaire with one different answer. */
const answering = (q1: string, nps = '10', year = '1960') => `1;${year};01.02.2026;1,3;${q1};${nps};gut`
const start = (name: string | RegExp) => screen.findByRole('button', { name })
const facts = async () => (await screen.findByText('Zeilen:')).closest('dl')

test('a code for no answer is imported as none and listed [IMPORT-06]', async () => {
  show(header, ...['N/A', '#NV', '{question_not_shown}', 'N/A', '9', '5'].map((q1) => answering(q1)))
  expect(await facts()).toHaveTextContent(/Zeilen:6In Ordnung:1Fehlerhaft:0Zu entscheiden:5/)
  const list = screen.getByRole('region', { name: 'Unbekannte Werte' })
  expect(within(list).getAllByRole('row')[1]).toHaveTextContent(/Behandlung.*N\/A2/)
  expect(await start('1 Zeile importieren')).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(screen.getByRole('button', { name: 'Alle als «keine Angabe» übernehmen' }))
  fireEvent.click(await start('6 Zeilen importieren'))
  await screen.findByText('Der Import ist abgeschlossen: neu 6 · schon da 0 · ausgelassen 0.')
  const full = { sex: 1, birth_year: 1960, exit_date: '2026-02-01', reasons: [1, 3], nps: 10, remarks: 'gut' }
  expect(sent).toEqual(['NA', 'NA', 'NA', 'NA', 'NA', 5].map((q1) => ({ ...full, q1 })))
})

test('one code can be no answer while rows with another are left out', async () => {
  show(header, answering('keine Angabe'), answering('A5'), answering('4'))
  fireEvent.click(
    await screen.findByRole('checkbox', { name: '«keine Angabe» in Behandlung als «keine Angabe» übernehmen' }),
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: /^1 Zeile mit einem anderen unbekannten Wert/ }))
  fireEvent.click(await start('2 Zeilen importieren'))
  await screen.findByText('Der Import ist abgeschlossen: neu 2 · schon da 0 · ausgelassen 1.')
  expect(sent).toMatchObject([{ q1: 'NA' }, { q1: 4 }])
})

test('many unknown values of a column are resolved in one step', async () => {
  show(header, ...Array.from({ length: 30 }, (_, at) => answering(`x${at}`)))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle als «keine Angabe» übernehmen' }))
  expect(await start('30 Zeilen importieren')).toBeEnabled()
})

test('values off a scale are imported with one warning per column', async () => {
  show(
    header,
    ...['4.5', '3.333'].map((q1) => answering(q1)),
    ...['11', '100', '-5', '7,5'].map((nps) => answering('5', nps)),
    ...['19', '2060', '60', '1960.5', ''].map((year) => answering('5', '10', year)),
  )
  expect(await start('11 Zeilen importieren')).toBeEnabled()
  expect(screen.getByText('Behandlung: 2 Werte sind keine ganzen Zahlen (4.5, 3.333).')).toBeVisible()
  expect(screen.getByText('Empfehlung: 3 Werte liegen ausserhalb von 0 bis 10 (11, 100, -5).')).toBeVisible()
  expect(screen.getByText('Empfehlung: 1 Wert ist keine ganze Zahl (7,5).')).toBeVisible()
  expect(screen.getByText('Geburtsjahr: 3 Werte liegen ausserhalb von 1930 bis 2008 (19, 2060, 60).')).toBeVisible()
  expect(screen.getByText('Geburtsjahr: 1 Wert ist keine ganze Zahl (1960.5).')).toBeVisible()
})

test('decimal commas, trailing zeros and thousands separators are read', async () => {
  const lines = [answering('5', '7.0000000000', '1960.0000000000'), answering('5,00', '7,0', '1\u00A0960')]
  show(header, ...lines, answering('05', '7', "1'960"), answering('1', '7', '1\u202F960'))
  fireEvent.click(await start('4 Zeilen importieren'))
  await screen.findByText(/Der Import ist abgeschlossen/)
  expect(sent).toMatchObject([5, 5, 5, 1].map((q1) => ({ q1, nps: 7, birth_year: 1960 })))
})

test('an export with one column per answer is imported as it is', async () => {
  show(
    '"id";"submitdate";"sex";"birth_year";"exit_date";"reasons[1]";"reasons[2]";"reasons[3]";"reasons[other]";"q1";"nps";"remarks"',
    '"1";"2026-02-01 10:11:12";"1";"1960";"2026-01-30 00:00:00";"Y";"";"Y";"";"5";"10";"Mehrzeilig\nmit ""Zitat""; Punkt"',
    '"2";"2026-02-01 10:11:12";"2";"1970";"2026-01-30 00:00:00";"N";"N";"N";"";"4";"9";""',
    '"3";"2026-02-01 10:11:12";"2";"1970";"2026-01-30 00:00:00";"";"";"";"";"4";"9";""',
  )
  fireEvent.click(await start('3 Zeilen importieren'))
  await screen.findByText(/Der Import ist abgeschlossen/)
  expect(sent).toEqual([
    {
      sex: 1,
      birth_year: 1960,
      exit_date: '2026-01-30',
      reasons: [1, 3],
      q1: 5,
      nps: 10,
      remarks: 'Mehrzeilig\nmit "Zitat"; Punkt',
    },
    { sex: 2, birth_year: 1970, exit_date: '2026-01-30', reasons: [], q1: 4, nps: 9 },
    { sex: 2, birth_year: 1970, exit_date: '2026-01-30', q1: 4, nps: 9 },
  ])
})

test('a tab-separated file with names in its second row is imported without unknown attributes', async () => {
  show(
    'Response ID\tDate submitted\tSex\tYear\tTreatment',
    'id\tsubmitdate\tsex\tbirth_year\tq1',
    '1\t2026-02-01 10:11:12\t1\t1960\t{question_not_shown}',
  )
  expect(await screen.findByText(/^Die Spaltennamen stehen in Zeile 2/)).toBeVisible()
  expect(screen.getByText('Tabulator')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: 'Nicht gefundene Attribute weglassen' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle als «keine Angabe» übernehmen' }))
  fireEvent.click(await start('1 Zeile importieren'))
  await screen.findByText(/Der Import ist abgeschlossen/)
  expect(sent).toEqual([{ sex: 1, birth_year: 1960, q1: 'NA' }])
})

test('dates are read as in a form, ambiguous ones need a decision', async () => {
  const days = ['2026-02-01 00:00:00', '2026-02-01', '2026-02-01T10:15:00Z', '1.2.2026', '01.02.2026 10:15']
  const wrong = ['01/02/2026', '01.02.26', '46054', '1980-01-01 00:00:00', '0000-00-00 00:00:00']
  show(header, ...[...days, ...wrong].map((day) => `1;1960;${day};1;5;10;gut`))
  expect(await facts()).toHaveTextContent(/In Ordnung:5Fehlerhaft:0Zu entscheiden:5/)
  expect(screen.getByText('Zuerst der Tag oder der Monat? Bitte als TT.MM.JJJJ schreiben.')).toBeVisible()
  fireEvent.click(screen.getByRole('checkbox', { name: /^5 Zeilen mit anderen/ }))
  fireEvent.click(await start('5 Zeilen importieren'))
  await screen.findByText(/Der Import ist abgeschlossen/)
  expect(sent).toMatchObject(days.map(() => ({ exit_date: '2026-02-01' })))
})

test('several answers are read with any separator without duplicates', async () => {
  const spellings = ['1;3', '1, 3', '1,3,', '1|3', '1/3', "'1,3"]
  show(header, ...[...spellings, '3,3'].map((reasons) => `1;1960;01.02.2026;"${reasons}";5;10;gut`))
  expect(await screen.findByText(/^Gründe: In 1 Zelle steht ein Code mehrfach \(3,3\)/)).toBeVisible()
  fireEvent.click(await start('7 Zeilen importieren'))
  await screen.findByText(/Der Import ist abgeschlossen/)
  expect(sent).toMatchObject([...spellings.map(() => ({ reasons: [1, 3] })), { reasons: [3] }])
})
