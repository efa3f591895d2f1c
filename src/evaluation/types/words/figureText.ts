import { largestFigure } from '#evaluation/model/series.ts'

/** Below this it is only rounding error. */
const smallest = 1e-12
/** Tolerance of an interval's end for 0 or 1 in floating point. */
const nothing = 1e-9
/** Formats figures with a number of decimals; `zero` and `hundred` are texts that others are compared with. */
type Rounding = { show: (value: number) => string; zero: string; hundred: string }
const roundings = new Map<number, Rounding>()

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
  const { show, zero } = getRounding(decimals)
  const text = show(figure)
  if (figure === 0 || text !== zero) return text
  const min = 10 ** -decimals
  return figure > 0 ? `< ${show(min)}` : `> ${show(-min)}`
}

/** A figure with the digits that `showFigure` shows. */
export function roundFigure(value: number, decimals: number): number {
  return Number(getRounding(decimals).show(value).replaceAll("'", ''))
}

function getRounding(decimals: number): Rounding {
  const known = roundings.get(decimals)
  if (known) return known
  const format = new Intl.NumberFormat('de-CH', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
  // Floating-point error must not change the rounding of a half.
  const show = (value: number) => format.format(Number(value.toPrecision(15))).replaceAll('’', "'")
  const rounding = { show, zero: show(0), hundred: show(100) }
  roundings.set(decimals, rounding)
  return rounding
}

/** A share of 0 to 1 in per cent; never rounded to 0 or 100 unless it is exactly that. */
export function showShare(share: number | null | undefined, decimals = 0): string {
  const figure = toFinite(share)
  if (figure === null) return '-'
  const { show, zero, hundred } = getRounding(decimals)
  const min = 10 ** -decimals
  const text = show(figure * 100)
  if (figure > nothing && text === zero) return `< ${show(min)} %`
  if (figure < 1 - nothing && text === hundred) return `> ${show(100 - min)} %`
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
