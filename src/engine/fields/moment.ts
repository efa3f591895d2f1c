import { type FieldOf, type FieldOptions, type FieldType, wrongCell } from './fieldType.ts'
import { endOfDay, showMoment, startOfDay } from '#lib/dates/dates.ts'

type DateTimeField = FieldOf<'moment', string>

/** A day with its time, as an instant with its offset; shown in Zurich time. */
export const moment = (options: FieldOptions = {}): DateTimeField => ({ kind: 'moment', ...options })

export const momentType: FieldType<DateTimeField> = {
  format: (value) => showMoment(value, true),
  isDate: true,
  filter: {
    control: () => import('#engine/fields/filters/SpanFilter.tsx'),
    lookups: ['__gte', '__lte'],
    toQuery: (text, lookup) => (lookup === '__gte' ? startOfDay(text) : endOfDay(text)),
  },
  widget: () => import('#engine/fields/widgets/MomentWidget.tsx'),
  fromCell: (cell, _field, { parseDate }) => {
    const date = parseDate(cell)
    if ('wrong' in date) return wrongCell(`problem.${date.wrong}`)
    return { value: date.moment, ...(date.isTwice && { remark: { word: 'remark.twice' } }) }
  },
}
