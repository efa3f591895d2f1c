// @vitest-environment node
import { expect, test } from 'vitest'
import type { ChartType } from '#features/evaluation/data/chart.ts'
import { pictureOf } from './pictureOf.ts'
import { categories, chartOf, figureOf, item, sayIn, seriesOf } from './testSeries.ts'

const picture = (type: ChartType, isLying: boolean) => {
  const series = seriesOf({ items: [item('q1')], groups: type === 'bar' ? undefined : categories('Ost', 'West', 'Nord') } as Parameters<typeof seriesOf>[0], () => figureOf([10, 10, 20, 30, 30]))
  const made = pictureOf({ series, chart: chartOf(type, { viewSettings: { horizontal: isLying } }), language: 'de', say: sayIn('de'), theme: 'light', palette: 'default', size: { width: 600, height: 300 } })
  if (!made) throw new Error('nothing is drawn')
  const [grid] = made.option.grid as { left: number; top: number; width: number; height: number }[]
  if (!grid) throw new Error('no plot')
  return { made, grid }
}

test.each([['mean', false], ['mean', true], ['timeline', false], ['boxPlot', true]] as const)('in a %s chart (lying: %s) the band under the pointer is its category', (type, isLying) => {
  const { made, grid } = picture(type, isLying)
  const at = (part: number) => (isLying ? made.hit(grid.left + 5, grid.top + grid.height * part) : made.hit(grid.left + grid.width * part, grid.top + 5))
  expect([0.1, 0.5, 0.9].map((part) => at(part)?.category)).toEqual([0, 1, 2])
  expect(made.hit(grid.left + 5, 1)).toBeUndefined()
  const hit = at(0.9)
  expect(hit && made.spot(hit)).toMatchObject({ group: 2, level: null })
})

test('of an item’s bar it is the answer under the pointer', () => {
  const series = seriesOf({ items: [item('q1'), item('q2')] }, () => figureOf([10, 10, 20, 30, 30]))
  const made = pictureOf({ series, chart: chartOf('likert', { viewSettings: { horizontal: true } }), language: 'de', say: sayIn('de'), theme: 'light', palette: 'default', size: { width: 600, height: 300 } })
  const [grid] = (made?.option.grid ?? []) as { left: number; top: number; width: number; height: number }[]
  if (!made || !grid) throw new Error('nothing is drawn')
  const spots = [0.05, 0.3, 0.65, 0.95].map((share) => made.hit(grid.left + grid.width * share, grid.top + grid.height * 0.75)).map((hit) => hit && made.spot(hit))
  expect(spots.map((spot) => [spot?.item, spot?.level])).toEqual([[1, 0], [1, 2], [1, 3], [1, 4]])
})
