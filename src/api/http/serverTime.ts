/** When the server answered, by its own clock, after the header `Date` (milliseconds since 1970, whole seconds); null where it does not say. */
export function serverTime(date: unknown): number | null {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? null : time
}
