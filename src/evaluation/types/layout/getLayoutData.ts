import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { type PaletteName, getPalette } from '#evaluation/types/colors/palettes.ts'
import type { Theme } from '#evaluation/types/colors/theme.ts'
import { getText } from '#evaluation/model/words.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'

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
  const data = { ...picture.layout({ ...input, colors }), ...whatIsMeasured(input) }
  const left = data.multiples.length - maxMultiples
  return left > 0 ? { ...data, multiples: data.multiples.slice(0, maxMultiples), left } : data
}

/** A unit is in brackets at the end of a question: 'Aufenthaltsdauer (Tage)'. */
const unitAtEnd = /\(([\p{L}%][\p{L} /.%]{0,19})\)$/u

/** The scale that all items share; without scales their unit. */
function whatIsMeasured({ series: { items }, language }: LayoutInput): Pick<ChartLayoutData, 'measures'> {
  const scales = new Set(items.map(({ scale }) => (scale ? `${scale.min} ${scale.max}` : '')))
  const [first] = items
  if (!first || scales.size > 1) return {}
  if (first.scale) return { measures: { scale: { min: first.scale.min, max: first.scale.max } } }
  const units = new Set(items.map(({ label, name }) => unitAtEnd.exec((getText(label, language) || name).trim())?.[1]))
  const [unit] = units
  return units.size === 1 && unit !== undefined ? { measures: { unit } } : {}
}
