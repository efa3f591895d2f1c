import { defineCollection } from '#engine/collection.ts'
import {
  adminCheck,
  adminsColumn,
  formStartDispensed,
  hospitalFields,
  hospitalSetup,
  measuresOf,
  measuresOfCategory,
  surveyCategories,
} from '#presets/hospital/hospital.ts'

export default defineCollection({
  ...hospitalSetup,
  fields: { ...hospitalFields(surveyCategories), measures_ids: measuresOf('studek') },
  columns: ['name', 'anqid', 'state', 'category', adminsColumn],
  filters: ['category', 'state', adminCheck],
  form: [...formStartDispensed, measuresOfCategory],
})
