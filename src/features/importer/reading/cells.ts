import type { ParseKeys } from 'i18next'
import type { Field } from '#engine/fieldTypes.ts'
import type { DateRead } from '#features/importer/reading/dates.ts'
import { withoutApostrophe } from '#lib/csv.ts'
import { characterCount } from '#lib/text.ts'
import { parseNumber } from '#ui/parseNumber.ts'

/** An answer of a survey: a number, or several; 'NA' and -1 stand for none. */
type Answer = {
  kind: 'answer'
  required?: boolean
  min?: number
  max?: number
  options?: readonly number[]
  isMany?: boolean
}
/** `mayLack`: the value 'NA' is taken as it is. */
export type Column = (Field | Answer) & { mayLack?: boolean }
export type Columns = Readonly<Record<string, Column>>
export type Value = string | number | (string | number)[]
export type Told = { word: ParseKeys<'import'>; values?: Record<string, string | number> }
export type CellRead = { value?: Value; remark?: Told } | { problem: Told }

/** Signs that no text has, but a file that was read in the wrong encoding, or was broken before. */
const broken = /[\uFFFD\u0080-\u009F]/

/** The value of a cell by the kind of its column, or what is wrong with it; an empty cell has no value. */
export function readCell(column: Column, cell: string, dateOf: (text: string) => DateRead): CellRead {
  const text = withoutApostrophe(cell).trim().normalize('NFC')
  if (text === '') return column.required ? wrong('problem.required') : {}
  if (broken.test(text)) return wrong('problem.sign')
  if (column.mayLack && text === 'NA') return { value: text }
  switch (column.kind) {
    case 'number':
      return numberIn(text, column)
    case 'answer':
      return answerIn(text, column)
    case 'day':
    case 'moment':
      return dateIn(text, column.kind, dateOf)
    case 'choice':
      return choiceIn(text, column)
    default: {
      const most = column.kind === 'text' ? (column.maxLength ?? Infinity) : Infinity
      return characterCount(text) > most ? wrong('problem.long', { max: most }) : { value: text }
    }
  }
}

function numberIn(text: string, { integer, min }: Extract<Column, { kind: 'number' }>): CellRead {
  const value = parseNumber(text, integer)
  if (Number.isNaN(value)) return wrong(integer ? 'problem.integer' : 'problem.number')
  return min !== undefined && value < min ? wrong('problem.min', { min }) : { value }
}

function answerIn(text: string, { min, max, options, isMany }: Answer): CellRead {
  const values = isMany ? text.split(',').map((part) => parseNumber(part)) : [parseNumber(text)]
  if (values.some(Number.isNaN)) return wrong(isMany ? 'problem.numbers' : 'problem.number')
  if (options && !values.every((value) => value === -1 || options.includes(value)))
    return wrong('problem.option', { options: options.join(', ') })
  const isOutside = (value: number) => value !== -1 && (value < (min ?? -Infinity) || value > (max ?? Infinity))
  if (values.some(isOutside)) return wrong('problem.scale', { min: min ?? '', max: max ?? '' })
  const [first] = values
  return isMany ? { value: values } : { ...(first !== undefined && { value: first }) }
}

function dateIn(text: string, kind: 'day' | 'moment', dateOf: (text: string) => DateRead): CellRead {
  const date = dateOf(text)
  if ('wrong' in date) return wrong(`problem.${date.wrong}`)
  return { value: date[kind], ...(date.isTwice && { remark: { word: 'remark.twice' } }) }
}

function choiceIn(text: string, { options }: Extract<Column, { kind: 'choice' }>): CellRead {
  const [found] = options.find(([value]) => String(value) === text) ?? []
  return found === undefined
    ? wrong('problem.option', { options: options.map(([value]) => value).join(', ') })
    : { value: found }
}

function wrong(word: ParseKeys<'import'>, values?: Told['values']): CellRead {
  return { problem: values ? { word, values } : { word } }
}
