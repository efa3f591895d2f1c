// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import reference from '#evaluation/counting/reference/comparators.json'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Question } from '#evaluation/model/question.ts'
import type { Comparator } from '#evaluation/model/series.ts'
import { withComparators } from './withComparators.ts'

const scale = { min: 1, max: 5, reversed: false }
const attributes = [
  attribute('care', 'likert', { scale }),
  attribute('wait', 'likert', { scale: { ...scale, reversed: true } }),
  attribute('again', 'likert', { options: [0, 1], scale: { min: 0, max: 1, reversed: false } }),
  attribute('sex', 'single', { options: [1, 2] }),
  attribute('exit', 'date'),
]
const keys = ['care', 'wait', 'again']
const both = { median: true, best_tenth: true }

type Row = { content_object: string; object_id?: number; care?: number | null; [key: string]: unknown }

const own = { names: ['Spital 0'], labels: { own: 'Spital 0', others: 'Alle anderen' } }

/** The comparisons of a table chart over some rows. */
function compared(
  rows: readonly Row[],
  { of = keys, ...more }: Partial<Chart> & { of?: string[] } = {},
  changes: Partial<Question> = {},
): Comparator[] {
  const tables = [measureTable(rows, source(attributes))]
  const own = chart('tableChart', of, { viewSettings: both, ...more })
  const request = question({ charts: [own], ...changes })
  return withComparators(evaluateChart(own, request, tables), own, request, tables).comparators ?? []
}

const isNear = (found: number, expected: number) => Math.abs(found - expected) <= 1e-9 * Math.abs(expected)

/** As many rows of each institution as given, all with the same answer. */
const getRows = (sizes: readonly number[], care: (institution: number) => number): Row[] =>
  sizes.flatMap((size, institution) =>
    Array.from({ length: size }, () => ({
      content_object: `Spital ${institution}`,
      object_id: institution + 1,
      care: care(institution),
    })),
  )

test('the median and the best tenth of institutions equal those of R', () => {
  const seen = new Set<string>()
  for (const { rows, ...expected } of reference) {
    const answers = rows.map(([id, care, wait, again]) => ({
      content_object: `Spital ${id}`,
      object_id: Number(id),
      care: care ?? null,
      wait,
      again,
    }))
    const [median, best] = compared(answers)
    for (const [place, key] of (['care', 'wait', 'again'] as const).entries()) {
      const known = expected[key]
      for (const [found, value] of [
        [median?.items[place], known.median],
        [best?.items[place], known.best],
      ] as const) {
        if (value === null) {
          expect(found).toBe(key === 'again' && found === best?.items[place] ? 'undirected' : 'few')
          seen.add(JSON.stringify(found))
          continue
        }
        if (typeof found !== 'object') throw new Error(`${key} has none`)
        expect(found.n).toBe(known.institutions)
        expect(isNear(found.mean, value)).toBe(true)
      }
    }
  }
  expect([...seen].toSorted()).toEqual([`"few"`, `"undirected"`])
})

test('institutions of one name are counted by their id', () => {
  const rows = getRows(
    Array.from({ length: 10 }, () => 10),
    (institution) => 1 + (institution % 5),
  )
  const named = rows.map((row) => ({ ...row, content_object: 'Kantonsspital' }))
  expect(compared(named, { of: ['care'] })).toEqual(compared(rows, { of: ['care'] }))
  expect(compared(rows, { of: ['care'] })[0]?.items).toEqual([{ mean: 3, n: 10 }])
  const { length: without } = rows.map(({ object_id: _id, ...row }) => row)
  expect(compared(rows.map(({ object_id: _id, ...row }) => row))[0]?.items[0]).toEqual({ mean: 3, n: 10 })
  expect(without).toBe(100)
})

test('rows with an id alone in part are counted by name', () => {
  const rows = getRows(
    Array.from({ length: 10 }, () => 10),
    () => 3,
  )
  const { object_id: _id, ...first } = rows[0] ?? { content_object: '' }
  expect(compared([...rows, first], { of: ['care'] })[0]?.items).toEqual([{ mean: 3, n: 10 }])
})

