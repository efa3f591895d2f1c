import { memo } from '#lib/memo.ts'

const grouped = memo(() => new Intl.NumberFormat('de-CH', { maximumFractionDigits: 10 }))

/** A number with an apostrophe between the thousands; '-' for anything that is no finite number. */
export function showNumber(value: unknown): string {
  if (value === null || value === undefined || value === '' || !Number.isFinite(Number(value))) return '-'
  const number = Number(value)
  // `Intl.NumberFormat` is slow to create, and counts need none of its other features.
  if (Number.isSafeInteger(number)) return String(number).replaceAll(/\B(?=(\d{3})+$)/g, "'")
  return grouped().format(number).replaceAll('’', "'")
}

/** A size in bytes in readable units; '-' if unknown. */
export function showSize(bytes: unknown): string {
  if (typeof bytes !== 'number' || !(bytes >= 0)) return '-'
  if (bytes < 1000) return `${bytes} B`
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${unit}`
}
