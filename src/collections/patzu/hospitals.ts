import { defineCollection } from '#engine/collection.ts'
import { list, number, relation } from '#engine/kinds.ts'
import { adminsColumn, only, hospitalFields, hospitalRights, measuresOfCategory, surveyCategories, untilWhenDispensed } from '#shapes/hospital.ts'

export default defineCollection({
  title: 'name',
  fields: {
    ...hospitalFields('patzu', surveyCategories),
    frabos_vorjahr: number({ integer: true, min: 0 }),
    frabos_max: number({ integer: true, min: 0 }),
    address: relation('patzu/addresses', { label: ['company', 'prename name', 'place'], join: true, readOnly: true }),
    orders: list(),
  },
  columns: ['name', 'anqid', 'category', 'state', adminsColumn, 'frabos_max'],
  ordering: 'name',
  filters: [
    'category',
    'state',
    { field: 'has_open_orders', as: only },
    { field: 'has_error_orders', as: only },
    { field: 'adminCheck', as: only },
  ],
  form: [
    'name',
    'anqid',
    'BUR_Stao',
    'category',
    'state',
    untilWhenDispensed,
    'frabos_vorjahr',
    'frabos_max',
    measuresOfCategory,
    'users',
    'address',
    'orders',
    'files',
    'admins',
  ],
  exports: true,
  trash: true,
  may: hospitalRights,
})
