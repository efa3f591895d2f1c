import { type Field, typeOf } from '#engine/fieldTypes.ts'
import { type CellRead, type DateRead, wrongCell } from '#engine/fields/fieldType.ts'
import { withoutApostrophe } from '#lib/csv.ts'
import { parseNumber } from '#ui/parseNumber.ts'

/** An answer of a survey: a number or a code of its options, or several; 'NA' and -1 stand for none. */
type Answer = {
  kind: 'answer'
  required?: boolean
  min?: number
  max?: number
  options?: readonly (number | string)[]
  isMany?: boolean
}
/** `mayLack`: the value 'NA' is taken as it is. */
export type Column = (Field | Answer) & { mayLack?: boolean }
export type Columns = Readonly<Record<string, Column>>

/** Characters that no real text has: the file was read in the wrong encoding, or was already broken. */
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
  if (column === undefined) return false
  if (isAnswer(column)) return !column.options?.some((option) => typeof option === 'string')
  return typeOf(column).figures === 'values'
}

/** Whether the cells of a column are days or times. */
export function isDated(column: Column | undefined): boolean {
  return column !== undefined && !isAnswer(column) && typeOf(column).isDate === true
}

function isAnswer(column: Column): column is Answer {
  return column.kind === 'answer'
}

function answerIn(text: string, column: Answer): CellRead {
  return column.options ? codesIn(text, column.options, column.isMany) : numbersIn(text, column)
}

/** A code is what the options of its attribute name, be it a number or a text (`A`, `de`). */
function codesIn(text: string, options: readonly (number | string)[], isMany = false): CellRead {
  const parts = isMany ? text.split(',').map((part) => part.trim()) : [text]
  const codes = parts.map((part) => {
    const number = parseNumber(part)
    return number === -1 ? number : options.find((option) => option === part || Number(option) === number)
  })
  const known = codes.filter((code) => code !== undefined)
  const isNumber = options.every((option) => typeof option === 'number')
  if (isNumber && parts.some((part) => Number.isNaN(parseNumber(part))))
    return wrongCell(isMany ? 'problem.numbers' : 'problem.number')
  if (known.length < codes.length) return wrongCell('problem.option', { options: options.join(', ') })
  const [first] = known
  return isMany ? { value: known } : { ...(first !== undefined && { value: first }) }
}

function numbersIn(text: string, { min, max, isMany }: Answer): CellRead {
  const values = isMany ? text.split(',').map((part) => parseNumber(part)) : [parseNumber(text)]
  if (values.some(Number.isNaN)) return wrongCell(isMany ? 'problem.numbers' : 'problem.number')
  const isOutside = (value: number) => value !== -1 && (value < (min ?? -Infinity) || value > (max ?? Infinity))
  if (values.some(isOutside)) return wrongCell('problem.scale', { min: min ?? '', max: max ?? '' })
  const [first] = values
  return isMany ? { value: values } : { ...(first !== undefined && { value: first }) }
}