test('a filter by few institutions says who is compared, not with whom', () => {
  const sizes = Array.from({ length: 12 }, () => 10)
  const rows = getRows(sizes, (institution) => 1 + (institution % 5))
  const only = (count: number) => ({
    attribute: 'content_object',
    operator: 'in' as const,
    values: Array.from({ length: count }, (_, institution) => `Spital ${institution}`),
  })
  const all = compared(rows, { of: ['care'] })
  expect(compared(rows, { of: ['care'], filters: [only(1)] })).toEqual(all)
  expect(compared(rows, { of: ['care'] }, { filters: [only(2)] })).toEqual(all)
  expect(compared(rows, { of: ['care'], filters: [only(10)] })[0]?.items).toEqual([{ mean: 3, n: 10 }])
})

test('other filters apply: institutions need ten answers under them', () => {
  const rows = getRows(
    Array.from({ length: 10 }, () => 20),
    () => 3,
  ).map((row, place) => ({ ...row, sex: place === 0 ? 2 : 1 + (place % 2) }))
  const women = { attribute: 'sex', operator: 'in' as const, values: [1] }
  expect(compared(rows, { of: ['care'] })[0]?.items).toEqual([{ mean: 3, n: 10 }])
  expect(compared(rows, { of: ['care'] }, { filters: [women] })[0]?.items).toEqual(['few'])
})

test('a question without a mean has no figure and no reason', () => {
  const rows = getRows(
    Array.from({ length: 10 }, () => 10),
    () => 3,
  )
  const viewSettings = { ...both, own_before: true }
  const found = compared(rows, { of: ['care', 'sex'], viewSettings }, { own })
  expect(found.map(({ items }) => items[1])).toEqual(['none', 'none', 'none'])
})

test('nothing is compared while rows are missing', () => {
  const own = chart('mean', ['care'], { viewSettings: both })
  const request = question({ charts: [own] })
  const rows = getRows(
    Array.from({ length: 10 }, () => 10),
    () => 3,
  )
  const table = measureTable(rows, source(attributes))
  const partial = { ...table, table: { ...table.table, complete: false } }
  expect(withComparators(evaluateChart(own, request, [partial]), own, request, [partial]).comparators).toBeUndefined()
})

test('a chart without the option has none, and no verdict comes from one', () => {
  const rows = getRows(
    Array.from({ length: 10 }, () => 30),
    (institution) => 1 + (institution % 5),
  )
  expect(compared(rows, { viewSettings: {} })).toEqual([])
  const own = chart('mean', ['care'], { viewSettings: both, groups: [{ attribute: 'content_object' }] })
  const request = question({ charts: [own] })
  const tables = [measureTable(rows, source(attributes))]
  const series = withComparators(evaluateChart(own, request, tables), own, request, tables)
  expect([series.comparisons, series.benchmarks]).toEqual([0, []])
  expect(series.panels[0]?.figures.flat(2).every(({ verdict }) => verdict === null)).toBe(true)
})

const institution = fc.record({ size: fc.integer({ min: 0, max: 30 }), care: fc.integer({ min: 1, max: 5 }) })

test('a reader learns nothing of others by name, and nothing of those with too few answers', () => {
  fc.assert(
    fc.property(
      fc.array(institution, { minLength: 1, maxLength: 16 }),
      fc.constantFrom(0, 5, 10, 15),
      fc.integer({ min: 1, max: 5 }),
      (institutions, hideBelow, other) => {
        const request = {
          hideBelow,
          named: ['Spital 0'],
          own: { names: ['Spital 0'], labels: { own: 'Spital 0', others: 'Alle anderen' } },
        }
        const sizes = institutions.map(({ size }) => size)
        const getCare = (place: number) => institutions[place]?.care ?? 0
        const least = Math.max(10, hideBelow)
        const enough = sizes.filter((size) => size >= least).length
        const found = compared(getRows(sizes, getCare), { of: ['care'] }, request)
        expect(JSON.stringify(found)).not.toMatch(/Spital [1-9]/)
        for (const { items } of found)
          if (enough < 10) expect(items).toEqual(['few'])
          else expect(items).toEqual([{ mean: expect.any(Number), n: enough }])
        // What those with too few answer makes no difference.
        const changed = getRows(sizes, (place) => ((sizes[place] ?? 0) < least ? other : getCare(place)))
        expect(compared(changed, { of: ['care'] }, request)).toEqual(found)
      },
    ),
    { numRuns: 60, examples: [[Array.from({ length: 12 }, (_, at) => ({ size: at < 10 ? 12 : 9, care: 3 })), 5, 1]] },
  )
})

