import { type FieldOf, type FieldOptions, type FieldType, wrongCell } from './fieldType.ts'
import { problem } from './schemas.ts'
import { isDay, showMoment } from '#lib/dates/dates.ts'
import { z } from '#lib/schema.ts'
import { toText } from '#lib/text/text.ts'

type DayField = FieldOf<'day', string>

/** A day of the calendar, as `yyyy-MM-dd`. */
export const day = (options: FieldOptions = {}): DayField => ({ kind: 'day', ...options })

export const dayType: FieldType<DayField> = {
  format: (value) => showMoment(value),
  isDate: true,
  filter: { control: () => import('#engine/fields/filters/SpanFilter.tsx'), lookups: ['__gte', '__lte'] },
  widget: () => import('#engine/fields/widgets/DayWidget.tsx'),
  schema: () => z.pipe(z.transform(toText), z.string().check(z.refine(isDay, problem('form.day')))),
  fromLink: (link) => link,
  fromCell: (cell, _field, { parseDate }) => {
    const date = parseDate(cell)
    if ('wrong' in date) return wrongCell(`problem.${date.wrong}`)
    return { value: date.day, ...(date.isTwice && { remark: { word: 'remark.twice' } }) }
  },
}
