import { expect, test } from 'vitest'
import type { Series } from '#evaluation/model/series.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import { getChartNotes } from '#evaluation/types/words/notes.ts'
import { getChartTheme } from '#evaluation/types/colors/theme.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { evaluateChart } from './evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'

const scale = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('q', 'likert', { scale }),
  attribute('known', 'likert', { scale, options: [1, 2, 3, 4, 5, 9] }),
  attribute('codes', 'likert', { options: [1, 2, 3, 9] }),
  attribute('yes', 'likert', { options: [0, 1] }),
  attribute('change', 'number'),
  attribute('days', 'number'),
  attribute('step', 'single', { options: [-1, 0, 1] }),
  attribute('side', 'likert', { scale: { min: -2, max: 2, reversed: false } }),
  attribute('d', 'date'),
  attribute('g', 'single', { options: [1, 2] }),
])

function evaluated(own: CountedChart, rows: object[], hideBelow = 0): { series: Series; notes: string[] } {
  const series = evaluateChart(own, question({ hideBelow }), [measureTable(rows, of)])
  return { series, notes: getChartNotes(series, own, null, inLanguage('de'), 'de') }
}
const getFigure = ({ series }: { series: Series }) => series.panels[0]?.figures[0]?.[0]?.[0]
const times = (count: number, row: object) => Array.from({ length: count }, () => row)

test('reports the number of -1 that do not apply', () => {
  const own = evaluated(chart('mean', ['q']), [...times(10, { q: '-1.0' }), { q: 4 }, { q: 2 }])
  expect(getFigure(own)).toMatchObject({ n: 2, mean: 3 })
  expect(own.notes).toContain('10 × nicht zutreffend (−1), nicht mitgezählt.')
})

test.each(['', '  ', '\u00a0', 'NA', ' NA ', null, undefined])(
  'an answer %j does not count, and is not invalid',
  (none) => {
    for (const [key, type] of [
      ['q', 'mean'],
      ['g', 'bar'],
    ] as const) {
      const own = evaluated(chart(type, [key]), [{ [key]: none }, { [key]: 1 }])
      expect(getFigure(own)).toMatchObject({ n: 1, invalid: 0 })
    }
  },
)

test('a -1 that a measure includes is in no mean and no score of a scale', () => {
  const keys = ['q', 'known']
  const rows = [
    { q: -1, known: 3 },
    { q: 2, known: 4 },
    { q: -1, known: -1 },
  ]
  const get = (skala: boolean, some: string[]) =>
    evaluateChart(chart('mean', [{ keys: some, name: 'x', skala }]), question(), [
      measureTable(rows, { ...of, minus1included: true }),
    ]).panels[0]?.figures[0]?.[0]?.[0]
  expect(get(false, ['q'])).toMatchObject({ n: 1, mean: 2 })
  expect(get(true, keys)).toMatchObject({ n: 2, mean: 3 })
  expect(get(false, keys)).toMatchObject({ n: 2, answers: 3, mean: 3 })
})

test('reports a -1 within a score as well', () => {
  const score = chart('mean', [{ keys: ['q', 'known'], name: 'Alles', skala: true }])
  expect(
    evaluated(score, [
      { q: -1, known: 3 },
      { q: 2, known: 4 },
    ]).notes,
  ).toContain('1 × nicht zutreffend (−1), nicht mitgezählt.')
})

test.each<[string, string, object[], number, number]>([
  ['changes of a score', 'change', [{ change: -3 }, { change: -1 }, { change: 4 }], 0, 3],
  ['a scale through zero', 'side', [{ side: -1 }, { side: -1 }, { side: 2 }], 0, 3],
])('a -1 is a number like any other among %s, with a note', (_what, key, rows, mean, n) => {
  const own = evaluated(chart('mean', [key]), rows)
  expect(getFigure(own)).toMatchObject({ n, mean })
  expect(own.notes.join()).toContain('zählt hier als Zahl wie jede andere')
})

