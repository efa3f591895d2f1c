import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import {
  adminCheck,
  adminsColumn,
  formStartDispensed,
  hospitalFields,
  hospitalSetup,
  getMeasures,
  measuresOfCategory,
  surveyCategories,
} from '#presets/hospital/hospital.ts'

const fields = { ...hospitalFields(surveyCategories), measures_ids: getMeasures('studek') }

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'studek/hospitals': RowOf<typeof fields>
  }
}

export default defineCollection({
  ...hospitalSetup,
  fields,
  columns: ['name', 'anqid', 'state', 'category', adminsColumn],
  filters: ['category', 'state', adminCheck],
  form: [...formStartDispensed, measuresOfCategory],
})
