import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { type PaletteName, getPalette } from '#evaluation/types/colors/palettes.ts'
import type { Theme } from '#evaluation/types/colors/theme.ts'
import type { ChartLayoutData } from './chartLayoutData.ts'

/** Max number of small charts; nobody reads more. */
const maxMultiples = 30

export type LayoutInput = {
  series: Series
  chart: Chart
  language: Language
  t: TFunction<'charts'>
  theme: Theme
  palette: PaletteName
}

/**
 * Converts a chart to layout data: small charts, categories, parts, axis. Null for a table, which has a layout of its
 * own.
 */
export function getLayoutData(input: LayoutInput): ChartLayoutData | null {
  const { picture } = getDefinition(input.chart.type)
  if (!picture) return null
  const colors = getPalette(input.palette, input.theme, input.chart.config.colors)
  const data = picture.layout({ ...input, colors })
  const left = data.multiples.length - maxMultiples
  return left > 0 ? { ...data, multiples: data.multiples.slice(0, maxMultiples), left } : data
}
