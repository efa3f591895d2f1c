import { defineCollection } from '#engine/collection.ts'
import type { Option, RowOf } from '#engine/fields/fieldType.ts'
import { choice, flag, relation, text } from '#engine/fieldTypes.ts'
import { oldAgeCategory } from '#lib/constants.ts'
import {
  adminCheck,
  adminsColumn,
  formStart,
  hospitalFields,
  hospitalSetup,
  resultMeasures,
  getResultMeasures,
} from '#presets/hospital/hospital.ts'
import { notBefore } from '#lib/dates/notBefore.ts'
import { thisYear, yearFilter, years } from '#presets/years.ts'

const categories = [
  [10, 'psychiatry-adults'],
  [11, 'psychiatry-young'],
  [12, 'psychiatry-forensic'],
  [oldAgeCategory, 'psychiatry-old-age'],
] as const satisfies readonly Option[]
const measurementYears = years(thisYear - 2, thisYear + 2)
const other = { label: ['name', 'anqid'], join: true }
const isOldAge = (row: { category?: number | null }) => row.category === oldAgeCategory

const fields = {
  ...hospitalFields(categories),
  measures_ids: resultMeasures,
  is_dispensed: flag({ initial: false, forMany: true }),
  dispensed_from: choice(measurementYears),
  dispensed_until: choice(measurementYears),
  ref_hospital: relation('moniq/hospitals', other),
  ap_hospital: relation('moniq/hospitals', other),
  ap_hospital_name: text({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'moniq/hospitals': RowOf<typeof fields>
  }
}

export default defineCollection({
  ...hospitalSetup,
  fields,
  columns: [
    'name',
    'anqid',
    { field: 'category', wraps: 'short' },
    'is_dispensed',
    { field: 'ap_hospital_name', sort: 'ap_hospital__name', isExtra: 'tablet' },
    adminsColumn,
  ],
  filters: [
    'category',
    'is_dispensed',
    { ...yearFilter('attributes__year', measurementYears), when: ({ is_dispensed }) => Boolean(is_dispensed) },
    adminCheck,
  ],
  form: [
    ...formStart,
    'is_dispensed',
    'dispensed_from',
    notBefore('dispensed_until', 'dispensed_from'),
    { field: 'ref_hospital', when: isOldAge },
    { field: 'ap_hospital', when: isOldAge },
    getResultMeasures('moniq'),
  ],
  sections: {
    dispensation: ['is_dispensed', 'dispensed_from', 'dispensed_until'],
    participation: ['ref_hospital', 'ap_hospital', 'measures_ids'],
  },
})
