import { day, seedNow, zurichDay, zurichTime } from '../../db/clock.ts'
import type { Random } from './Random.ts'

/** A day so many days before the seed's current time. */
export const dayAgo = (days: number): string => zurichDay(seedNow - days * day)
export const timeAgo = (days: number): string => zurichTime(seedNow - Math.round(days * day))

export function getStamps(random: Random, oldest = 1500): { created: string; modified: string } {
  const age = random.between(30, oldest) + random.next()
  return { created: timeAgo(age), modified: timeAgo(age * random.next()) }
}
