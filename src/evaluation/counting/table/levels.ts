import type { Language } from '#lib/languages.ts'
import type { Attribute, Value } from '#evaluation/model/chart.ts'
import type { Category, Level, Problem } from '#evaluation/model/series.ts'
import { asValue, isNumeric, getNumber, state, getState } from './values.ts'
import { type MeasureTable, sameWords } from './measureTable.ts'
import { sortedValues } from './order.ts'

const maxLevels = 200
const maxSteps = 101
/** Max number of levels of a number that is shown by level. */
const maxNumbers = 50

/**
 * The possible answers to an item, in order: options, steps of the scale, then other answers. Plain numbers have none,
 * unless a distribution shows few of them.
 */
export function getLevels(
  attributes: readonly Attribute[],
  measureTables: readonly MeasureTable[],
  language: Language,
  isDistribution: boolean,
): Level[] | Problem {
  const listed = new Map<string, Level>()
  for (const attribute of attributes)
    for (const level of definedLevels(attribute))
      if (!listed.has(String(level.value))) listed.set(String(level.value), level)
  const isBeside = ({ value }: Level) =>
    attributes.every((one) => isNumeric(one) && getState(getNumber(value), one.scale) !== state.valid)
  const isNumber = attributes.every(({ type }) => type === 'number')
  if (attributes.every(({ type }) => type === 'date') || (isNumber && listed.size === 0 && !isDistribution)) return []
  const about = attributes.map(({ key }) => key).join(', ')
  const found = present(attributes, measureTables)
  const left =
    found &&
    sortedValues(
      [...found].filter((value) => !listed.has(String(value))),
      language,
    )
  if (isNumber && (!left || left.length > maxNumbers)) return []
  if (!left || listed.size + left.length > maxLevels) return { code: 'tooManyCategories', about }
  const others = left.map((value): Level => ({ value, label: sameWords(String(value)), isOther: true }))
  const levels = [...listed.values(), ...others]
  return [
    ...inTheirPlace(
      [...listed.values()].filter((level) => !isBeside(level)),
      others.filter((level) => !isBeside(level)),
    ),
    ...levels.filter(isBeside).map((level): Level => ({ ...level, isBeside: true })),
  ]
}

/** The listed levels, with undeclared numbers sorted in between; those outside come last. */
export function inTheirPlace<One extends Category>(listed: readonly One[], others: readonly One[]): One[] {
  const numbers = listed.map(({ value }) => (typeof value === 'number' ? value : Number.NaN))
  const isRising = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? Number.NaN))
  const [min = Number.NaN, max = Number.NaN] = [numbers[0], numbers.at(-1)]
  const isInside = ({ value }: One) => isRising && typeof value === 'number' && value > min && value < max
  const inside = [...listed, ...others.filter(isInside)]
  if (inside.length > listed.length) inside.sort((one, other) => Number(one.value) - Number(other.value))
  return [...inside, ...others.filter((one) => !isInside(one))]
}

/** The answers that the attribute defines: its options, or the whole steps of its scale. */
export function definedLevels(attribute: Attribute): Category[] {
  const { type, options, scale } = attribute
  const numeric = isNumeric(attribute)
  if (options.length > 0)
    return options.map(({ value, label }) => ({ value: (numeric ? getNumber(value) : null) ?? asValue(value), label }))
  if (!scale || (type !== 'likert' && type !== 'number')) return []
  const steps = scale.max - scale.min + 1
  if (!Number.isInteger(scale.min) || !Number.isInteger(steps) || steps > (type === 'likert' ? maxSteps : 11)) return []
  return Array.from({ length: steps }, (_, step) => ({
    value: scale.min + step,
    label: sameWords(String(scale.min + step)),
  }))
}

/** Every valid answer in the data; null if there are too many. */
function present(attributes: readonly Attribute[], measureTables: readonly MeasureTable[]): Set<Value> | null {
  const values = new Map<string, Value>()
  for (const attribute of attributes) {
    const numeric = isNumeric(attribute)
    const declared = new Set(attribute.options.flatMap(({ value }) => getNumber(value) ?? []))
    for (const measureTable of measureTables) {
      const column = measureTable.table.columns.get(attribute.key)
      if (!column) continue
      if (column.kind === 'numbers' || column.overflow) return null
      for (const entry of column.entries) {
        for (const one of Array.isArray(entry) ? entry : [entry])
          if (one !== null && !(numeric && getState(getNumber(one), attribute.scale, declared) === state.invalid))
            values.set(String(one), one)
        if (values.size > 2 * maxLevels) return null
      }
    }
  }
  return new Set(values.values())
}
