import { defineCollection } from '#engine/collection.ts'
import { rehabilitationOnly } from '#shapes/hospital.ts'
import { hospitalsOfCategory, measureColumns, measureFields, measureRights } from '#shapes/measure.ts'
import { surveyYears, yearFilter } from '#shapes/years.ts'

export default defineCollection({
  title: 'name',
  fields: measureFields('rehaspez', rehabilitationOnly),
  columns: measureColumns,
  ordering: '-year',
  filters: [yearFilter('year', surveyYears), 'typ'],
  form: ['name', 'year', 'typ', 'category', 'start_date', 'end_date', 'ls_valid_from', hospitalsOfCategory, 'participant_count', 'created', 'modified'],
  menu: { order: 3 },
  may: measureRights,
})
