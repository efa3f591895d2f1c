import { staff } from '#engine/rules.ts'
import { type CellProps, type AnyDefinition, defineCollection } from '#engine/collection.ts'
import type { Option, RowOf } from '#engine/fields/fieldType.ts'
import { choice, day, flag, moment, relation, text } from '#engine/fieldTypes.ts'
import { notBefore } from '#lib/dates/notBefore.ts'
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

/** The dates of a programme's measures: when to order, to declare, to check and to hand over data. */
export function events(programme: string, measureName: (measures: string) => Lazy<CellProps>): AnyDefinition {
  const measures = `${programme}/measures`
  return defineCollection({
    title: 'name',
    fields: eventFields(measures),
    columns: [
      'name',
      { field: 'measure', sort: 'measure__name', cell: measureName(measures) },
      'typ',
      'start_date',
      'end_date',
      'is_w2_task',
    ],
    ordering: '-start_date',
    layouts: [
      {
        as: 'calendar',
        from: 'start_date',
        to: 'end_date',
        about: [{ field: 'measure', cell: measureName(measures) }, 'typ'],
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
