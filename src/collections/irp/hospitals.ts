import { defineCollection } from '#engine/collection.ts'
import { text } from '#engine/kinds.ts'
import { adminCheck, adminsColumn, hospitalFields, hospitalFiles, hospitalRights, surveyCategories, untilWhenDispensed } from '#shapes/hospital.ts'

export default defineCollection({
  title: 'name',
  fields: {
    ...hospitalFields(surveyCategories),
    street_nr: text({ maxLength: 255 }),
    postbox: text({ maxLength: 255 }),
    plz: text({ maxLength: 10 }),
    place: text({ maxLength: 255 }),
  },
  columns: ['name', 'anqid', 'street_nr', 'plz', 'place', adminsColumn],
  ordering: 'name',
  filters: ['category', 'state', adminCheck],
  form: [
    'name',
    'anqid',
    'BUR_Stao',
    'category',
    'state',
    untilWhenDispensed,
    'street_nr',
    'postbox',
    'plz',
    'place',
    'users',
    hospitalFiles,
    'admins',
  ],
  trash: true,
  menu: { order: 1 },
  may: hospitalRights,
})
