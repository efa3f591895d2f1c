import type { Language } from '#lib/languages.ts'
import { showDay } from '#lib/dates/dates.ts'
import type { Attribute, Bin, Breakdown, Value } from '#evaluation/model/chart.ts'
import type { Entry } from '#evaluation/counting/table/columns.ts'
import { dayIso } from '#evaluation/counting/table/days.ts'
import type { Category, Problem } from '#evaluation/model/series.ts'
import { getCanonical, isNumeric, getNumber } from '#evaluation/counting/table/values.ts'
import { type MeasureTable, getAttribute, sameWords } from '#evaluation/counting/table/measureTable.ts'
import { definedLevels, inTheirPlace } from '#evaluation/counting/table/levels.ts'
import { sortedValues } from '#evaluation/counting/table/order.ts'

/**
 * One dimension of a chart. `places` lists the categories of an entry: none, one, or, for an answer with several
 * choices, several. `isFixed`: an empty category stays.
 */
export type Axis = {
  attribute: string | null
  /** For a timeline, the length of its bins. */
  bin?: Bin
  categories: Category[]
  isFixed: (place: number) => boolean
  places: (entry: Entry) => readonly number[]
  signature: string
}

/** The axis of a chart without a breakdown. */
export const noAxis: Axis = {
  attribute: null,
  categories: [{ value: '', label: sameWords('') }],
  isFixed: () => true,
  places: () => [0],
  signature: '',
}

/**
 * The values of a breakdown in order: by hand as they were selected, by options, else numeric, by the calendar or by
 * language.
 */
export function valueAxis(
  measureTables: readonly MeasureTable[],
  { attribute: key, values: requested, byHand }: Pick<Breakdown, 'attribute' | 'values' | 'byHand'>,
  max: number,
  language: Language,
): Axis | Problem {
  const attribute = getAttribute(measureTables, key)
  if (!attribute) return { code: 'unknownAttribute', about: key }
  const chosen = requested?.map(getCanonical(attribute))
  const present = presentValues(measureTables, attribute, chosen ? Number.POSITIVE_INFINITY : max)
  if (!present) return { code: 'tooManyCategories', about: key }
  const listed = new Map(definedLevels(attribute).map((level) => [String(level.value), level]))
  const others = sortedValues(
    [...present, ...(chosen ?? [])].filter((value) => !listed.has(String(value))),
    language,
  )
  const wanted = chosen && new Set(chosen.map(String))
  const isDate = attribute.type === 'date'
  const sorted = inTheirPlace<Category>(
    [...listed.values()],
    others.map((value) => ({ value, label: sameWords(isDate ? showDay(value) : String(value)) })),
  ).filter(({ value }) => !wanted || wanted.has(String(value)))
  const categories = byHand && chosen ? inOrder(sorted, chosen) : sorted
  if (categories.length > max) return { code: 'tooManyCategories', about: key }
  const placeByKey = new Map(categories.map(({ value }, place) => [String(value), place]))
  const fixed = new Set([...listed.keys(), ...(wanted ?? [])])
  const one = categories.map((_category, place) => [place])
  return {
    attribute: key,
    categories,
    isFixed: (place) => fixed.has(String(categories[place]?.value)),
    places: (entry) => {
      if (entry === null) return []
      if (!Array.isArray(entry)) return one[placeByKey.get(String(named(entry, isDate))) ?? -1] ?? []
      return entry.flatMap((choice) => placeByKey.get(String(choice)) ?? [])
    },
    signature: JSON.stringify([key, categories.map(({ value }) => value)]),
  }
}

function inOrder(categories: readonly Category[], values: readonly Value[]): Category[] {
  const places = new Map(values.map((value, place) => [String(value), place]))
  return categories.toSorted(
    (one, other) => (places.get(String(one.value)) ?? 0) - (places.get(String(other.value)) ?? 0),
  )
}

/** The distinct values over all measures; null if there are more than `max` besides the options. */
function presentValues(measureTables: readonly MeasureTable[], attribute: Attribute, max: number): Value[] | null {
  const { key, type } = attribute
  const numeric = isNumeric(attribute)
  const values = new Map<string, Value>()
  for (const measureTable of measureTables) {
    const column = measureTable.table.columns.get(key)
    if (!column) continue
    if (column.kind === 'numbers' || column.overflow) return null
    for (const entry of column.entries) {
      for (const one of Array.isArray(entry) ? entry : [entry])
        if (one !== null && !(numeric && getNumber(one) === null)) values.set(String(one), named(one, type === 'date'))
    }
    if (values.size > max * 2) return null
  }
  return [...values.values()]
}

/** The label of a category; days are formatted as dates. */
function named(value: Value, isDate: boolean): Value {
  return isDate && typeof value === 'number' ? dayIso(value) : value
}
