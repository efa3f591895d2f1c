import type { Fields } from '../db/json.ts'
import { isObject, toNumber } from '../db/json.ts'

/** The number of institutions that share the rows of a measure; the first ones have most of them. */
export const institutions = 24

/** Institutions with a true difference in standard deviations; all others have none. */
export const better = [2, 8]
export const worse = [3, 9]
/** The one that was worse than the others and has improved. */
export const drifting = 5
const difference = 0.7

/** How much better an institution is at `when`, from 0 (the first row) to 1 (the last). */
export function getEffect(institution: number, when: number): number {
  if (institution === drifting) return 2 * difference * (when - 0.5)
  if (better.includes(institution)) return difference
  return worse.includes(institution) ? -difference : 0
}

/**
 * An answer; unexpected ones are 9 or 99, as survey systems code them. `seed` returns numbers from 0 to 1, below 0
 * those of the person.
 */
export function answerAt(attribute: Fields, effect: number, seed: (part: number) => number): number {
  const { scale } = attribute
  if (attribute['key'] === 'birth_year') return Math.round(between(scale, seed(0)))
  // Answers of one person are correlated.
  const own = 0.6 * bell((part) => seed(-part)) + 0.8 * bell(seed)
  if (!isObject(scale)) return Math.max(1, Math.round(Math.exp(2.3 + 0.6 * own)))
  const [min, max] = [toNumber(scale['min']), toNumber(scale['max'])]
  const good = effect + own
  if (min === 0 && max === 1) return good < -0.9 ? 1 : 0
  if (isOdd(attribute, seed(5))) return max < 9 ? 9 : 99
  const middle = 0.62 + 0.22 * good
  const part = scale['reversed'] === true ? 1 - middle : middle
  return Math.min(max, Math.max(min, Math.round(min + part * (max - min))))
}

/** Only questionnaires filled in by staff have codes for 'unknown', not those of patients. */
function isOdd({ group }: Fields, seed: number): boolean {
  return (group === 'Verhalten' || group === 'Ziele') && seed > 0.985
}

function between(scale: Fields[string] | undefined, part: number): number {
  const [min, max] = isObject(scale) ? [toNumber(scale['min']), toNumber(scale['max'])] : [1, 5]
  return min + part * (max - min)
}

/** Approximately normal, with mean 0 and standard deviation 1. */
function bell(seed: (part: number) => number): number {
  return (seed(1) + seed(2) + seed(3) - 1.5) * 2
}
