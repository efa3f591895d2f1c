import { day, seedNow, zurichTime } from '../db/clock.ts'
import type { Random } from '../seed/base/Random.ts'

const hour = 3_600_000
const [saturday, sunday] = [6, 0]

/** A moment about so many days before the demo's current time, on a weekday between 07:30 and 17:30. */
export function workTime(daysAgo: number, random: Random): string {
  return zurichTime(Math.min(seedNow, workMoment(seedNow - daysAgo * day, random.next())))
}

/** The moment of a working day after `share` (0 to 1) of its hours; weekends become Friday. */
export function workMoment(time: number, share: number): number {
  const midnight = Math.floor(time / day) * day
  const weekday = new Date(midnight).getUTCDay()
  const back = { [saturday]: 1, [sunday]: 2 }[weekday] ?? 0
  return midnight - back * day + Math.floor((6.5 + 9.5 * share) * hour)
}

/** `created` and a later `modified`, both in working hours. */
export function workStamps(
  random: Random,
  createdDaysAgo: number,
  modifiedDaysAgo = createdDaysAgo,
): {
  created: string
  modified: string
} {
  const created = workTime(createdDaysAgo, random)
  const modified = workTime(modifiedDaysAgo, random)
  return { created, modified: modified > created ? modified : created }
}
