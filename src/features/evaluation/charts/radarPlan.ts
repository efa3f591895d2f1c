import type { Ask } from './ask.ts'
import { meanCell } from './cells.ts'
import { cutsOf, headingOf, itemLabels, labelsOf, marksOf, partsOf, upTo } from './cutTexts.ts'
import { meanDecimals } from './figureText.ts'
import { type Facet, figureAt, noSpot, type Plan } from './plan.ts'
import { meanRange } from './range.ts'

/** More polygons than this over each other cannot be told apart. */
const mostPolygons = 6

/** A polygon per slice, or per group where there are no slices and few groups; else a small chart per group. */
export function radarPlan(ask: Ask): Plan {
  const { series, chart } = ask
  const cuts = cutsOf(series)
  const marksSmall = chart.viewSettings.color_less_10 === true
  const items = itemLabels(ask)
  const groups = labelsOf(series.groups, ask)
  const byGroup = cuts.groups && !cuts.slices && groups.length <= mostPolygons
  const parts = partsOf(byGroup ? groups : labelsOf(series.slices, ask), ask.colors)
  const facets = series.panels.flatMap((panel): Facet[] =>
    (cuts.groups && !byGroup ? upTo(groups.length) : [0]).map((group) => ({
      heading: headingOf(panel, ask, cuts.groups && !byGroup ? (groups[group] ?? '') : ''),
      categories: items,
      spots: upTo(items.length).map((item) => ({ ...noSpot, item })),
      cells: upTo(items.length).map((item) => upTo(parts.length).map((part) => meanCell(figureAt(panel.figures, item, byGroup ? part : group, byGroup ? 0 : part), marksSmall))),
      benchmarks: marksOf(ask, upTo(items.length)),
    })),
  )
  const range = meanRange(series.items, facets, chart, false)
  return { type: chart.type, measure: 'mean', facets, parts, range, decimals: meanDecimals(chart.config.decimals, range.max - range.min), isStacked: false, sides: [], isMulti: false }
}
