import type { Rule } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { Option } from '#engine/fields/fieldType.ts'
import { choice, flag, relation, text } from '#engine/fieldTypes.ts'
import { oldAgeCategory } from '#lib/constants.ts'
import { adminCheck, adminsColumn, formEnd, formStart, hospitalFields, hospitalSetup } from '#presets/hospital.ts'
import { thisYear, yearFilter, years } from '#presets/years.ts'

const categories = [
  [10, 'psychiatry-adults'],
  [11, 'psychiatry-young'],
  [12, 'psychiatry-forensic'],
  [oldAgeCategory, 'psychiatry-old-age'],
] as const satisfies readonly Option[]
const measurementYears = years(thisYear - 2, thisYear + 2)
const other = { label: ['name', 'anqid'], join: true }
const notOldAge: Rule = (_viewer, row) => (row as { category?: unknown } | undefined)?.category !== oldAgeCategory

export default defineCollection({
  ...hospitalSetup,
  fields: {
    ...hospitalFields(categories),
    is_dispensed: flag({ initial: false }),
    dispensed_from: choice(measurementYears),
    dispensed_until: choice(measurementYears),
    ref_hospital: relation('moniq/hospitals', other),
    ap_hospital: relation('moniq/hospitals', other),
    ap_hospital_name: text({ readOnly: true }),
  },
  columns: [
    'name',
    'anqid',
    'category',
    'is_dispensed',
    { field: 'ap_hospital_name', sort: 'ap_hospital__name' },
    adminsColumn,
  ],
  filters: [
    'category',
    'is_dispensed',
    { ...yearFilter('attributes__year', measurementYears), when: ({ is_dispensed }) => is_dispensed === 'true' },
    adminCheck,
  ],
  form: [
    ...formStart,
    'is_dispensed',
    'dispensed_from',
    'dispensed_until',
    { field: 'ref_hospital', readOnly: notOldAge, hint: true },
    { field: 'ap_hospital', readOnly: notOldAge, hint: true },
    ...formEnd,
  ],
  // A reference that was chosen before the category changed would be refused.
  send: (body) =>
    body.category === oldAgeCategory || !('ref_hospital' in body) ? body : { ...body, ref_hospital: null },
})
