import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { rehabilitationOnly } from '#presets/hospital/hospital.ts'
import { hospitalsOfCategory, measureColumns, measureFields, measureRights, measureSections } from '#presets/measure.ts'
import { notBefore } from '#lib/dates/notBefore.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'

const fields = measureFields('rehaspez', rehabilitationOnly)

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'rehaspez/measures': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: measureColumns,
  ordering: '-year',
  filters: [yearFilter('year', surveyYears), 'typ'],
  form: [
    'name',
    'year',
    'typ',
    'category',
    'start_date',
    notBefore('end_date', 'start_date'),
    'ls_valid_from',
    hospitalsOfCategory,
    'participant_count',
    'created',
    'modified',
  ],
  sections: { period: ['start_date', 'end_date', 'ls_valid_from'], participation: measureSections.participation },
  related: [{ path: 'rehaspez/events', by: 'measure' }],
  menu: { order: 3 },
  permissions: measureRights,
})
