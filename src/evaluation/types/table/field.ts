import type { ParseKeys, TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { roundFigure, showFigure, showPercent } from '#evaluation/types/words/figureText.ts'
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
  /** In per cent, of 0 to 100. */
  isPercent?: boolean
  isOrdered?: boolean
  isLong?: boolean
  of: (figure: Figure, at: At) => TableCell
}

/**
 * A figure with the digits that are shown, for files whose reader may not see every figure: more would let withheld ones be
 * computed. What would be rounded to nothing or to all is a text ('> 99').
 */
export function roundCell(cell: TableCell, column?: { decimals: number; isPercent?: boolean }): TableCell {
  if (typeof cell !== 'number') return cell
  const text = showCell(cell, column)
  return /^[<>]/.test(text) ? text : roundFigure(cell, column?.decimals ?? 0)
}

/** A cell as it is read in a table: with the decimals of its column; '-' for a missing figure. */
export function showCell(cell: TableCell | undefined, column?: { decimals: number; isPercent?: boolean }): string {
  if (typeof cell !== 'number') return cell ?? '-'
  return (column?.isPercent ? showPercent : showFigure)(cell, column?.decimals)
}
