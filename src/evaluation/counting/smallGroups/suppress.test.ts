import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'

const attributes = [
  attribute('ward', 'single', { options: ['a', 'b', 'c', 'd'] }),
  attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
]

function requested(sizes: number[], hideBelow: number, type: 'mean' | 'likert' = 'mean') {
  const rows = sizes.flatMap((size, ward) =>
    Array.from({ length: size }, (_, row) => ({ ward: 'abcd'[ward], q: 1 + (row % 5) })),
  )
  const own = chart(type, ['q'], { groups: [{ attribute: 'ward' }] })
  return evaluateChart(own, question({ hideBelow }), [measureTable(rows, source(attributes))])
}
const shown = (sizes: number[], hideBelow: number) =>
  requested(sizes, hideBelow).panels[0]?.figures[0]?.map(([figure]) => (figure?.isWithheld ? 'withheld' : figure?.n))

test.each<[string, number[], number, (number | string)[]]>([
  ['withholds nothing by default', [3, 40, 60, 0], 0, [3, 40, 60, 0]],
  ['withholds the next smallest with a single small group', [3, 40, 60, 0], 5, ['withheld', 'withheld', 60, 0]],
  ['withholds only the small ones if there are two', [3, 4, 60, 90], 5, ['withheld', 'withheld', 60, 90]],
  ['withholds groups below the limit of 5', [4, 5, 6, 70], 5, ['withheld', 'withheld', 6, 70]],
  ['withholds a group that is alone', [3, 0, 0, 0], 5, ['withheld', 0, 0, 0]],
  ['finds the next smallest by size, not by position', [3, 60, 40, 90], 5, ['withheld', 60, 'withheld', 90]],
  ['shows a group of exactly the limit', [5, 60, 40, 90], 5, [5, 60, 40, 90]],
])('%s', (_name, sizes, hideBelow, expected) => {
  expect(shown(sizes, hideBelow)).toEqual(expected)
})

