import { staff } from '#engine/rules.ts'
import { type AnyDefinition, defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { toText } from '#lib/text/text.ts'
import { choice, flag, moment, relation, text } from '#engine/fieldTypes.ts'

function responsibleFields(programme: string) {
  return {
    user: relation('accounts/users', {
      label: ['first_name last_name', 'email'],
      join: true,
      required: true,
    }),
    user_email: text({ readOnly: true, format: 'email' }),
    hospital: relation(`${programme}/hospitals`, { label: ['name', 'anqid'], join: true }),
    hospital_name: text({ readOnly: true }),
    is_responsible: flag(),
    modified: moment({ readOnly: true }),
  }
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'moniq/responsibles': RowOf<ReturnType<typeof responsibleFields>>
    'patzu/responsibles': RowOf<ReturnType<typeof responsibleFields>>
  }
}

/** The people invited to be responsible for a hospital of a programme, and their answers. */
export function responsibles(programme: string, order: number): AnyDefinition {
  return defineCollection({
    title: 'user_email',
    // Somebody may be invited for several hospitals.
    heading: (row) => toText(row.hospital_name),
    names: { columns: ['hospital_name'], join: ', ' },
    facts: ['user_email'],
    fields: responsibleFields(programme),
    columns: [
      { field: 'user_email', sort: 'user__email' },
      { field: 'hospital_name', sort: 'hospital__name', wraps: 'short' },
      { field: 'is_responsible', sort: 'is_responsible', cell: () => import('#features/people/AnswerCell.tsx') },
      { field: 'modified', wraps: 'short' },
    ],
    ordering: 'user__email',
    filters: [
      {
        field: 'is_responsible',
        as: choice([
          ['true', 'yes'],
          ['false', 'no'],
          ['none', 'none'],
        ]),
        toQuery: (value) => (value === 'none' ? { is_responsible__isnull: true } : { is_responsible: value }),
      },
    ],
    form: [
      'user',
      'hospital',
      { field: 'is_responsible', widget: () => import('#features/people/AnswerSelect.tsx') },
      'modified',
    ],
    menu: { order },
    permissions: { read: staff, create: staff, update: staff, delete: staff },
  })
}
