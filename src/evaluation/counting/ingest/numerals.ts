import { zurichDay } from '#evaluation/counting/table/days.ts'
import { quote } from './bytes.ts'

/** A decimal number of at most 15 digits without exponent, exactly as `Number` reads it; null for anything else. */
export function plainNumber(buffer: Uint8Array, from: number, to: number): number | null {
  if (buffer[from] === quote) return to - from > 2 ? plainNumber(buffer, from + 1, to - 1) : null
  const isNegative = buffer[from] === 45
  let digits = 0
  let whole = 0
  let decimals = -1
  for (let place = isNegative ? from + 1 : from; place < to; place += 1) {
    const byte = buffer[place] ?? 0
    if (byte === 46 && decimals < 0 && digits > 0) decimals = 0
    else if (byte >= 48 && byte <= 57) {
      whole = whole * 10 + byte - 48
      digits += 1
      if (decimals >= 0) decimals += 1
    } else return null
  }
  if (digits === 0 || digits > 15 || decimals === 0) return null
  // Both are whole numbers below 2^53 and the power is exact: one division, rounded once (Clinger 1990).
  const size = decimals > 0 ? whole / (powers[decimals] ?? 1) : whole
  return isNegative ? 0 - size : size
}

const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)

/** The day in Zurich of `"yyyy-MM-ddTHH:mm:ss"` with fractions or without and with an offset or Z; null for anything else. */
export function momentDay(buffer: Uint8Array, from: number, to: number): number | null {
  if (buffer[from] !== quote || to - from < 22) return null
  const [year, month, day] = [
    two(buffer, from + 1) * 100 + two(buffer, from + 3),
    two(buffer, from + 6),
    two(buffer, from + 9),
  ]
  const [hour, minute, second] = [two(buffer, from + 12), two(buffer, from + 15), two(buffer, from + 18)]
  const isShaped =
    buffer[from + 5] === 45 &&
    buffer[from + 8] === 45 &&
    buffer[from + 11] === 84 &&
    buffer[from + 14] === 58 &&
    buffer[from + 17] === 58
  let place = from + 20
  if (buffer[place] === 46)
    do place += 1
    while (isDigit(buffer[place]))
  const offset = getOffset(buffer, place, to - 1)
  const isClock =
    month >= 1 && month <= 12 && day >= 1 && day <= 28 && hour < 24 && minute < 60 && second < 60 && year >= 1000
  // The last days of a month, leap seconds and the like take the slow path.
  if (!isShaped || offset === null || !isClock) return null
  return zurichDay(Date.UTC(year, month - 1, day, hour, minute - offset, second))
}

/** Minutes of `Z`, `+02:00` or `+0200` up to `end`; null for anything else. */
function getOffset(buffer: Uint8Array, at: number, end: number): number | null {
  const sign = buffer[at]
  if (sign === 90 && at + 1 === end) return 0
  if (sign !== 43 && sign !== 45) return null
  const minutesAt = buffer[at + 3] === 58 ? at + 4 : at + 3
  const minutes = two(buffer, at + 1) * 60 + two(buffer, minutesAt)
  if (minutesAt + 2 !== end || !(minutes >= 0)) return null
  return sign === 43 ? minutes : -minutes
}

/** Two digits as a number; NaN if they are not digits. */
function two(buffer: Uint8Array, at: number): number {
  const [tens, ones] = [buffer[at], buffer[at + 1]]
  return isDigit(tens) && isDigit(ones) ? (tens - 48) * 10 + ones - 48 : Number.NaN
}

function isDigit(byte: number | undefined): byte is number {
  return byte !== undefined && byte >= 48 && byte <= 57
}
