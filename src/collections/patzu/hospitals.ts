import { defineCollection } from '#engine/collection.ts'
import { extend } from '#engine/extend.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { number } from '#engine/fieldTypes.ts'
import {
  adminCheck,
  adminsColumn,
  formStartDispensed,
  hospitalFields,
  hospitalSetup,
  getMeasures,
  measuresOfCategory,
  yesOnly,
  surveyCategories,
} from '#presets/hospital/hospital.ts'
import { withoutDeclaration } from '#features/hospitals/missing.ts'
import { areas } from '#lib/areas.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const fields = {
  ...hospitalFields(surveyCategories),
  measures_ids: getMeasures('patzu'),
  frabos_vorjahr: number({ integer: true, min: 0, forMany: true }),
  frabos_max: number({ integer: true, min: 0, forMany: true }),
}

/** What of a hospital waits: nothing of the server's counts it, so no order is offered. */
const openColumn = {
  field: 'state.open',
  sort: false,
  cell: withWords(() => import('#features/hospitals/OpenCell.tsx'), 'hospitals'),
} as const

const fraboField = withWords(() => import('#features/hospitals/FraboField.tsx'), 'hospitals')

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/hospitals': RowOf<typeof fields>
  }
}

export default defineCollection({
  ...extend(hospitalSetup, {
    panels: [
      {
        name: 'standing',
        isAbove: 'line',
        load: withWords(() => import('#presets/hospital/HospitalStanding.tsx'), 'hospitals', 'fields-patzu'),
      },
    ],
    related: [
      { path: 'patzu/orders', by: 'hospital_id' },
      { path: 'patzu/addresses', by: 'hospital' },
      { path: 'patzu/declarations', by: 'hospital_id' },
    ],
  }),
  inParts: withoutDeclaration(areas.patzu.dashboard.declarations),
  fields,
  columns: [
    'name',
    { field: 'anqid', isExtra: 'tablet' },
    'state',
    openColumn,
    { field: 'category', wraps: 'short' },
    { ...adminsColumn, isExtra: true },
    { field: 'frabos_max', isExtra: true },
  ],
  filters: [
    'category',
    'state',
    { field: 'has_open_orders', as: yesOnly },
    { field: 'has_error_orders', as: yesOnly },
    adminCheck,
    yearFilter('undeclared', surveyYears),
  ],
  form: [
    ...formStartDispensed,
    { field: 'frabos_vorjahr', widget: fraboField },
    { field: 'frabos_max', widget: fraboField },
    measuresOfCategory,
  ],
  sections: { participation: ['frabos_vorjahr', 'frabos_max', 'measures_ids'] },
})
