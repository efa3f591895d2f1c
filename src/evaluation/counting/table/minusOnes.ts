import type { Attribute } from '#evaluation/model/chart.ts'
import type { Source } from '#evaluation/model/question.ts'
import type { Column, Entry } from './columns.ts'
import { holdsMinusOne, getNumber } from './values.ts'

/**
 * The columns of a measure with -1 as it counts there. It means 'not applicable' and is dropped, unless the measure
 * includes it, or it is a number like any other: if the scale or the options contain it, and among plain numbers with
 * other negative ones.
 */
export function withMinusOnes(
  columns: Map<string, Column>,
  { attributes, minus1included }: Source,
): Map<string, Column> {
  if (minus1included) return columns
  return new Map(
    [...columns].map(([key, column]) => [
      key,
      withOwn(
        column,
        attributes.find((one) => one.key === key),
      ),
    ]),
  )
}

function withOwn(column: Column, attribute: Attribute | undefined): Column {
  const codes = new Set(
    column.kind === 'codes' ? column.entries.flatMap((entry, code) => (isOne(entry) ? code : [])) : [],
  )
  if (codes.size === 0 && !(column.kind === 'numbers' && column.numbers.includes(-1))) return column
  const areNumbers = attribute !== undefined && isNumber(attribute, column)
  const minusOnes = { areNumbers, codes }
  if (areNumbers) return { ...column, minusOnes }
  if (column.kind === 'codes') return { ...column, entries: column.entries.map(withoutMinusOne), minusOnes }
  const numbers = column.numbers.map((number) => (number === -1 ? Number.NEGATIVE_INFINITY : number))
  return { ...column, numbers, minusOnes }
}

function isOne(entry: Entry): boolean {
  return Array.isArray(entry) ? entry.includes(-1) : entry === -1
}

function isNumber(attribute: Attribute, column: Column): boolean {
  if (holdsMinusOne(attribute)) return true
  if (attribute.type !== 'number' || attribute.scale || attribute.options.length > 0) return false
  const isNegative = (number: number | null) => number !== null && number < 0 && number !== -1
  return column.kind === 'numbers'
    ? column.numbers.some(isNegative)
    : column.entries.some((entry) => !Array.isArray(entry) && isNegative(getNumber(entry)))
}

function withoutMinusOne(entry: Entry): Entry {
  if (!Array.isArray(entry)) return entry === -1 ? null : entry
  const left = entry.filter((one) => one !== -1)
  return left.length === 0 && entry.length > 0 ? null : left
}
