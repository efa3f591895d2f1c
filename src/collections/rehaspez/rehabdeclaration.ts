import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, choices, code, moment, relation, text } from '#engine/fieldTypes.ts'
import { rehabAreas } from '#features/hospitals/rehabAreas.ts'
import { joinFields } from '#presets/joinFields.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'

const fields = {
  hospital: relation('rehaspez/hospitals', { label: ['name', 'anqid'], join: true, required: true }),
  hospital_name: text({ readOnly: true }),
  hospital_anqid: code({ readOnly: true }),
  year: choice(surveyYears, { required: true }),
  rehab_areas: choices(rehabAreas),
  rehab_areas_text: text({ readOnly: true }),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'rehaspez/rehabdeclaration': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: (row) => joinFields(row, ['hospital_name', 'year']),
  fields,
  columns: [
    { field: 'hospital_name', sort: 'hospital__name' },
    { field: 'hospital_anqid', sort: 'hospital__anqid' },
    'year',
    { field: 'rehab_areas_text', cell: () => import('#features/hospitals/RehabAreasCell.tsx'), wraps: true },
    { field: 'created', isExtra: 'tablet' },
    { field: 'modified', wraps: 'short' },
  ],
  ordering: '-year',
  filters: [yearFilter('year', surveyYears), 'hospital'],
  form: ['hospital', 'year', 'rehab_areas', 'created', 'modified'],
  menu: { order: 5 },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
