import type { Row } from '../db/json.ts'
import { toNumber } from '../db/json.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { getStamps, timeAgo } from './base/stamps.ts'
import { firstNames, lastNames, places, streets, wards } from './base/words.ts'

const orderCount = 900
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const states: [number, ...number[]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99]

const ordersSeed: Seed = (rows) => {
  const random = new Random('orders')
  const hospitals = rows('patzu/hospitals')
  const measures = rows('patzu/measures')
  return Array.from({ length: orderCount }, (_, index): Row => {
    const hospital = hospitals[index < 4 ? 0 : random.between(0, hospitals.length - 2)]
    const measure = measures[random.between(0, measures.length - 1)]
    const age = (orderCount - index) * 2 + 1
    return {
      id: index + 1,
      status: index > orderCount - 40 ? random.pick(states) : 10,
      measure_id: measure?.id ?? 1,
      hospital_id: hospital?.id ?? 1,
      year: toNumber(measure?.['year'], 2026),
      email: random.chance(0.1) ? '' : `bestellung${index + 1}@example.ch`,
      print_type: random.between(1, 5),
      cover_letter_state: random.between(1, 3),
      link_answers: random.between(1, 3),
      shipping_type: random.between(1, 8),
      created: timeAgo(age + 0.4),
      modified: timeAgo(age / 2 + 0.2),
    }
  })
}

/** Units mostly have the state of their order; every state occurs. */
const orderUnitsSeed: Seed = (rows) => {
  const random = new Random('order units')
  const units = rows('patzu/orders').flatMap((order) =>
    Array.from({ length: random.between(1, 5) }, (_, index) => ({ order, index })),
  )
  return units.map(({ order, index }, place): Row => {
    const status = toNumber(order['status'])
    const count = (share: number): number => (random.chance(share) ? random.between(1, 120) : 0)
    return {
      id: place + 1,
      order: order.id,
      state: status < 10 && index > 0 && random.chance(0.3) ? random.pick(states) : status,
      name: place % 97 === 96 ? random.pick(adversarialNames) : `Station ${random.pick(wards)} ${index + 1}`,
      count_de: count(0.9),
      count_de_url: count(0.4),
      count_fr: count(0.3),
      count_fr_url: count(0.2),
      count_it: count(0.2),
      count_it_url: count(0.1),
      count_en: count(0.1),
      count_en_url: 0,
      created: order['created'] ?? null,
      modified: order['modified'] ?? null,
    }
  })
}

const declarationsSeed: Seed = (rows) => {
  const random = new Random('declarations')
  const types: [string, ...string[]] = ['K111', 'K112', 'K121', 'K123', 'K211', 'K221', 'K231']
  return Array.from({ length: 420 }, (_, index): Row => ({
    id: index + 1,
    measure_id: random.between(1, rows('patzu/measures').length),
    hospital_id: random.between(1, rows('patzu/hospitals').length - 1),
    frabos_sent: random.chance(0.05) ? null : random.between(0, 900),
    exits_count: random.chance(0.2) ? -1 : random.between(20, 9000),
    bfs_type: random.chance(0.1) ? '' : random.pick(types),
    typ: random.chance(0.5) ? -1 : random.between(1, 3),
    ...getStamps(random),
  }))
}

const tokensSeed: Seed = (rows) => {
  const random = new Random('tokens')
  const units = rows('patzu/orderunits')
  const orders = rows('patzu/orders')
  return Array.from({ length: 3600 }, (_, index): Row => {
    const unit = units[random.between(0, units.length - 1)]
    const order = orders[toNumber(unit?.['order'], 1) - 1]
    const letters = Array.from({ length: 10 }, () => alphabet[random.between(0, alphabet.length - 1)]).join('')
    return {
      id: index + 1,
      token: letters,
      order_unit: unit?.id ?? null,
      hospital: order?.['hospital_id'] ?? null,
      created: timeAgo((3600 - index) / 6 + 0.3),
    }
  })
}

const addressesSeed: Seed = (rows) => {
  const random = new Random('addresses')
  return rows('patzu/hospitals').flatMap((hospital, index): Row[] => {
    if (index > 3 && random.chance(0.1)) return []
    const [plz, place] = random.pick(places)
    return [
      {
        id: index + 1,
        hospital: hospital.id,
        title: random.chance(0.1) ? null : random.between(1, 2),
        prename: random.pick(firstNames),
        name: random.pick(lastNames),
        company: String(hospital['name']).slice(0, 255),
        street_nr: `${random.pick(streets)} ${random.between(1, 120)}`,
        postbox: random.chance(0.2) ? `Postfach ${random.between(1, 99)}` : '',
        plz,
        place,
        ...getStamps(random),
      },
    ]
  })
}

export default {
  'patzu/addresses': addressesSeed,
  'patzu/orders': ordersSeed,
  'patzu/orderunits': orderUnitsSeed,
  'patzu/declarations': declarationsSeed,
  'patzu/tokens': tokensSeed,
} satisfies Seeds
