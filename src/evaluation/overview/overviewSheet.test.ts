import i18next from 'i18next'
import { expect, test } from 'vitest'
import { getBenchmark, getFigure, item, nobody, inLanguage } from '#evaluation/types/definition/testSeries.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Topic } from '#evaluation/model/overview.ts'
import { showNumber } from '#lib/text/numbers.ts'
import words from '../../../locales/de/evaluation.json'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { overviewSheet } from './overviewSheet.ts'

const instance = i18next.createInstance()
void instance.init({ resources: { de: { evaluation: words } }, initAsync: false, keySeparator: false })
instance.services.formatter?.add('number', showNumber)
const t = instance.getFixedT('de', 'evaluation')
const { id, label, calculated } = getBenchmark('Schweiz', [])
const benchmark = { id, label, calculated, n: 900, mean: 3, sd: 1 }
const answered = getFigure([0, 0, 3, 9, 9], { verdict: { word: 'better', isClear: false } })
const topic = (name: string, figure: Topic['figure'], more: Partial<Topic> = {}): Topic => ({
  chart: 'c',
  filters: [],
  item: item(name),
  decimals: undefined,
  span: 4,
  figure,
  benchmark,
  size: 1,
  change: null,
  ...more,
})

const filterText = ({ values }: RowFilter) => values.join()
const institutions = { kind: 'own' as const, names: ['Nord'], others: [] }

test('the sheet names the comparison and hides withheld topics', () => {
  const overview = {
    topics: [topic('Ruhe', { ...nobody, isWithheld: true }), topic('Essen', answered)],
    comparisons: 1,
    changes: 0,
    periods: null,
    rows: null,
    answers: {
      months: ['2023-12-01', '2026-10-31'] as [string, string],
      label: sameWords('Austritt'),
    },
    complete: true,
    hideBelow: 0,
    against: 'benchmark' as const,
  }
  const sheet = overviewSheet(
    { overview, institutions, lines: ['Geschlecht: Frau'], filterText },
    t,
    inLanguage('de'),
    'de',
  )
  expect(sheet.lines).toEqual([
    'Auf einen Blick',
    'Ihre Institution (Nord), Antworten Dez. 2023 – Okt. 2026 (Austritt), verglichen mit dem Benchmark Schweiz.',
    'Mit den Filtern dieser Seite: Geschlecht: Frau.',
    'Der Benchmark ist nicht gleich gefiltert.',
    '1 Vergleich mit dem Benchmark (Irrtumswahrscheinlichkeit 5 %).',
  ])
  const [first, second] = sheet.rows
  expect(first?.slice(0, 2)).toEqual(['Essen', 'besser'])
  expect(first?.[5]).toBe(21)
  expect(second).toEqual([
    'Ruhe',
    'nicht gezeigt',
    null,
    null,
    null,
    null,
    3,
    1,
    900,
    'Dieser Wert wird nicht gezeigt, also auch kein Vergleich.',
    '',
  ])
  expect(sheet.header).toHaveLength(sheet.kinds.length)
  expect(first?.[sheet.header.indexOf('SD des Benchmarks')]).toBe(1)
  expect(first?.[sheet.header.indexOf('n des Benchmarks')]).toBe(900)
})

const periods = {
  attribute: 'exit',
  now: ['2025-01-01', '2025-12-31'] as [string, string],
  before: ['2024-01-01', '2024-12-31'] as [string, string],
  hasBefore: true,
}
const overTime = {
  comparisons: 1,
  changes: 0,
  rows: null,
  answers: null,
  complete: true,
  hideBelow: 0,
  against: 'before' as const,
}

