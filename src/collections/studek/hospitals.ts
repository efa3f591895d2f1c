import { defineCollection } from '#engine/collection.ts'
import {
  adminCheck,
  adminsColumn,
  hospitalFields,
  hospitalFiles,
  hospitalRights,
  measuresOf,
  measuresOfCategory,
  surveyCategories,
  untilWhenDispensed,
} from '#shapes/hospital.ts'

export default defineCollection({
  title: 'name',
  fields: { ...hospitalFields(surveyCategories), measures_ids: measuresOf('studek') },
  columns: ['name', 'anqid', 'category', 'state', adminsColumn],
  ordering: 'name',
  filters: ['category', 'state', adminCheck],
  form: ['name', 'anqid', 'BUR_Stao', 'category', 'state', untilWhenDispensed, measuresOfCategory, 'users', hospitalFiles, 'admins'],
  exports: true,
  trash: true,
  menu: { order: 1 },
  may: hospitalRights,
})
