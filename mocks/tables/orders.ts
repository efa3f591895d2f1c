import type { World } from '../db/World.ts'
import { groupedBy } from '../db/derived.ts'
import type { Field } from '../schema/table.ts'
import { toNumber } from '../db/json.ts'
import type { Json, Row } from '../db/json.ts'
import {
  choice,
  computed,
  email,
  integer,
  range,
  readOnly,
  relation,
  required,
  stamps,
  text,
  time,
} from '../schema/fields.ts'
import { categories, hospitalName } from '../schema/hospital.ts'
import { keyed } from '../schema/keyed.ts'
import { staff, staffOnly } from '../schema/rules.ts'

const orderStates = [...range(1, 10), 99]

const unitsByOrder = groupedBy('order')

/** States of an order's units, without building the units themselves. */
export function getUnitStates(order: Row, world: World): number[] {
  return (unitsByOrder(world.rows('patzu/orderunits')).get(order.id) ?? []).map((unit) => toNumber(unit['state']))
}

const counts = [
  'count_de',
  'count_de_url',
  'count_fr',
  'count_fr_url',
  'count_it',
  'count_it_url',
  'count_en',
  'count_en_url',
]

function getUnits(order: Row, world: World): Json[] {
  const units = unitsByOrder(world.rows('patzu/orderunits')).get(order.id) ?? []
  return units.map((unit) => ({
    id: unit.id,
    state: unit['state'] ?? 1,
    name: unit['name'] ?? '',
    ...Object.fromEntries(counts.map((name) => [name, unit[name] ?? 0])),
  }))
}

const measureField: Field = computed((row, world) => {
  const measure = world.find('patzu/measures', Number(row['measure_id']))
  return measure ? { id: measure.id, name: measure['name'] ?? '' } : null
})

const hospitalField: Field = computed((row, world) => {
  const hospital = world.find('patzu/hospitals', Number(row['hospital_id']))
  return hospital
    ? {
        id: hospital.id,
        anqid: hospital['anqid'] ?? null,
        name: hospital['name'] ?? '',
        category_text: categories[Number(hospital['category'])] ?? null,
      }
    : null
})

export default keyed(
  {
    path: 'patzu/orders',
    model: 'patzu.order',
    search: ['hospital_id__name', 'hospital_id__anqid', 'email', 'id'],
    ordering: '-id',
    permissions: staffOnly,
    fields: {
      status: choice(orderStates, { ...readOnly, initial: 1 }),
      measure_id: relation('patzu/measures', required),
      measure: measureField,
      hospital_id: relation('patzu/hospitals', required),
      hospital: hospitalField,
      year: integer(required),
      email: email(),
      units: { ...computed(getUnits), of: { state: choice(orderStates), name: text() } },
      print_type: choice([1, 2, 3, 4, 5], { initial: 1 }),
      cover_letter_state: choice([1, 2, 3], { initial: 1 }),
      link_answers: choice([1, 2, 3], { initial: 1 }),
      shipping_type: choice(range(1, 8), { initial: 1 }),
      ...stamps,
    },
    filters: ['status', 'year', 'hospital_id', 'measure_id', 'units__state', 'units__state__lt'],
    label: (row) => `Bestellung ${row.id}`,
  },
  {
    path: 'patzu/orderunits',
    model: 'patzu.orderunit',
    search: ['name', 'hospital_name'],
    filters: ['state', 'order', 'order__year', 'order__hospital_id'],
    ordering: '-id',
    exported: true,
    permissions: { read: staff, create: staff, update: staff, delete: staff },
    fields: {
      order: relation('patzu/orders', required),
      state: choice(orderStates, { ...readOnly, initial: 1 }),
      hospital_name: computed((row, world) => {
        const order = world.find('patzu/orders', Number(row['order']))
        return world.find('patzu/hospitals', Number(order?.['hospital_id']))?.['name'] ?? null
      }, 'text'),
      name: text(required),
      ...Object.fromEntries(counts.map((name) => [name, integer({ initial: 0 })])),
      ...stamps,
    },
  },
  {
    path: 'patzu/declarations',
    model: 'patzu.declaration',
    search: ['hospital_id__name', 'measure_id__name', 'bfs_type_text'],
    filters: ['measure_id', 'measure_id__year', 'hospital_id', 'typ'],
    exported: true,
    permissions: staffOnly,
    fields: {
      measure_id: relation('patzu/measures', required),
      measure: measureField,
      hospital_id: relation('patzu/hospitals', required),
      hospital: hospitalField,
      frabos_sent: integer(),
      exits_count: integer({ initial: -1 }),
      bfs_type: text({ max: 10 }),
      bfs_type_text: computed((row) => bfsTypes[String(row['bfs_type'])] ?? null, 'text'),
      typ: integer({ initial: -1 }),
      ...stamps,
    },
    label: (row) => `Deklaration ${row.id}`,
  },
  {
    path: 'patzu/tokens',
    model: 'patzu.token',
    search: ['token', 'order_unit_name', 'hospital_name'],
    filters: ['order_unit', 'token'],
    ordering: '-id',
    exported: true,
    permissions: { read: staff, delete: staff },
    fields: {
      token: text(readOnly),
      order_unit: relation('patzu/orderunits', readOnly),
      order_unit_name: computed(
        (row, world) => world.find('patzu/orderunits', Number(row['order_unit']))?.['name'] ?? null,
        'text',
      ),
      hospital: relation('patzu/hospitals', readOnly),
      hospital_name: hospitalName('patzu'),
      created: time(readOnly),
    },
    label: (row) => String(row['token']),
  },
)

/** Hospital types of the federal statistics, as in the select of a declaration. */
export const bfsTypes: Record<string, string> = {
  K111: 'Universitätsspital (K111)',
  K112: 'Zentrumsversorgung (K112)',
  K121: 'Grundversorgung Niveau 3 (K121)',
  K123: 'Grundversorgung Niveau 5 (K123)',
  K211: 'Psychiatrische Klinik Niveau 1 (K211)',
  K221: 'Rehabilitationsklinik (K221)',
  K231: 'Spezialklinik Chirurgie (K231)',
  K233: 'Spezialklinik Pädiatrie (K233)',
}
