import { type Field, typeOf } from '#engine/fieldTypes.ts'
import { type CellRead, type DateRead, wrongCell } from '#engine/fields/fieldType.ts'
import { withoutApostrophe } from '#lib/csv.ts'
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

/** Signs that no text has, but a file that was read in the wrong encoding, or was broken before. */
const broken = /[\uFFFD\u0080-\u009F]/

/** The value of a cell as the type of its column reads it, or what is wrong with it; an empty cell has no value. */
export function readCell(column: Column, cell: string, dateOf: (text: string) => DateRead): CellRead {
  const text = withoutApostrophe(cell).trim().normalize('NFC')
  if (text === '') return column.required ? wrongCell('problem.required') : {}
  if (broken.test(text)) return wrongCell('problem.sign')
  if (column.mayLack && text === 'NA') return { value: text }
  if (isAnswer(column)) return answerIn(text, column)
  return typeOf(column).fromCell?.(text, column, dateOf) ?? { value: text }
}

/** Whether the cells of a column are figures. */
export function isNumeric(column: Column | undefined): boolean {
  return column !== undefined && (isAnswer(column) || typeOf(column).figures === 'values')
}

/** Whether the cells of a column are days or times. */
export function isDated(column: Column | undefined): boolean {
  return column !== undefined && !isAnswer(column) && typeOf(column).isDate === true
}

function isAnswer(column: Column): column is Answer {
  return column.kind === 'answer'
}

function answerIn(text: string, { min, max, options, isMany }: Answer): CellRead {
  const values = isMany ? text.split(',').map((part) => parseNumber(part)) : [parseNumber(text)]
  if (values.some(Number.isNaN)) return wrongCell(isMany ? 'problem.numbers' : 'problem.number')
  if (options && !values.every((value) => value === -1 || options.includes(value)))
    return wrongCell('problem.option', { options: options.join(', ') })
  const isOutside = (value: number) => value !== -1 && (value < (min ?? -Infinity) || value > (max ?? Infinity))
  if (values.some(isOutside)) return wrongCell('problem.scale', { min: min ?? '', max: max ?? '' })
  const [first] = values
  return isMany ? { value: values } : { ...(first !== undefined && { value: first }) }
}