test('a -1 is a number like any other among too many distinct numbers', () => {
  const many = Array.from({ length: 70_000 }, (_, row) => ({ change: row / 7 - 5000.3, days: row / 7 }))
  const rows = [...many, { change: -1, days: -1 }]
  expect(evaluated(chart('mean', ['change']), rows).series).toMatchObject({ minusOnes: { numbers: 1, dropped: 0 } })
  const days = evaluated(chart('mean', ['days']), rows)
  expect(days.series).toMatchObject({ minusOnes: { numbers: 0, dropped: 1 } })
  expect(getFigure(days)?.n).toBe(70_000)
})

test('a -1 that is an option counts', () => {
  const own = evaluated(chart('bar', ['step']), [{ step: '-1.0' }, { step: -1 }, { step: 0 }])
  expect(getFigure(own)).toMatchObject({ n: 3, counts: [2, 1, 0] })
})

test('a -1 among days of stay does not count', () => {
  expect(getFigure(evaluated(chart('mean', ['days']), [{ days: -1 }, { days: 4 }]))).toMatchObject({ n: 1, mean: 4 })
})

const rows30 = [...times(30, { known: 9 }), ...times(35, { known: 2 }), ...times(35, { known: '4.0' })]

test('an answer declared outside the scale is a level of its own', () => {
  const own = evaluated(chart('likert', ['known']), rows30)
  expect(own.series.items[0]?.levels.at(-1)).toMatchObject({ value: 9, isBeside: true })
  expect(getFigure(own)).toMatchObject({ n: 70, besides: 30, invalid: 0, mean: 3 })
  expect(getFigure(own)?.shares.map(({ share }) => share)).toEqual([0, 0.5, 0, 0.5, 0, 0.3])
})

test('a mean leaves out answers declared outside the scale', () => {
  const own = evaluated(chart('mean', ['known']), rows30)
  expect(getFigure(own)).toMatchObject({ n: 70, mean: 3, invalid: 0 })
  expect(own.notes.join()).toContain('30 Antworten neben der Skala')
})

test('a level outside the scale that nobody chose has no row', () => {
  expect(
    evaluated(chart('bar', ['known']), times(3, { known: 2 })).series.items[0]?.levels.map(({ value }) => value),
  ).toEqual([1, 2, 3, 4, 5])
})

test('withholds few people who all answered outside the scale', () => {
  const rows = [...times(20, { known: 3, g: 1 }), ...times(3, { known: 9, g: 2 })]
  const { series } = evaluated(chart('likert', ['known'], { groups: [{ attribute: 'g' }] }), rows, 5)
  expect(series.items[0]?.levels.some(({ isBeside }) => isBeside)).toBe(false)
  expect(series.panels[0]?.figures[0]?.flat().map(({ isWithheld }) => isWithheld)).toEqual([true, true])
})

test('codes of options without a scale have a mean only if the editor confirms it', () => {
  const rows = [{ codes: 1 }, { codes: 3 }, { codes: 9 }]
  expect(evaluated(chart('mean', ['codes']), rows).series.problems).toEqual([{ code: 'noScale', about: 'codes' }])
  const item = { keys: ['codes'], name: '', skala: false, isScale: true as const }
  expect(getFigure(evaluated(chart('mean', [item]), rows))).toMatchObject({ n: 3, mean: 13 / 3 })
  expect(getFigure(evaluated(chart('tableChart', ['codes']), rows))).toMatchObject({ n: 3, mean: null })
})

test('yes and no have a share without a scale', () => {
  expect(getFigure(evaluated(chart('mean', ['yes']), [{ yes: 0 }, { yes: 1 }]))).toMatchObject({ mean: 0.5 })
})

test('an undeclared number is sorted between declared ones', () => {
  const levels = evaluated(chart('bar', ['known']), [{ known: 2.5 }, { known: 9 }]).series.items[0]?.levels
  expect(levels?.map(({ value }) => value)).toEqual([1, 2, 2.5, 3, 4, 5, 9])
  const wards = evaluated(chart('bar', ['g']), [{ g: 'x' }, { g: 1.5 }, { g: 7 }]).series.items[0]?.levels
  expect(wards?.map(({ value }) => value)).toEqual([1, 1.5, 2, 7, 'x'])
})

const line = chart('timeline', ['q'], { timelineAttribute: 'd' })

