import type { World } from '../db/World.ts'
import { groupedBy } from '../db/derived.ts'
import type { Row } from '../db/json.ts'
import { choice, computed, integer, relation, required, stamps, text } from '../schema/fields.ts'
import { hospitalName, hospitalTable, responsibleTable } from '../schema/hospital.ts'
import { keyed } from '../schema/keyed.ts'
import { eventTable, measureTable } from '../schema/measure.ts'
import { getUnitStates } from './orders.ts'
import { staffOnly } from '../schema/rules.ts'

const ordersByHospital = groupedBy('hospital_id')
const addressByHospital = groupedBy('hospital')

const getOrders = (row: Row, world: World): Row[] => ordersByHospital(world.rows('patzu/orders')).get(row.id) ?? []
const getStates = (row: Row, world: World): number[] =>
  getOrders(row, world).flatMap((order) => getUnitStates(order, world))

export default keyed(
  hospitalTable('patzu', {
    categories: [1, 2, 3, 4, 5],
    measures: 'patzu/measures',
    fields: {
      frabos_vorjahr: integer(),
      frabos_max: integer(),
      address: computed(
        (row, world) => addressByHospital(world.rows('patzu/addresses')).get(row.id)?.[0]?.id ?? null,
        'integer',
      ),
      orders: computed((row, world) => getOrders(row, world).map((order) => order.id)),
    },
    questions: {
      has_open_orders: (value, row, world) => value !== '1' || getStates(row, world).some((state) => state < 10),
      has_error_orders: (value, row, world) => value !== '1' || getStates(row, world).includes(99),
    },
  }),
  responsibleTable('patzu'),
  measureTable('patzu', { categories: [1, 2, 3, 4, 5] }),
  eventTable('patzu', 'event'),
  {
    path: 'patzu/addresses',
    model: 'patzu.address',
    search: ['name', 'prename', 'company', 'place', 'hospital_name'],
    filters: ['hospital'],
    exported: true,
    permissions: staffOnly,
    fields: {
      hospital: relation('patzu/hospitals', required),
      hospital_name: hospitalName('patzu'),
      title: choice([1, 2]),
      prename: text(),
      name: text(required),
      company: text(),
      street_nr: text(),
      postbox: text(),
      plz: text({ max: 10 }),
      place: text(),
      ...stamps,
    },
  },
)
