import { defineCollection } from '#engine/collection.ts'
import { surveyCategories } from '#shapes/hospital.ts'
import { hospitalsOfCategory, measureColumns, measureFields, measureRights, validUntil } from '#shapes/measure.ts'
import { surveyYears, yearFilter } from '#shapes/years.ts'

export default defineCollection({
  title: 'name',
  fields: { ...measureFields('studek', surveyCategories), ls_valid_until: validUntil },
  columns: measureColumns,
  ordering: '-year',
  filters: [yearFilter('year', surveyYears), 'typ', 'category'],
  form: [
    'name',
    'year',
    'typ',
    'category',
    'start_date',
    'end_date',
    'ls_valid_from',
    'ls_valid_until',
    hospitalsOfCategory,
    'participant_count',
    'created',
    'modified',
  ],
  menu: { order: 3 },
  may: measureRights,
})
