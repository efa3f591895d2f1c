import type { Row } from '../db/json.ts'
import { boolean, computed, integer, relation } from '../schema/fields.ts'
import { hospitalTable, responsibleTable } from '../schema/hospital.ts'
import { keyed } from '../schema/keyed.ts'

const oldAgePsychiatry = 13

function isDispensedAt(row: Row, year: number): boolean {
  const from = Number(row['dispensed_from'] ?? 0)
  return row['is_dispensed'] === true && from <= year && year <= Number(row['dispensed_until'] ?? from)
}

export default keyed(
  hospitalTable('moniq', {
    measures: 'results/measures',
    categories: [10, 11, 12, 13],
    withoutDispensedDay: true,
    fields: {
      is_dispensed: boolean(),
      dispensed_from: integer(),
      dispensed_until: integer(),
      ref_hospital: relation('moniq/hospitals'),
      ap_hospital: relation('moniq/hospitals'),
      ap_hospital_name: computed(
        (row, world) => world.find('moniq/hospitals', Number(row['ap_hospital']))?.['name'] ?? null,
        'text',
      ),
    },
    filters: ['is_dispensed'],
    questions: { attributes__year: (value, row) => isDispensedAt(row, Number(value)) },
    check: (row) => {
      if (row['ref_hospital'] == null || row['category'] === oldAgePsychiatry) return undefined
      return { ref_hospital: ['Nur für Alterspsychiatrie (Kategorie 13).'] }
    },
  }),
  responsibleTable('moniq'),
)
