import type { Unit } from './orderRules.ts'

/** The questionnaires of a unit by language and kind: on paper, or as an address. */
export const counts = [
  'count_de',
  'count_de_url',
  'count_fr',
  'count_fr_url',
  'count_it',
  'count_it_url',
  'count_en',
  'count_en_url',
] as const
export type Count = (typeof counts)[number]

/** How many questionnaires some units have of each kind; kinds that none has are left out. */
export function sumCounts(units: readonly Unit[]): { name: Count; sum: number }[] {
  return counts
    .map((name) => ({ name, sum: units.reduce((sum, unit) => sum + (Number(unit[name]) || 0), 0) }))
    .filter(({ sum }) => sum !== 0)
}
