import { defineCollection } from '#engine/collection.ts'
import { extend } from '#engine/extend.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { text } from '#engine/fieldTypes.ts'
import {
  adminCheck,
  adminsColumn,
  formStartDispensed,
  hospitalFields,
  hospitalRights,
  hospitalSetup,
  resultMeasures,
  getResultMeasures,
  surveyCategories,
} from '#presets/hospital/hospital.ts'

const fields = {
  ...hospitalFields(surveyCategories),
  measures_ids: resultMeasures,
  street_nr: text({ maxLength: 255, forMany: true }),
  postbox: text({ maxLength: 255, forMany: true }),
  plz: text({ maxLength: 10, forMany: true }),
  place: text({ maxLength: 255, forMany: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'irp/hospitals': RowOf<typeof fields>
  }
}

export default defineCollection({
  ...extend(hospitalSetup, { related: [{ path: 'irp/reviews', by: 'hospital_id' }] }),
  fields,
  columns: ['name', 'anqid', { field: 'street_nr', wraps: 'short' }, 'plz', 'place', adminsColumn],
  filters: ['category', 'state', adminCheck],
  form: [...formStartDispensed, getResultMeasures('irp'), 'street_nr', 'postbox', 'plz', 'place'],
  sections: { address: ['street_nr', 'postbox', 'plz', 'place'] },
  permissions: hospitalRights,
})
