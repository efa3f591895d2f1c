import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'
import type { Theme } from '../theme.ts'
import type { Ask } from './ask.ts'
import { barPlan } from './barPlan.ts'
import { likertPlan } from './likertPlan.ts'
import { meanPlan } from './meanPlan.ts'
import { type PaletteName, paletteOf } from '../palettes.ts'
import type { ChartLayoutData } from './chartLayoutData.ts'
import { radarPlan } from './radarPlan.ts'
import { stackedPlan } from './stackedPlan.ts'
import { timelinePlan } from './timelinePlan.ts'

/** More small charts than this are not looked at, and as high as a book. */
const mostFacets = 30

/** A chart's data put in place: small charts, categories, parts, axis. Null for a table, which has its own way. */
export function layoutDataOf(input: {
  series: Series
  chart: Chart
  language: Language
  t: TFunction<'charts'>
  theme: Theme
  palette: PaletteName
}): ChartLayoutData | null {
  const colors = paletteOf(input.palette, input.theme, input.chart.config.colors)
  const ask: Ask = { ...input, colors }
  const { type } = input.chart
  if (type === 'tableChart') return null
  // Of one or two items there is no net, only a line through its middle.
  const plan =
    type === 'radar' && input.series.items.length < 3
      ? meanPlan({ ...ask, chart: { ...ask.chart, type: 'mean' } })
      : plans[type](ask)
  const left = plan.facets.length - mostFacets
  return left > 0 ? { ...plan, facets: plan.facets.slice(0, mostFacets), left } : plan
}

const plans = {
  timeline: timelinePlan,
  radar: radarPlan,
  mean: meanPlan,
  boxPlot: meanPlan,
  likert: likertPlan,
  bar: barPlan,
  stacked: stackedPlan,
  'stacked-full': stackedPlan,
} as const
