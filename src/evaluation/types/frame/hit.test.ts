// @vitest-environment node
import { expect, test } from 'vitest'
import type { ChartType } from '#evaluation/model/chart.ts'
import { pictureOf } from '../layers/pictureOf.ts'
import { categories, chartOf, figureOf, item, sayIn, seriesOf } from '../testSeries.ts'

const picture = (type: ChartType, isLying: boolean) => {
  const series = seriesOf(
    { items: [item('q1')], groups: type === 'bar' ? undefined : categories('Ost', 'West', 'Nord') } as Parameters<
      typeof seriesOf
    >[0],
    () => figureOf([10, 10, 20, 30, 30]),
  )
  const made = pictureOf({
    series,
    chart: chartOf(type, { viewSettings: { horizontal: isLying } }),
    language: 'de',
    t: sayIn('de'),
    theme: 'light',
    palette: 'default',
    size: { width: 600, height: 300 },
  })
  if (!made) throw new Error('nothing is drawn')
  const { plot } = made.frame.facets[0] ?? {}
  if (!plot) throw new Error('no plot')
  return { made, plot }
}

test.each([
  ['mean', false],
  ['mean', true],
  ['timeline', false],
  ['boxPlot', true],
] as const)('in a %s chart (lying: %s) the band under the pointer is its category', (type, isLying) => {
  const { made, plot } = picture(type, isLying)
  const at = (part: number) =>
    isLying ? made.hit(plot.x + 5, plot.y + plot.height * part) : made.hit(plot.x + plot.width * part, plot.y + 5)
  expect([0.1, 0.5, 0.9].map((part) => at(part)?.category)).toEqual([0, 1, 2])
  expect(made.hit(plot.x + 5, 1)).toBeUndefined()
  const hit = at(0.9)
  expect(hit && made.spot(hit)).toMatchObject({ group: 2, level: null })
})

test('of an item’s bar it is the answer under the pointer', () => {
  const series = seriesOf({ items: [item('q1'), item('q2')] }, () => figureOf([10, 10, 20, 30, 30]))
  const made = pictureOf({
    series,
    chart: chartOf('likert', { viewSettings: { horizontal: true } }),
    language: 'de',
    t: sayIn('de'),
    theme: 'light',
    palette: 'default',
    size: { width: 600, height: 300 },
  })
  const { plot } = made?.frame.facets[0] ?? {}
  if (!made || !plot) throw new Error('nothing is drawn')
  const spots = [0.05, 0.3, 0.65, 0.95]
    .map((share) => made.hit(plot.x + plot.width * share, plot.y + plot.height * 0.75))
    .map((hit) => hit && made.spot(hit))
  expect(spots.map((spot) => [spot?.item, spot?.level])).toEqual([
    [1, 0],
    [1, 2],
    [1, 3],
    [1, 4],
  ])
})

test('of a radar it is the nearest axis, with a sector that is marked, and nothing beside the wheel', () => {
  const series = seriesOf({ items: ['a', 'b', 'c', 'd'].map((name) => item(name)) }, () => figureOf([1, 2, 3, 4, 5]))
  const made = pictureOf({
    series,
    chart: chartOf('radar'),
    language: 'de',
    t: sayIn('de'),
    theme: 'light',
    palette: 'default',
    size: { width: 600, height: 300 },
  })
  const { plot } = made?.frame.facets[0] ?? {}
  if (!made || !plot) throw new Error('nothing is drawn')
  const [x, y] = [plot.x + plot.width / 2, plot.y + plot.height / 2]
  expect(
    [
      [x + 3, y - 40],
      [x + 40, y + 3],
      [x - 3, y + 40],
      [x - 40, y - 3],
    ].map(([across = 0, down = 0]) => made.hit(across, down)?.category),
  ).toEqual([0, 1, 2, 3])
  expect(made.hit(plot.x + 1, plot.y + 1)).toBeUndefined()
  const marked = made.pointed({ facet: 0, category: 1 })
  expect(marked?.points[0]).toEqual([x, y])
  expect(Math.min(...(marked?.points ?? []).map(([across]) => across))).toBeGreaterThanOrEqual(x)
})

test.each([
  ['mean', false],
  ['mean', true],
  ['boxPlot', false],
] as const)(
  'what is marked in a %s chart (lying: %s) is the band that is hit, and its tooltip stands in it',
  (type, isLying) => {
    const { made } = picture(type, isLying)
    for (const category of [0, 1, 2]) {
      const { points, at } = made.pointed({ facet: 0, category }) ?? { points: [], at: { x: 0, y: 0 } }
      const middle = points.reduce(([x, y], [across, down]) => [x + across / 4, y + down / 4], [0, 0])
      expect(made.hit(middle[0] ?? 0, middle[1] ?? 0)?.category).toBe(category)
      expect(made.hit(at.x, at.y)?.category).toBe(category)
    }
  },
)