test('a comparison with the previous period is not called a benchmark', () => {
  const before = { ...benchmark, n: 40, mean: 3.25, sd: 0.9 }
  const nobodyBefore = { ...benchmark, n: 0, mean: null, sd: null }
  const topics = [
    topic('Essen', answered, { benchmark: before }),
    topic('Ruhe', getFigure([0, 0, 5, 5, 5]), { benchmark: nobodyBefore }),
  ]
  const overview = { ...overTime, topics, periods }
  const sheet = overviewSheet(
    { overview, institutions, lines: ['Geschlecht: Frau'], filterText },
    t,
    inLanguage('de'),
    'de',
  )
  expect(sheet.lines).toEqual([
    'Auf einen Blick',
    'Ihre Institution (Nord), 01.01.2025 – 31.12.2025. Vergleichswert: der Zeitraum davor, 01.01.2024 – 31.12.2024, berechnet aus den Antworten dieser Auswertung.',
    'Mit den Filtern dieser Seite: Geschlecht: Frau.',
    '1 Vergleich (Irrtumswahrscheinlichkeit 5 %).',
  ])
  expect(sheet.header).toEqual([
    'Frage',
    'Gegenüber Vergleichswert',
    'Mittelwert',
    '95-%-Intervall von',
    '95-%-Intervall bis',
    'n',
    'Vergleichswert',
    'n des Vergleichswerts',
    'In Worten',
  ])
  expect(sheet.kinds).toHaveLength(sheet.header.length)
  const plain = (cell: unknown) => (typeof cell === 'string' ? cell.replaceAll('\u00a0', ' ') : cell)
  expect(sheet.rows.map((cells) => [cells[0], ...cells.slice(6)].map(plain))).toEqual([
    [
      'Essen',
      3.25,
      40,
      'Mit 4.29 (n = 21) liegt Ihre Institution über dem Wert davor, 3.25 (n = 40). Das ist besser: Der Unterschied ist grösser, als Zufall erklärt.',
    ],
    ['Ruhe', null, 0, 'Auf der anderen Seite des Vergleichs stehen zu wenige Antworten (n = 0).'],
  ])
  expect(JSON.stringify([sheet.header, sheet.rows])).not.toContain('Benchmark')
})

test.each([
  [
    { ...periods, hasBefore: false },
    'Ihre Institution (Nord). Im Zeitraum davor (01.01.2024 – 31.12.2024) gibt es keine Antworten.',
  ],
  [null, 'Ihre Institution (Nord). Ohne Antworten mit Datum gibt es keinen Zeitraum davor.'],
])('explains why there is no previous period', (known, line) => {
  const input = { overview: { ...overTime, topics: [], periods: known }, institutions, lines: [], filterText }
  expect(overviewSheet(input, t, inLanguage('de'), 'de').lines[1]).toBe(line)
})

test('the overview shows a message if no question has a benchmark', () => {
  const overview = { ...overTime, topics: [], periods: null, comparisons: 0, against: 'benchmark' as const }
  const input = { overview, institutions, lines: [], filterText }
  expect(overviewSheet(input, t, inLanguage('de'), 'de').lines).toEqual([
    'Auf einen Blick',
    'Ihre Institution (Nord). Hier gibt es nichts zu vergleichen: Zu den Fragen dieser Seite fehlt ein Vergleichswert.',
  ])
})

test('a filtered question has its filter in its name, and does not speak for the institution', () => {
  const filters: RowFilter[] = [{ attribute: 'ward', operator: 'in', values: ['nur Palliativ'] }]
  const overview = {
    ...overTime,
    topics: [topic('Essen', answered, { filters }), topic('Ruhe', answered)],
    periods: null,
    against: 'benchmark' as const,
  }
  const { rows } = overviewSheet({ overview, institutions, lines: [], filterText }, t, inLanguage('de'), 'de')
  expect(rows.map(([name]) => name)).toEqual(['Essen · nur Palliativ', 'Ruhe'])
  const sentences = rows.map((cells) => cells.find((cell) => String(cell).startsWith('Mit 4.29')))
  expect(sentences[0]).toContain('liegt «nur Palliativ» über')
  expect(sentences[0]).not.toContain('Ihre Institution')
  expect(sentences[1]).toContain('liegt Ihre Institution über')
})

test('a yes/no question has no spread, and its n stays in its column', () => {
  const levels = [0, 1].map((value) => ({ value, label: sameWords(String(value)) }))
  const yes = { ...item('Sturz'), scale: null, levels, isBinary: true as const }
  const overview = {
    ...overTime,
    topics: [
      topic('Sturz', getFigure([30, 10], { mean: 0.25 }), { item: yes, benchmark: { ...benchmark, mean: 0.3 } }),
    ],
    periods: null,
    against: 'benchmark' as const,
  }
  const { header, rows } = overviewSheet({ overview, institutions, lines: [], filterText }, t, inLanguage('de'), 'de')
  const getCell = (name: string) => rows[0]?.[header.indexOf(name)]
  expect(['Benchmark', 'SD des Benchmarks', 'n des Benchmarks'].map(getCell)).toEqual([30, null, 900])
})
