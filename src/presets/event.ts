import { staff } from '#engine/rules.ts'
import { type CellProps, type AnyDefinition, defineCollection } from '#engine/collection.ts'
import type { Option, RowOf } from '#engine/fields/fieldType.ts'
import { choice, day, flag, moment, relation, text } from '#engine/fieldTypes.ts'
import { notBefore } from '#lib/dates/notBefore.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import type { Lazy } from '#ui/lazy/lazy.ts'

const eventTypes = [
  [1, 'order'],
  [2, 'declaration'],
  [3, 'other'],
  [4, 'data-check'],
  [5, 'data-transfer'],
] as const satisfies readonly Option[]

function eventFields(measures: string) {
  return {
    measure: relation(measures, { label: ['name', 'year'], join: true, required: true }),
    typ: choice(eventTypes, { required: true }),
    name: text({ required: true, maxLength: 255 }),
    is_w2_task: flag({ initial: false, forMany: true }),
    start_date: day(),
    end_date: day(),
    ls_valid_from: day(),
    ls_valid_until: day(),
    created: moment({ readOnly: true }),
    modified: moment({ readOnly: true }),
  }
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/event': RowOf<ReturnType<typeof eventFields>>
    'rehaspez/events': RowOf<ReturnType<typeof eventFields>>
    'studek/events': RowOf<ReturnType<typeof eventFields>>
  }
}

type Event = RowOf<ReturnType<typeof eventFields>>
type EventList = 'patzu/event' | 'rehaspez/events' | 'studek/events'

/** The dates of a programme's measures: when to order, to declare, to check and to hand over data. */
export function events(list: EventList, measureName: (measures: string) => Lazy<CellProps>): AnyDefinition {
  const measures = `${list.slice(0, list.indexOf('/'))}/measures`
  return defineCollection({
    title: 'name',
    fields: eventFields(measures),
    // Most dates are those of several measures: the rows of one are read as one.
    joins: (one, next, columns) => columns.some(({ field }) => field === 'measure') && isSameDate(one, next),
    names: { columns: ['name', 'measure'], join: ' ' },
    inParts: { next: { from: 'start_date', until: 'end_date' } },
    columns: [
      { field: 'name', sort: 'name', cell: () => import('#features/measures/dates/DateNameCell.tsx') },
      { field: 'measure', sort: 'measure__name', cell: measureName(measures), isWide: true, wraps: 'short' },
      { field: 'typ', sort: 'typ', cell: repeated(list, 'typ'), isMinor: true, wraps: 'short' },
      // On a phone it says the last day as well.
      {
        field: 'start_date',
        sort: 'start_date',
        cell: () => import('#features/measures/dates/PeriodCell.tsx'),
        isLabelled: false,
      },
      { field: 'end_date', sort: 'end_date', cell: repeated(list, 'end_date'), isMinor: true },
      {
        field: 'end_date.state',
        sort: false,
        cell: withWords(() => import('#features/measures/dates/PeriodStateCell.tsx'), 'dashboard'),
      },
      { field: 'is_w2_task', isExtra: true },
    ],
    ordering: 'next',
    layouts: [
      {
        as: 'calendar',
        from: 'start_date',
        to: 'end_date',
        about: [
          { field: 'measure', cell: measureName(measures) },
          {
            field: 'typ',
            cell: () =>
              import('#features/measures/createEventTypeCell.tsx').then(({ createEventTypeCell }) => ({
                default: createEventTypeCell(list),
              })),
          },
        ],
      },
    ],
    filters: ['measure', 'typ', 'start_date'],
    form: [
      'measure',
      'typ',
      'name',
      'is_w2_task',
      'start_date',
      notBefore('end_date', 'start_date'),
      'ls_valid_from',
      notBefore('ls_valid_until', 'ls_valid_from'),
      'created',
      'modified',
    ],
    menu: { under: measures },
    permissions: { read: staff, create: staff, update: staff, delete: staff },
  })
}

const repeated = (list: EventList, field: 'typ' | 'end_date') => () =>
  import('#features/measures/dates/createRepeatedCell.tsx').then(({ createRepeatedCell }) => ({
    default: createRepeatedCell(list, field),
  }))

function isSameDate(one: Event, other: Event | undefined): boolean {
  return (['name', 'typ', 'start_date', 'end_date'] as const).every((field) => one[field] === other?.[field])
}
