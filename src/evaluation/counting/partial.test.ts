import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getChartNotes } from '#evaluation/types/words/notes.ts'
import { readBenchmark } from '#evaluation/model/readSource.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { evaluateChart } from './evaluateChart.ts'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { attributes, evaluate, rows } from './testAnswers.ts'
import { attribute, chart, measureTable, question, source } from './testRows.ts'

const scale = { min: 1, max: 5, reversed: false }
const of = source([attribute('q', 'likert', { scale }), attribute('d', 'date')])
const answers = Array.from({ length: 240 }, (_, row) => ({
  q: row < 120 ? 1 + (row % 2) : 4 + (row % 2),
  d: `2025-${String(1 + Math.floor(row / 20)).padStart(2, '0')}-10`,
  content_object: `Klinik ${row % 3}`,
}))
const whole = measureTable(answers, of)
const partial = { ...whole, table: { ...whole.table, complete: false } }
const benchmarks = [readBenchmark({ id: 1, name: 'CH', means: { q: { n: 900, mean: 2, sd: 1 } } })].flatMap(
  (one) => one ?? [],
)
const compared = { benchmarks: [1], viewSettings: { benchmark: true, signals: true } }
const t = inLanguage('de')

function getJudged(own: ReturnType<typeof chart>, table: typeof whole) {
  const series = evaluateChart(own, question({ benchmarks }), [table])
  const data = getLayoutData({ series, chart: own, language: 'de', t, theme: 'light', palette: 'default' })
  const cells = data?.multiples.flatMap((multiple) => multiple.cells.flat().flatMap((cell) => cell ?? [])) ?? []
  return {
    ns: cells.map(({ n }) => n),
    verdicts: cells.some(({ verdict }) => verdict !== null),
    sentences: cells.some(({ sentence }) => (sentence?.() ?? '') !== ''),
    signals: data?.multiples.some(({ signals }) => signals?.some((line) => line?.signals)) ?? false,
    table: toTable({ series, chart: own, t, language: 'de' }).rows.some(({ cells: row }) =>
      row.some((cell) => typeof cell === 'string' && /Benchmark|besser|schlechter|auffällig|ausserhalb/.test(cell)),
    ),
    notes: getChartNotes(series, own, data, t, 'de').some((note) => /besser|schlechter|auffällig|Vergleich/.test(note)),
  }
}

test.each([
  ['means', chart('mean', ['q'], compared)],
  ['a line over time', chart('timeline', ['q'], { ...compared, timelineAttribute: 'd' })],
  ['a funnel', chart('funnel', ['q'], compared)],
])('shows figures without verdicts while rows load: %s', (_what, own) => {
  const [all, some] = [getJudged(own, whole), getJudged(own, partial)]
  expect(some.ns).toEqual(all.ns)
  expect(all.verdicts || all.signals).toBe(true)
  expect(some).toMatchObject({ verdicts: false, sentences: false, signals: false, table: false, notes: false })
})

test('a funnel is not said to lack limits while rows load', () => {
  const own = chart('funnel', ['q'], compared)
  const series = evaluateChart(own, question({ benchmarks }), [partial])
  const data = getLayoutData({ series, chart: own, language: 'de', t, theme: 'light', palette: 'default' })
  expect(getChartNotes(series, own, data, t, 'de')).not.toContain(t('funnel.none'))
})

test('the overview shows no verdicts while rows load', () => {
  const requested = {
    ...question({ charts: [chart('mean', ['q'], compared)], benchmarks }),
    institutions: ['Klinik 1'],
  }
  const overview = (table: typeof whole) =>
    evaluateOverview({ ...requested, against: 'benchmark', others: [] }, [table])
  expect(overview(whole).topics[0]?.figure.verdict).not.toBeNull()
  expect(overview(partial).topics[0]?.figure.verdict).toBeNull()
})

test('a failed measure suppresses all verdicts', () => {
  const own = chart('mean', ['q'], { ...compared, measures: [1, 2] })
  const series = evaluateChart(own, question({ benchmarks }), [whole])
  expect(series).toMatchObject({ complete: false, comparisons: 0 })
})

test('every figure is finite or null in any measure', () => {
  const items = ['q', 'r', 'x', 'y', { keys: ['q', 'r'], name: 's', skala: true }]
  const types = ['mean', 'boxPlot', 'likert', 'bar', 'tableChart'] as const
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(...types),
      fc.constantFrom(...items),
      fc.boolean(),
      (given, type, item, minus1) => {
        const own = chart(type, [item], { groups: [{ attribute: 'g' }] })
        const series = evaluateChart(own, question(), [measureTable(given, source(attributes, minus1))])
        JSON.stringify(series, (_key, value: unknown) => {
          if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${_key} is ${value}`)
          return value
        })
        for (const figure of series.panels.flatMap(({ figures }) => figures.flat(2))) {
          expect(figure.counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
          expect(figure.shares.every(({ share, low, high }) => low <= share && share <= high)).toBe(true)
        }
      },
    ),
    { numRuns: 150 },
  )
  expect(evaluate(chart('mean', ['q'])).problems).toEqual([])
})
