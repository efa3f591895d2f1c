import { type FieldOf, type FieldOptions, type FieldType, wrongCell } from './fieldType.ts'
import { problem } from './schemas.ts'
import { isDamagedCode } from '#lib/dates/damagedCode.ts'
import { showNumber, showSize } from '#lib/text/numbers.ts'
import { z } from '#lib/schema.ts'
import { toText } from '#lib/text/text.ts'
import { parseNumber } from '#ui/fields/numbers/parseNumber.ts'

type NumberOptions = {
  integer?: boolean
  plain?: boolean
  min?: number
  max?: number
  /** The number that means 'not known'; lists show a word instead. */
  unknown?: number
  /** A size in bytes, shown in readable units. */
  isBytes?: true
}
type NumberField = FieldOf<'number', number, NumberOptions>

export const number = (options: NumberOptions & FieldOptions = {}): NumberField => ({ kind: 'number', ...options })

/** A number that is an identifier (ids, anqid, PLZ, years): never grouped by apostrophes. */
export const code = (options: Omit<NumberOptions, 'plain' | 'integer'> & FieldOptions = {}): NumberField => ({
  kind: 'number',
  plain: true,
  integer: true,
  ...options,
})

export const numberType: FieldType<NumberField> = {
  format: (value, { plain, unknown, isBytes }, optionLabel) => {
    if (unknown !== undefined && value === unknown) return optionLabel('unknown')
    if (isBytes) return showSize(value)
    return plain ? toText(value) : showNumber(value)
  },
  figures: 'values',
  filter: { control: () => import('#engine/fields/filters/TextFilter.tsx') },
  widget: () => import('#engine/fields/widgets/NumberWidget.tsx'),
  schema: ({ integer, min, max }) =>
    z
      .number(problem('field.noNumber'))
      .check(
        ...(integer ? [z.refine<number>(Number.isInteger, problem('field.noInteger'))] : []),
        ...(min === undefined ? [] : [z.refine<number>((value) => value >= min, problem('form.min', { min }))]),
        ...(max === undefined ? [] : [z.refine<number>((value) => value <= max, problem('form.max', { max }))]),
      ),
  fromLink: (link) => (/^-?\d{1,15}$/.test(link) ? Number(link) : undefined),
  fromCell: (cell, { integer, plain, min }, { hasDecimalComma }) => {
    if (plain && isDamagedCode(cell)) return wrongCell('problem.damaged')
    const value = parseNumber(cell, integer, hasDecimalComma)
    if (Number.isNaN(value)) return wrongCell(integer ? 'problem.integer' : 'problem.number')
    return min !== undefined && value < min ? wrongCell('problem.min', { min }) : { value }
  },
}