test('a withheld figure is nowhere in a series', () => {
  const sizes = fc.array(fc.nat({ max: 12 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(
      sizes,
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('mean' as const, 'likert' as const),
      (own, hideBelow, type) => {
        const series = requested(own, hideBelow, type)
        const figures = series.panels.flatMap((panel) => panel.figures.flat(2))
        const hidden = figures.filter(({ isWithheld }) => isWithheld)
        for (const { isWithheld, n } of figures) expect(isWithheld || n === 0 || n >= hideBelow).toBe(true)
        for (const { isWithheld: _, ...rest } of hidden)
          expect(
            Object.values(rest)
              .flat()
              .filter((value) => value !== null && value !== 0),
          ).toEqual([])
        if (hidden.length === 0) return
        expect([series.rows, series.invalid, series.panels[0]?.rows]).toEqual([null, 0, 0])
        // Alone among groups with answers it would follow from their total.
        if (figures.some(({ n }) => n > 0)) expect(hidden.length).toBeGreaterThan(1)
      },
    ),
  )
})

test('an answer that only withheld people gave is nowhere in a series', () => {
  const rows = [3, 40, 60].flatMap((size, ward) =>
    Array.from({ length: size }, (_, row) => ({
      ward: 'abc'[ward],
      reason: ward === 0 && row === 0 ? 'Suizidversuch' : 'Sturz',
    })),
  )
  const of = source([attribute('ward', 'single'), attribute('reason', 'single', { options: ['Sturz', 'andere'] })])
  const counted = (hideBelow: number, groups: { attribute: string }[]) =>
    evaluateChart(chart('bar', ['reason'], { groups }), question({ hideBelow }), [measureTable(rows, of)])
  const byWard = [{ attribute: 'ward' }]
  expect(counted(0, byWard).items[0]?.levels.map(({ value }) => value)).toEqual(['Sturz', 'andere', 'Suizidversuch'])
  const shown = counted(5, byWard)
  expect(JSON.stringify(shown)).not.toContain('Suizid')
  expect(shown.items[0]?.levels.map(({ value }) => value)).toEqual(['Sturz', 'andere'])
  expect(shown.panels[0]?.figures[0]?.[2]?.[0]).toMatchObject({
    n: 60,
    counts: [60, 0],
    shares: [{ share: 1 }, { share: 0 }],
  })
  // If somebody visible gave it too, it is a figure like any other.
  expect(counted(5, []).panels[0]?.figures[0]?.[0]?.[0]?.counts).toEqual([102, 0, 1])
})

test('removes nothing if no group is small', () => {
  const series = requested([6, 40, 60, 9], 5)
  expect(series).toEqual({ ...requested([6, 40, 60, 9], 0), hideBelow: 5 })
  expect([series.rows, series.panels[0]?.rows]).toEqual([115, 115])
})

test('keeps an answer that somebody visible gave as well', () => {
  const rows = [3, 40, 60].flatMap((size, ward) =>
    Array.from({ length: size }, (_, row) => ({
      ward: 'abc'[ward],
      half: row % 2 === 0 ? 'x' : 'y',
      reason: row === 0 && ward !== 1 ? 'Sturz im Bad' : 'Sturz',
    })),
  )
  const of = source([
    attribute('ward', 'single', { options: ['a', 'b', 'c'] }),
    attribute('half', 'single', { options: ['x', 'y'] }),
    attribute('reason', 'single', { options: ['Sturz', 'andere'] }),
  ])
  const own = chart('bar', ['reason'], { groups: [{ attribute: 'ward' }], splits: [{ attribute: 'half' }] })
  const shown = evaluateChart(own, question({ hideBelow: 5 }), [measureTable(rows, of)])
  expect(shown.items[0]?.levels.map(({ value }) => value)).toEqual(['Sturz', 'andere', 'Sturz im Bad'])
  // Ward a has two and one, ward b is withheld with it; ward c's 30 each are all visible.
  expect(shown.panels.map(({ figures }) => figures[0]?.map(([figure]) => figure?.counts))).toEqual([
    [[], [], [29, 0, 1]],
    [[], [], [30, 0, 0]],
  ])
})

test('withholds the next smallest panel with the only small one', () => {
  const rows = [3, 40, 60].flatMap((size, ward) =>
    Array.from({ length: size }, (_, row) => ({ ward: 'abc'[ward], q: 1 + (row % 5) })),
  )
  const own = chart('mean', ['q'], { splits: [{ attribute: 'ward' }] })
  const { panels } = evaluateChart(own, question({ hideBelow: 5 }), [measureTable(rows, source(attributes))])
  const figures = panels.map((panel) => panel.figures[0]?.flat()[0])
  expect(figures.map((figure) => (figure?.isWithheld ? 'withheld' : figure?.n))).toEqual([
    'withheld',
    'withheld',
    60,
    0,
  ])
})

test('a box above a limit of small groups has no single answers, and whiskers at the 5th and 95th percentile [R07]', () => {
  const stays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 90]
  const of = source([attribute('stay', 'number')])
  const count = (hideBelow: number) =>
    evaluateChart(chart('boxPlot', ['stay']), question({ hideBelow }), [
      measureTable(
        stays.map((stay) => ({ stay })),
        of,
      ),
    ])
  const [shown, whole] = [count(5), count(0)].map((series) => series.panels[0]?.figures[0]?.[0]?.[0]?.box)
  // R: quantile(c(1:10, 90), c(0.05, 0.25, 0.5, 0.75, 0.95), type = 7)
  expect(shown).toEqual({
    low: 1.5,
    q1: 3.5,
    median: 6,
    q3: 8.5,
    high: 50,
    outside: 0,
    outliers: [],
    more: 0,
    hasNoSingles: true,
  })
  expect(whole).toMatchObject({ low: 1, high: 10, outside: 1, outliers: [90] })
})
