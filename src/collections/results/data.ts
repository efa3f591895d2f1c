import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { json, moment, relation, text } from '#engine/fieldTypes.ts'
import { thisYear, yearFilter, years } from '#presets/years.ts'

const firstDataYear = 2018

const fields = {
  measure: relation('results/measures', { label: ['fullname', 'name'], readOnly: true }),
  measure_name: text({ readOnly: true }),
  content_object: text({ readOnly: true }),
  attributes: json({ readOnly: true }),
  created: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'results/data': RowOf<typeof fields>
  }
}

export default defineCollection({
  isEndless: true,
  title: 'measure_name',
  fields,
  columns: [
    { field: 'measure_name', sort: false },
    { field: 'content_object', sort: false },
    { field: 'attributes', cell: () => import('#features/resultData/AttributesCell.tsx'), takesRest: true },
    'created',
  ],
  ordering: '-created',
  filters: [
    { field: 'measure', as: relation('results/measures', { label: ['fullname', 'name'] }) },
    yearFilter('year', years(thisYear, firstDataYear)),
  ],
  form: ['measure_name', 'content_object', 'created'],
  deleted: 'deleted-results',
  tools: {
    list: [
      {
        name: 'download',
        isFrequent: true,
        isDouble: true,
        show: staff,
        load: () => import('#features/resultData/DownloadRows.tsx'),
      },
    ],
  },
  panels: [{ name: 'attributes', load: () => import('#features/resultData/Attributes.tsx') }],
  menu: { order: 4 },
  permissions: { read: staff, delete: staff },
})
