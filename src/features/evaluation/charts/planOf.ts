import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import type { Language } from '#lib/languages.ts'
import type { Ask } from './ask.ts'
import { barPlan } from './barPlan.ts'
import type { Say } from './chartWords.ts'
import { likertPlan } from './likertPlan.ts'
import type { Theme } from './look.ts'
import { meanPlan } from './meanPlan.ts'
import { type PaletteName, paletteOf } from './palettes.ts'
import type { Plan } from './plan.ts'
import { radarPlan } from './radarPlan.ts'
import { stackedPlan } from './stackedPlan.ts'
import { timelinePlan } from './timelinePlan.ts'

/** A chart's data put in place: small charts, categories, parts, axis. Null for a table, which has its own way. */
export function planOf(input: { series: Series; chart: Chart; language: Language; say: Say; theme: Theme; palette: PaletteName }): Plan | null {
  const colors = paletteOf(input.palette, input.theme, input.chart.config.colors)
  const ask: Ask = { ...input, colors }
  if (input.chart.type === 'tableChart') return null
  return plans[input.chart.type](ask)
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
