import { defineCollection } from '#engine/collection.ts'
import { number, relation, relations } from '#engine/kinds.ts'
import {
  adminCheck,
  adminsColumn,
  hospitalFields,
  hospitalFiles,
  hospitalRights,
  measuresOf,
  measuresOfCategory,
  only,
  surveyCategories,
  untilWhenDispensed,
} from '#shapes/hospital.ts'

export default defineCollection({
  title: 'name',
  fields: {
    ...hospitalFields(surveyCategories),
    measures_ids: measuresOf('patzu'),
    frabos_vorjahr: number({ integer: true, min: 0 }),
    frabos_max: number({ integer: true, min: 0 }),
    address: relation('patzu/addresses', { label: ['company', 'prename name', 'place'], join: true, readOnly: true }),
    orders: relations('patzu/orders', { label: ['id', 'year'], join: true, readOnly: true }),
  },
  columns: ['name', 'anqid', 'category', 'state', adminsColumn, 'frabos_max'],
  ordering: 'name',
  filters: ['category', 'state', { field: 'has_open_orders', as: only }, { field: 'has_error_orders', as: only }, adminCheck],
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
    hospitalFiles,
    'admins',
  ],
  exports: true,
  trash: true,
  menu: { order: 1 },
  may: hospitalRights,
})
