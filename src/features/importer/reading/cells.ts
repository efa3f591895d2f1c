import { type Field, getType } from '#engine/fieldTypes.ts'
import { type CellRead, type CellReading, type ImportMessage, wrongCell } from '#engine/fields/fieldType.ts'
import { cleanLine, cleanText } from '#lib/text/cleanText.ts'
import { withoutApostrophe } from '#lib/text/csv.ts'
import { parseNumber } from '#ui/fields/numbers/parseNumber.ts'

/** An answer of a survey: a number or a code of its options, or several; 'NA' and -1 mean none. */
type Answer = {
  kind: 'answer'
  required?: boolean
  min?: number
  max?: number
  /** Whether a number off the scale is valid with a warning. */
  isOpen?: boolean
  options?: readonly (number | string)[]
  /** Numbers off the scale that represent an answer ('weiss nicht'). */
  also?: readonly (number | string)[]
  isMany?: boolean
}
/** `canLack`: the value 'NA' is accepted, and an unreadable one may be treated as it. */
export type Column = (Field | Answer) & {
  canLack?: boolean
  /** The value that people write in other words: `Deutsch` for `de`. */
  toValue?: (text: string) => string
}
export type Columns = Readonly<Record<string, Column>>
/** `unknown`: the column does not know the value, which may be no answer. */
export type AnswerRead = CellRead | { unknown: ImportMessage }

export const noAnswer = 'NA'

/** Characters that no real text has: the file was read in the wrong encoding or was damaged before. */
const broken = /[\uFFFD\u0080-\u0084\u0086-\u009F]|[\u00C2\u00C3][\u00A1-\u00BF]|\u00E2\u20AC/
/** Codes that surveys use for no answer where a number is expected, and the dates that represent none. */
const missingNumber = /^-([6-9])\1{0,3}$/
const missingDay = /^(?:0000-00-00|1980-01-01)(?: 00:00:00)?$/

/** Parses the value of a cell by the type of its column, or returns its error; an empty cell has no value. */
export function readCell(column: Column, cell: string, reading: CellReading): AnswerRead {
  const raw = withoutApostrophe(cell)
  const isLong = column.kind === 'text' && column.long === true
  const written = isLong ? cleanText(raw) : cleanLine(raw)
  const text = column.toValue?.(written) ?? written
  if (text === '') return column.required ? wrongCell('problem.required') : {}
  if (broken.test(raw)) return wrongCell('problem.sign')
  if (column.canLack && text === noAnswer) return { value: text }
  const read = isAnswer(column)
    ? parseAnswer(text.replace(/^'/, ''), column, reading)
    : (getType(column).fromCell?.(text, column, reading) ?? { value: text })
  if (!column.canLack) return read
  if (column.kind === 'day' && missingDay.test(text)) return { unknown: { word: 'problem.no-day' } }
  return 'problem' in read ? { unknown: read.problem } : read
}

/** Whether the cells of a column are numbers. */
export function isNumeric(column: Column | undefined): boolean {
  if (column === undefined) return false
  if (isAnswer(column)) return !column.options?.some((option) => typeof option === 'string')
  return getType(column).figures === 'values'
}

/** Whether the cells of a column are dates or times. */
export function isDated(column: Column | undefined): boolean {
  return column !== undefined && !isAnswer(column) && getType(column).isDate === true
}

function isAnswer(column: Column): column is Answer {
  return column.kind === 'answer'
}

function parseAnswer(text: string, column: Answer, reading: CellReading): CellRead {
  if (column.isMany) return parseMany(text, column, reading)
  const number = parseNumber(text, false, reading.hasDecimalComma)
  if (!column.options) return toNumber(text, number, column)
  const code = getCode(text, number, column.options)
  return code === undefined ? wrongCell('problem.option', { options: column.options.join(', ') }) : { value: code }
}

/** A code matches the options of its attribute, be it a number or a text (`A`, `de`). */
function getCode(text: string, number: number, options: readonly (number | string)[]): number | string | undefined {
  return number === -1 ? number : options.find((option) => option === text || Number(option) === number)
}

/** Several answers are separated by commas or other separators of survey systems. */
function parseMany(text: string, { options }: Answer, { hasDecimalComma }: CellReading): CellRead {
  const parts = text.split(/[,;|/]/).flatMap((part) => part.trim() || [])
  const codes = parts.map((part) => {
    const number = parseNumber(part, false, hasDecimalComma)
    return options ? getCode(part, number, options) : number
  })
  const known = codes.filter((code): code is string | number => code !== undefined && !Number.isNaN(code))
  if (known.length < codes.length || codes.length === 0)
    return options ? wrongCell('problem.option', { options: options.join(', ') }) : wrongCell('problem.numbers')
  const value = [...new Set(known)]
  return { value, ...(value.length < known.length && { remark: { word: 'remark.repeated' } }) }
}

function toNumber(text: string, value: number, { min, max, isOpen, also = [] }: Answer): CellRead {
  if (Number.isNaN(value)) return wrongCell('problem.number')
  if (value === -1 || also.some((one) => Number(one) === value)) return { value }
  const isOutside = value < (min ?? -Infinity) || value > (max ?? Infinity)
  const scale = { min: min ?? '', max: max ?? '' }
  if (isOpen && missingNumber.test(text) && (isOutside || min === undefined)) return wrongCell('problem.no-number')
  if (isOutside && !isOpen) return wrongCell('problem.scale', scale)
  if (isOutside) return { value, remark: { word: 'remark.scale', values: scale } }
  const hasScale = Number.isInteger(min) && Number.isInteger(max)
  return hasScale && !Number.isInteger(value) ? { value, remark: { word: 'remark.fraction' } } : { value }
}

const yes = new Set(['y', 'yes', 'j', 'ja', 'o', 'oui', 's', 'si', 'sì', 'x', '1', 'true', 'wahr', 'vrai', 'vero'])
const no = new Set(['n', 'no', 'nein', 'non', '0', 'false', 'falsch', 'faux', 'falso'])

/**
 * The answers to a question with one column per answer: the codes of those that are yes or contain their own code. All
 * empty is no answer.
 */
export function readSeveral(cells: readonly { code: number | string; cell: string }[]): AnswerRead & { cell?: string } {
  const texts = cells.map(({ code, cell }) => ({ code, text: cleanLine(withoutApostrophe(cell)) }))
  const given = texts.filter(({ text }) => text !== '')
  if (given.length === 0) return {}
  if (given.every(({ text }) => text === noAnswer)) return { value: noAnswer }
  const isChosen = ({ code, text }: (typeof texts)[number]) => text === String(code) || yes.has(text.toLowerCase())
  const strange = given.find((one) => !isChosen(one) && !no.has(one.text.toLowerCase()) && one.text !== noAnswer)
  if (strange) return { unknown: { word: 'problem.yes' }, cell: strange.text }
  return { value: given.filter(isChosen).map(({ code }) => code) }
}
