import { type AgeBands, ageYear } from '#evaluation/model/chart.ts'
import type { Category, Problem } from '#evaluation/model/series.ts'
import { getNumber } from '#evaluation/counting/table/values.ts'
import type { Axis } from './axis.ts'
import { type MeasureTable, getAttribute, sameWords } from '#evaluation/counting/table/measureTable.ts'

/**
 * An axis with bands of age; the attribute holds a year of birth. Open at both ends; the last band before `maxAge` may
 * be narrower.
 */
export function ageAxis(measureTables: readonly MeasureTable[], key: string, bands: AgeBands): Axis | Problem {
  if (!getAttribute(measureTables, key)) return { code: 'unknownAttribute', about: key }
  if (measureTables.some(({ table }) => table.columns.get(key)?.kind === 'numbers'))
    return { code: 'tooManyCategories', about: key }
  const { ageGap, minAge, maxAge } = bands
  const inner = Math.ceil((maxAge - minAge) / ageGap)
  const closed = Array.from({ length: inner }, (_, band): Category => {
    const from = minAge + band * ageGap
    return { value: from, label: sameWords(bandText(from, Math.min(maxAge, from + ageGap) - 1)) }
  })
  const categories: Category[] = [
    { value: `<${minAge}`, label: sameWords(`< ${minAge}`) },
    ...closed,
    { value: `>=${maxAge}`, label: sameWords(`≥ ${maxAge}`) },
  ]
  return {
    attribute: key,
    categories,
    isFixed: () => true,
    places: (entry) => {
      const year = Array.isArray(entry) ? null : getNumber(entry)
      if (year === null) return []
      const age = ageYear - year
      if (age < minAge) return [0]
      return [age >= maxAge ? inner + 1 : 1 + Math.floor((age - minAge) / ageGap)]
    },
    signature: JSON.stringify([key, 'age', ageGap, minAge, maxAge]),
  }
}

function bandText(from: number, to: number): string {
  return to > from ? `${from}–${to}` : String(from)
}
