import type { ParseKeys, TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'

export type TableCell = string | number | null

/** The input of a table. */
export type Source = { series: Series; chart: Chart; t: TFunction<'charts'>; language: Language }
/** The position of a row in the series. */
export type At = { item: number; group: number; slice: number; panel: number; level: number }
/** A column and its values. */
export type Field = {
  key: ParseKeys<'charts'>
  label?: string
  kind: 'text' | 'number'
  decimals?: number
  isOrdered?: boolean
  isLong?: boolean
  of: (figure: Figure, at: At) => TableCell
}
