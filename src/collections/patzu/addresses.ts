import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, moment, relation, text } from '#engine/fieldTypes.ts'
import { relationName } from '#presets/cells.ts'

const hospitals = { label: ['name', 'anqid'], join: true }

const fields = {
  hospital: relation('patzu/hospitals', { ...hospitals, required: true }),
  title: choice([
    [1, 'woman'],
    [2, 'man'],
  ]),
  prename: text({ maxLength: 255 }),
  name: text({ required: true, maxLength: 255 }),
  company: text({ maxLength: 255 }),
  street_nr: text({ maxLength: 255, forMany: true }),
  postbox: text({ maxLength: 255, forMany: true }),
  plz: text({ maxLength: 10, forMany: true }),
  place: text({ maxLength: 255 }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/addresses': RowOf<typeof fields>
  }
}

export default defineCollection({
  contentType: 'patzu.address',
  title: ['company', 'name', 'place'],
  fields,
  columns: [
    {
      field: 'hospital',
      sort: 'hospital__name',
      cell: relationName({ endpoint: 'patzu/hospitals', label: ['name'] }, 'hospital_name'),
    },
    'name',
    'prename',
    { field: 'company', wraps: 'short', takesRest: 'whole' },
    { field: 'plz', isExtra: 'tablet' },
    'place',
    { field: 'title', isExtra: 'tablet' },
  ],
  ordering: 'name',
  filters: ['hospital'],
  form: ['hospital', 'title', 'prename', 'name', 'company', 'street_nr', 'postbox', 'plz', 'place', 'modified'],
  menu: { order: 4 },
  palette: { order: 6, show: staff },
  permissions: { read: staff, create: staff, update: staff, delete: staff, export: staff },
})
