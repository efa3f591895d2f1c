import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base } from '#api/testBackend.ts'
import { questionnaires, readLinks, requested, server, show, testDashboard } from './testDashboard.tsx'

testDashboard()

/** Answers of some days. */
const ofDays = (days: readonly string[]) => days.map((created, index) => ({ id: index + 1, created }))

test('answers are counted by year, each with the list of them and how many there were until the same day', async () => {
  const days = ['2026-02-01', '2026-03-01', '2026-11-29', '2025-12-01', '2024-11-29', '2024-12-31']
  show('studek', { 'results/measures': questionnaires, 'results/data': ofDays(days) })
  const name = 'Antworten je Jahr Fragebogen Studierende'
  expect(await readLinks(name)).toEqual([
    ['Fragebogen Studierende', '/results/measures/5'],
    ['2026 bis 29.11.3', '/results/data?measure=5&year=2026'],
    ['20251, davon 0', '/results/data?measure=5&year=2025'],
    ['20242, davon 1', '/results/data?measure=5&year=2024'],
  ])
  const card = screen.getByRole('region', { name })
  expect(card).toHaveTextContent(/bis 29.11.später im Jahr/)
})

test('the answers of this year are compared until the last import', async () => {
  const imported = questionnaires.map((row) => ({ ...row, last_import_at: '2026-11-20T08:00:00+01:00' }))
  const days = ['2026-11-19', '2025-11-20', '2025-11-21']
  show('studek', { 'results/measures': imported, 'results/data': ofDays(days) })
  expect(await readLinks('Antworten je Jahr Fragebogen Studierende')).toEqual([
    ['Fragebogen Studierende', '/results/measures/5'],
    ['2026 bis 20.11.1', '/results/data?measure=5&year=2026'],
    ['20252, davon 1', '/results/data?measure=5&year=2025'],
  ])
})

const measure = { id: 3, name: 'Befragung 2026', year: 2026, start_date: '2026-11-01', participant_count: 14 }

test.each([
  ['2026-11-29', 'läuft, endet heute'],
  ['2026-11-30', 'läuft'],
  ['2026-11-28', 'vorbei'],
])('a measure until %s: %s, with its answers and those of the year before', async (end_date, state) => {
  const answers = ofDays(['2026-11-02', '2026-11-03', '2025-11-29', '2025-11-30'])
  const records = { 'results/measures': questionnaires, 'results/data': answers }
  show('studek', { ...records, 'studek/measures': [{ ...measure, end_date }] })
  const [year, month, day] = end_date.split('-')
  const text = `Befragung 202601.11. – ${day}.${month}.${year} 14 Spitäler2 Antworten (2025 bis 29.11.: 1)${state}`
  expect((await readLinks('Messungen 2026')).at(-1)).toEqual([text, '/studek/measures/3'])
})

test.each([
  ['2026-11-01', '2026-12-04', 'läuft noch 5 Tage (bis 04.12.2026)'],
  ['2026-11-01', '2026-11-30', 'läuft noch 1 Tag (bis 30.11.2026)'],
  ['2026-11-01', '2026-11-29', 'endet heute'],
  ['2026-11-29', '2026-11-29', 'ist heute'],
  ['2026-11-01', '2026-11-28', 'ging gestern zu Ende (28.11.2026)'],
  ['2026-11-01', '2026-11-20', 'ging vor 9 Tagen zu Ende (20.11.2026)'],
  ['2026-12-04', '2026-12-20', 'beginnt in 5 Tagen (04.12.2026)'],
])('the head of a dashboard says of a measure from %s until %s: %s', async (start_date, end_date, state) => {
  show('studek', { 'studek/measures': [{ ...measure, start_date, end_date }] })
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 1 })[0]?.closest('header')).toHaveTextContent(
      `Befragung 2026 ${state}`,
    ),
  )
})

test('answers are no figures of several measures', async () => {
  const answers = ofDays(['2026-11-02'])
  const records = { 'results/measures': questionnaires, 'results/data': answers }
  show('studek', { ...records, 'studek/measures': [measure, { ...measure, id: 4 }] })
  expect((await readLinks('Messungen 2026')).map(([text]) => text)).toEqual([
    'Alle anzeigen',
    expect.stringMatching(/14 Spitälervorbei$/),
    expect.stringMatching(/14 Spitälervorbei$/),
  ])
})

const answered: Readonly<Record<number, readonly [number, number]>> = {
  1: [9, 12],
  2: [0, 0],
  3: [4, 14],
  4: [7, 8],
  5: [8, 2],
  6: [30, 31],
  7: [12, 30],
  8: [1, 5],
}
const clinics = Object.keys(answered).map((id) => ({
  id: Number(id),
  name: `Spital ${id}`,
  measures_ids: [3],
  users: id === '7' ? [] : [Number(id) + 20],
}))