const before = { of: ['care'], viewSettings: { own_before: true }, timelineAttribute: 'exit' }

/** Answers of two years; Spital 0 answers 4 in the first and 2 in the second. */
const twoYears = (sizes: { early: number; now: number; older?: number }): Row[] => [
  ...Array.from({ length: sizes.early }, () => ({ content_object: 'Spital 0', care: 4, exit: '2024-06-01' })),
  ...Array.from({ length: sizes.now }, () => ({ content_object: 'Spital 0', care: 2, exit: '2025-12-31' })),
  ...Array.from({ length: sizes.older ?? 0 }, () => ({ content_object: 'Spital 0', care: 5, exit: '2020-01-01' })),
  ...Array.from({ length: 50 }, () => ({ content_object: 'Spital 1', care: 1, exit: '2024-06-01' })),
]

test('the period before is that of one’s own institutions, with its days', () => {
  expect(compared(twoYears({ early: 20, now: 30 }), before, { own })).toEqual([
    { name: 'own_before', days: ['2024-01-01', '2024-12-31'], items: [{ mean: 4, n: 20 }] },
  ])
  expect(compared(twoYears({ early: 9, now: 30 }), before, { own })[0]?.items).toEqual(['few'])
  // Without institutions of one’s own there is none, and the reason.
  expect(compared(twoYears({ early: 20, now: 30 }), before)).toEqual([{ name: 'own_before', items: ['nobody'] }])
})

test('the days of the page decide which period is before', () => {
  const days = { attribute: 'exit', operator: 'between' as const, values: ['2024-01-01', '2024-12-31'] }
  const rows = [...twoYears({ early: 20, now: 30 }), ...twoYears({ early: 12, now: 0 }).slice(0, 12)]
  const earlier = rows.map((row, place) => (place >= 100 ? { ...row, care: 3, exit: '2023-05-01' } : row))
  const [found] = compared(earlier, before, { own, filters: [days] })
  expect(found).toEqual({ name: 'own_before', days: ['2023-01-01', '2023-12-31'], items: [{ mean: 3, n: 12 }] })
})

test.each([
  ['the period itself', { early: 12, now: 40 }, 15],
  ['the period after it', { early: 20, now: 12 }, 15],
  ['the rest of all answers', { early: 20, now: 40, older: 3 }, 5],
])('the period before is not shown where %s is of too few people', (_what, sizes, hideBelow) => {
  expect(['few', 'withheld']).toContain(compared(twoYears(sizes), before, { own, hideBelow })[0]?.items[0])
  expect(compared(twoYears(sizes), before, { own })[0]?.items[0]).toMatchObject({ mean: 4 })
})

const stored = { n: 500, mean: 3, sd: 1 }
const benchmarks = [
  {
    id: 1,
    label: sameWords('Schweiz'),
    calculated: null,
    filters: [],
    means: { care: stored, wait: stored, again: { ...stored, mean: 0.5 } },
  },
]

test.each(['median', 'best_tenth'] as const)(
  'the overview compares with the %s as the charts do, without verdicts',
  (name) => {
    const rows = getRows(
      Array.from({ length: 12 }, () => 20),
      (at) => 1 + (at % 5),
    ).map((row, at) => ({ ...row, wait: 1 + (at % 3), again: at % 2 }))
    const tables = [measureTable(rows, source(attributes))]
    const charts = [
      chart('mean', ['care', 'wait'], { benchmarks: [1], viewSettings: { benchmark: true } }),
      chart('mean', ['again'], { i: 'again', benchmarks: [1], viewSettings: { benchmark: true } }),
    ]
    const found = evaluateOverview(
      { ...question({ charts, benchmarks }), institutions: ['Spital 4'], others: [], against: name },
      tables,
    )
    const place = name === 'median' ? 0 : 1
    const inCharts = compared(rows)[place]?.items.filter((item) => typeof item === 'object')
    expect(found.topics.map(({ benchmark: { mean, n } }) => ({ mean, n }))).toEqual(inCharts)
    expect(found.topics.every(({ figure, isDistance }) => figure.verdict === null && isDistance)).toBe(true)
    expect([found.comparisons, found.distance]).toEqual([0, { least: 10, left: name === 'median' ? 0 : 1 }])
  },
)
