/**
 * The server's time of a response from its header `Date` (milliseconds since 1970, whole seconds); null without the
 * header.
 */
export function serverTime(date: unknown): number | null {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? null : time
}