type Server = { ignores?: 'hospital' | 'day'; isFirst?: boolean; fails?: boolean }

/** Answers of hospitals until the same day of two years; `isFirst`: none in the year before. */
function answerBy({ ignores, isFirst = false, fails = false }: Server = {}) {
  server.use(
    http.get(`${base}results/data/`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const id = Number(query.get('object_id'))
      if (id === 0) return HttpResponse.json({ results: [], count: 70 })
      if (fails && id === 4) return HttpResponse.json({ detail: 'Nein.' }, { status: 500 })
      const [own = 0, before = 0] = answered[id] ?? []
      const day = query.get('created__lte')?.slice(0, 10) ?? ''
      const counts: Record<string, number> = { '2026-11-29': own, '2025-11-29': isFirst ? 0 : before }
      const count = ignores ? 70 : (counts[day] ?? 0)
      const row = {
        id: 1,
        object_id: ignores === 'hospital' ? 6 : id,
        created: `${ignores === 'day' ? '2024-05-05' : day}T10:00:00Z`,
      }
      return HttpResponse.json({ results: count > 0 ? [row] : [], count })
    }),
  )
}
const withHospitals = {
  'results/measures': questionnaires,
  'studek/measures': [{ id: 3, name: 'Befragung 2026', year: 2026 }],
  'studek/hospitals': [...clinics, { id: 9, name: 'Nimmt nicht teil', measures_ids: [] }],
}
const name = 'Antworten 2026 je Spital Fragebogen Studierende'

test('hospitals furthest behind the year before are named, and the others are one click away', async () => {
  show('studek', withHospitals)
  answerBy()
  expect(await readLinks(name)).toEqual([
    ['Fragebogen Studierende', '/results/measures/5'],
    ['Spital 712, 18 weniger als 2025', '/studek/hospitals/7'],
    ['Spital 34, 10 weniger als 2025', '/studek/hospitals/3'],
    ['Spital 81, 4 weniger als 2025', '/studek/hospitals/8'],
    ['Spital 19, 3 weniger als 2025', '/studek/hospitals/1'],
    ['Spital 47, 1 weniger als 2025', '/studek/hospitals/4'],
    // Folded.
    ['Spital 630, 1 weniger als 2025', '/studek/hospitals/6'],
    ['Spital 20, gleich viele wie 2025', '/studek/hospitals/2'],
    ['Spital 58, 6 mehr als 2025', '/studek/hospitals/5'],
  ])
  const card = screen.getByRole('region', { name })
  expect(card).toHaveTextContent('1 ohne Antwort')
  expect(card).toHaveTextContent('5 von 8, am weitesten hinter dem Vorjahr (eingegangen bis 29.11.)')
  expect(within(card).getByText('3 weitere Spitäler').closest('details')).not.toHaveAttribute('open')
  expect(within(card).getByRole('button', { name: 'An diese 5 Spitäler schreiben' })).toBeEnabled()
})

test('without answers in the year before the hospitals with the fewest are named', async () => {
  show('studek', withHospitals)
  answerBy({ isFirst: true })
  expect((await readLinks(name)).slice(1, 3)).toEqual([
    ['Spital 20', '/studek/hospitals/2'],
    ['Spital 81', '/studek/hospitals/8'],
  ])
  const card = screen.getByRole('region', { name })
  expect(card).toHaveTextContent('5 von 8 mit den wenigsten Antworten (eingegangen bis 29.11.)')
  expect(within(card).queryByRole('button')).not.toBeInTheDocument()
})

test('a failed count of a hospital is said in its card, which ranks nobody', async () => {
  show('studek', withHospitals)
  answerBy({ fails: true })
  const card = await screen.findByRole('region', { name })
  await within(card).findByRole('button', { name: 'Erneut versuchen' })
  expect(within(card).getByRole('alert')).toBeVisible()
  expect(within(card).queryByRole('listitem')).not.toBeInTheDocument()
})

test('failed questionnaires are said where their answers by hospital would be', async () => {
  show('studek', withHospitals, { failing: 'results/measures' })
  const card = await screen.findByRole('region', { name: 'Antworten 2026 je Spital' })
  expect(within(card).getByRole('alert')).toBeVisible()
})

test.each(['hospital', 'day'] as const)('a server that ignores the %s of answers shows none', async (ignores) => {
  show('studek', withHospitals)
  answerBy({ ignores })
  await screen.findByRole('region', { name: 'Antworten je Jahr Fragebogen Studierende' })
  await waitFor(() => expect(requested.filter((one) => one.startsWith('studek/hospitals'))).not.toEqual([]))
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('region', { name: /je Spital/ })).not.toBeInTheDocument())
})
