import { expect, test } from 'vitest'
import type { ChartType } from '#evaluation/model/chart.ts'
import { layoutDataOf } from '../layoutData/layoutDataOf.ts'
import { categories, chartOf, figureOf, item, sayIn, seriesOf } from '../testSeries.ts'
import { tipOf } from './tip.ts'

test.each<[ChartType, string]>([
  ['mean', '8'],
  ['bar', '8'],
  ['timeline', '8'],
  // Each slice has a bar of its own, whose parts are the answers of the same people.
  ['likert', '3'],
])('invalid answers of all that a tooltip of %s is about are added up, each once [R07]', (type, count) => {
  const t = sayIn('de')
  const series = seriesOf({ items: [item('q1')], slices: categories('Frauen', 'Männer') }, (_item, _group, slice) =>
    figureOf([1, 2, 3, 4, 5], { invalid: slice === 0 ? 3 : 5 }),
  )
  const data = layoutDataOf({ series, chart: chartOf(type), language: 'de', t, theme: 'light', palette: 'default' })
  if (!data) throw new Error('no data')
  expect(tipOf({ data, t }, 0, 0)?.notes).toContain(`${count} ungültige Antworten sind nicht mitgezählt.`)
})
