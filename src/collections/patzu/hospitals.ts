import { defineCollection } from '#engine/collection.ts'
import { number, relation, relations } from '#engine/fieldTypes.ts'
import {
  adminCheck,
  adminsColumn,
  formEnd,
  formStartDispensed,
  hospitalFields,
  hospitalSetup,
  measuresOf,
  measuresOfCategory,
  yesOnly,
  surveyCategories,
} from '#presets/hospital/hospital.ts'

export default defineCollection({
  ...hospitalSetup,
  fields: {
    ...hospitalFields(surveyCategories),
    measures_ids: measuresOf('patzu'),
    frabos_vorjahr: number({ integer: true, min: 0 }),
    frabos_max: number({ integer: true, min: 0 }),
    address: relation('patzu/addresses', { label: ['company', 'prename name', 'place'], join: true, readOnly: true }),
    orders: relations('patzu/orders', { label: ['id', 'year'], join: true, readOnly: true }),
  },
  columns: ['name', 'anqid', 'state', 'category', adminsColumn, 'frabos_max'],
  filters: [
    'category',
    'state',
    { field: 'has_open_orders', as: yesOnly },
    { field: 'has_error_orders', as: yesOnly },
    adminCheck,
  ],
  form: [...formStartDispensed, 'frabos_vorjahr', 'frabos_max', measuresOfCategory, 'address', 'orders', ...formEnd],
  panels: [...hospitalSetup.panels, { name: 'frabo_offer', load: () => import('#features/hospitals/FraboOffer.tsx') }],
})
