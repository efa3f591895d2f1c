/** The current day of the seed; all its data is earlier. */
export const seedNow = Date.UTC(2026, 10, 3, 9, 30, 0)

const hour = 3_600_000
export const day = 24 * hour

function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1))
  return end.getTime() - end.getUTCDay() * day
}

function zurichOffset(time: number): number {
  const year = new Date(time).getUTCFullYear()
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 2 : 1
}

/** ISO 8601 in Zurich with its offset, as Django sends it with TIME_ZONE = Europe/Zurich. */
export function zurichTime(time: number): string {
  const offset = zurichOffset(time)
  const local = new Date(time + offset * hour).toISOString()
  const micros = local.slice(20, 23) === '000' ? '' : `.${local.slice(20, 23)}000`
  return `${local.slice(0, 19)}${micros}+0${offset}:00`
}

export function zurichDay(time: number): string {
  return new Date(time + zurichOffset(time) * hour).toISOString().slice(0, 10)
}

/** Later than the record's own time, even where the seed is ahead of the real clock. */
export function stampAfter(previous: string | undefined, leap = 1): string {
  const before = previous ? Date.parse(previous) : 0
  return zurichTime(Math.max(Date.now(), before + leap))
}
