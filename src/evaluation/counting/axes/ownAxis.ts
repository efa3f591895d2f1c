import type { OwnAndOthers } from '#evaluation/model/chart.ts'
import type { Problem } from '#evaluation/model/series.ts'
import type { Axis } from './axis.ts'
import { getAttribute, type MeasureTable, sameWords } from '#evaluation/counting/table/measureTable.ts'

/** The value of the category of the given institutions. */
export const ownValue = 'own'

/** An axis with two categories: the given institutions, and all others together, who are not named. */
export function ownAxis(
  measureTables: readonly MeasureTable[],
  key: string,
  { names, labels }: OwnAndOthers,
): Axis | Problem {
  if (!getAttribute(measureTables, key)) return { code: 'unknownAttribute', about: key }
  const own = new Set(names)
  const [isOwn, isOther] = [[0], [1]]
  return {
    attribute: key,
    categories: [
      { value: ownValue, label: sameWords(labels.own) },
      { value: 'others', label: sameWords(labels.others), isOthers: true },
    ],
    isFixed: () => true,
    places: (entry) => {
      if (entry === null || Array.isArray(entry)) return []
      return own.has(String(entry)) ? isOwn : isOther
    },
    signature: JSON.stringify([key, 'own', names, labels]),
  }
}
