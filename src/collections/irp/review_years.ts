import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, flag, moment, number, relations } from '#engine/fieldTypes.ts'
import { surveyYears } from '#presets/years.ts'

const fields = {
  year: choice(surveyYears, { required: true }),
  hospitals: relations('irp/hospitals', { label: ['name', 'anqid'], join: true }),
  is_copy: flag({ initial: false }),
  participant_count: number({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'irp/review_years': RowOf<typeof fields>
  }
}

export default defineCollection({
  contentType: 'irp.reviewyear',
  title: 'year',
  fields,
  columns: ['year', { field: 'participant_count', sort: false }, 'is_copy', 'modified'],
  ordering: '-year',
  searchable: false,
  form: ['year', 'is_copy', 'hospitals', 'participant_count', 'modified'],
  related: [{ path: 'irp/reviews', by: 'review_year' }],
  menu: { order: 4 },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