test('counts answers without a readable day', () => {
  const rows = [{ q: 1, d: '2025-03-01' }, ...times(11, { q: 2, d: '01.04.2025' }), { q: 3, d: 45_717 }, { d: 'x' }]
  const own = evaluated(line, rows)
  expect(own.notes).toContain('12 Antworten ohne lesbares Datum sind nicht gezeigt.')
  expect(own.series.problems).toEqual([])
})

test('a timeline without any readable day shows that as its problem', () => {
  expect(evaluated(line, times(50, { q: 2, d: '29/12/2020' })).series).toMatchObject({
    panels: [{ figures: [[]] }],
    groups: [],
    undated: 50,
  })
})

test('a chart by age names the year that ages refer to', () => {
  const bands = { ageGap: 20, minAge: 20, maxAge: 60 }
  const own = evaluated(chart('mean', ['q'], { groups: [{ attribute: 'days', age: bands }] }), [{ q: 1, days: 1980 }])
  expect(own.notes).toContain('Das Alter ist das im Jahr 2020.')
})

test('tooltip and table show the mean of a box with its interval and n', () => {
  const rows = Array.from({ length: 60 }, (_, row) => ({ days: 1 + (row ** 2 % 37) }))
  const own = chart('boxPlot', ['days'])
  const { series } = evaluated(own, rows)
  const t = inLanguage('de')
  const data = getLayoutData({ series, chart: own, language: 'de', t, theme: 'light', palette: 'default' })
  const [line] = (data && getTip({ data, t }, 0, 0)?.lines) ?? []
  expect([line?.value, line?.n.replaceAll(/\s/g, ' ')]).toEqual([
    expect.stringMatching(/^Mittelwert [\d.]+ \[[\d.]+ – [\d.]+\]; Median/),
    'n = 60',
  ])
  const table = toTable({ series, chart: own, t, language: 'de' })
  const getCell = (label: string) => table.rows[0]?.cells[table.columns.findIndex((column) => column.label === label)]
  expect(getCell('Mittelwert')).toBeCloseTo(getFigure({ series })?.mean ?? 0, 9)
  expect([getCell('95-%-Intervall von'), getCell('95-%-Intervall bis')].every((end) => typeof end === 'number')).toBe(
    true,
  )
})

test('bar, tooltip and table show answers outside the scale', () => {
  const own = chart('likert', ['known'])
  const { series } = evaluated(own, rows30)
  const t = inLanguage('de')
  const data = getLayoutData({ series, chart: own, language: 'de', t, theme: 'light', palette: 'default' })
  expect(data?.multiples[0]?.besides).toEqual(['known 9: 30 (30 %)'])
  expect(data?.parts).toHaveLength(5)
  expect(data && getTip({ data, t }, 0, 0)?.notes).toContain('Neben der Skala: known 9: 30 (30 %)')
  expect(toTable({ series, chart: own, t, language: 'de' }).rows.at(-1)?.cells).toEqual(
    expect.arrayContaining(['known 9', 100, 30]),
  )
})

test('an undeclared answer is last and in grey, and one between declared numbers has a colour', () => {
  const own = chart('likert', ['g'])
  const { series } = evaluated(own, [{ g: 'x' }, { g: 1.5 }, { g: 1 }, { g: 2 }])
  const t = inLanguage('de')
  const data = getLayoutData({ series, chart: own, language: 'de', t, theme: 'light', palette: 'default' })
  expect(series.items[0]?.levels.map(({ value }) => value)).toEqual([1, 1.5, 2, 'x'])
  const { muted } = getChartTheme('light')
  expect(data?.parts.map(({ color }) => color === muted)).toEqual([false, false, false, true])
})

test('a centred bar has the levels of its scale alone', () => {
  const own = chart('likert', ['known'], { viewSettings: { stacked_likert: true } })
  const { series } = evaluated(own, rows30)
  const t = inLanguage('de')
  const data = getLayoutData({ series, chart: own, language: 'de', t, theme: 'light', palette: 'default' })
  expect(data?.sides).toEqual([-2, -1, 0, 1, 2])
  expect(data?.multiples[0]?.cells[0]?.map((cell) => cell?.value)).toEqual([0, 0.5, 0, 0.5, 0])
})
