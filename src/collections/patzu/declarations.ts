import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { moment, number, relation, text } from '#engine/fieldTypes.ts'
import { relationName } from '#presets/cells.ts'
import { joinFields } from '#presets/joinFields.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const fields = {
  hospital_id: relation('patzu/hospitals', { label: ['name', 'anqid'], join: true, required: true }),
  measure_id: relation('patzu/measures', { label: ['name', 'year'], join: true, required: true }),
  'hospital_id.name': text({ readOnly: true }),
  frabos_sent: number({ integer: true, min: 0 }),
  exits_count: number({ integer: true, min: -1, initial: -1, unknown: -1 }),
  bfs_type: text(),
  bfs_type_text: text({ readOnly: true }),
  typ: number({ integer: true, min: -1, initial: -1, unknown: -1 }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/declarations': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: (row) => joinFields(row, ['hospital.name', 'measure.name']),
  fields,
  columns: [
    {
      field: 'hospital_id',
      sort: 'hospital_id__name',
      cell: relationName({ endpoint: 'patzu/hospitals' }, 'hospital.name'),
    },
    {
      field: 'measure_id',
      sort: 'measure_id__name',
      wraps: 'short',
      cell: relationName({ endpoint: 'patzu/measures' }, 'measure.name'),
    },
    { field: 'frabos_sent', hasShortName: true },
    { field: 'exits_count', hasShortName: true },
    {
      field: 'bfs_type_text',
      takesRest: 'whole',
      isWide: true,
      sort: 'bfs_type',
      cell: withWords(() => import('#features/hospitals/BfsTypeCell.tsx'), 'hospitals'),
    },
    { field: 'modified', wraps: 'short' },
  ],
  ordering: '-modified',
  summary: withWords(() => import('#features/hospitals/MissingOfYear.tsx'), 'hospitals'),
  filters: [yearFilter('measure_id__year', surveyYears), 'hospital_id', 'measure_id'],
  form: [
    'hospital_id',
    { field: 'measure_id', widget: () => import('#features/hospitals/MeasureOfHospital.tsx') },
    { field: 'bfs_type', widget: withWords(() => import('#features/hospitals/BfsType.tsx'), 'hospitals') },
    'frabos_sent',
    'exits_count',
    'typ',
    'modified',
  ],
  panels: [{ name: 'frabo_offer', load: withWords(() => import('#features/hospitals/FraboOffer.tsx'), 'hospitals') }],
  menu: { order: 7 },
  permissions: { read: staff, create: staff, update: staff, delete: staff, export: staff },
})
