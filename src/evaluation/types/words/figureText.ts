import { largestFigure } from '#evaluation/model/series.ts'

/** Below this it is only rounding error. */
const smallest = 1e-12
/** Tolerance of an interval's end for 0 or 1 in floating point. */
const nothing = 1e-9
const formats = new Map<number, Intl.NumberFormat>()

/** A figure that can be shown; null for NaN, infinite and absurdly large ones. */
export function toFinite(value: number | null | undefined): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > largestFigure) return null
  return Math.abs(value) < smallest ? 0 : value
}

/**
 * Formats a figure with an apostrophe between the thousands and a number of decimals; '-' for a missing one. One that
 * would be rounded to zero is shown as smaller than the last decimal.
 */
export function showFigure(value: number | null | undefined, decimals = 0): string {
  const figure = toFinite(value)
  if (figure === null) return '-'
  const text = rounded(figure, decimals)
  if (figure === 0 || text !== rounded(0, decimals)) return text
  const min = 10 ** -decimals
  return figure > 0 ? `< ${rounded(min, decimals)}` : `> ${rounded(-min, decimals)}`
}

/** A figure with the digits that `showFigure` shows. */
export function roundFigure(value: number, decimals: number): number {
  return Number(rounded(value, decimals).replaceAll("'", ''))
}

function rounded(value: number, decimals: number): string {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat('de-CH', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    })
  formats.set(decimals, format)
  // Floating-point error must not change the rounding of a half.
  return format.format(Number(value.toPrecision(15))).replaceAll('’', "'")
}

/** A share of 0 to 1 in per cent; never rounded to 0 or 100 unless it is exactly that. */
export function showShare(share: number | null | undefined, decimals = 0): string {
  const figure = toFinite(share)
  if (figure === null) return '-'
  const min = 10 ** -decimals
  const text = rounded(figure * 100, decimals)
  if (figure > nothing && text === rounded(0, decimals)) return `< ${rounded(min, decimals)} %`
  if (figure < 1 - nothing && text === rounded(100, decimals)) return `> ${rounded(100 - min, decimals)} %`
  return `${text} %`
}

/** A percentage of 0 to 100 below a head that says '%': as `showShare`, without the sign. */
export function showPercent(percent: number | null | undefined, decimals = 0): string {
  const figure = toFinite(percent)
  return figure === null ? '-' : showShare(figure / 100, decimals).replace(/ %$/, '')
}

/**
 * Decimals of a chart's means: as configured, else one on long scales, two on short ones, and more if two would make
 * all the same.
 */
export function meanDecimals(configured: number | undefined, span: number): number {
  if (span > 10) return configuredDecimals(configured) ?? 1
  return configuredDecimals(configured) ?? (span > 0 && span < 1 ? Math.min(9, 2 + Math.ceil(-Math.log10(span))) : 2)
}

/** Decimals of a chart's shares: as configured, else none. */
export function shareDecimals(configured: number | undefined): number {
  return configuredDecimals(configured) ?? 0
}

function configuredDecimals(configured: number | undefined): number | undefined {
  return configured !== undefined && Number.isInteger(configured) && configured >= 0 && configured <= 6
    ? configured
    : undefined
}
