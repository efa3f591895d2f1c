import type { Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { acute, type Clinic, clinics, parents, psychiatry, rehabilitation, youth } from './clinics.ts'
import { withoutPostcode } from './hospitals.ts'
import { getLeader } from './people.ts'
import { workStamps, workTime } from './times.ts'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const [created, completed, checking, atPrinter, sent, failed] = [1, 2, 8, 9, 10, 99] as const

/** The states of this year's orders; the others are sent. */
const open: Record<string, number> = {
  [withoutPostcode]: failed,
  'Ospedale San Biagio': completed,
  'Clinique du Vallon': completed,
  'Spital Tannegg': atPrinter,
  'Klinik Winterhalde': atPrinter,
  'Hôpital du Lac Bleu': checking,
  'Reha Ahornegg': atPrinter,
  'Kinderklinik Lindenau': created,
  'Psychiatrie Hochwald': created,
}

const orderYears = [2024, 2025, 2026]

/** One order per clinic and year, in the weeks before the measure, numbered by date. */
const ordersSeed: Seed = (rows) => {
  const random = new Random('demo orders')
  const users = rows('accounts/users')
  const measures = rows('patzu/measures')
  const orders = orderYears.flatMap((year) =>
    clinics.map((clinic, index) => {
      const state = year === 2026 ? (open[clinic.name] ?? sent) : sent
      const daysAgo = (2026 - year) * 365 + (state === sent ? random.between(24, 78) : random.between(1, 20))
      return {
        status: state,
        measure_id: measures.find((one) => one['year'] === year && one['category'] === clinic.category)?.id ?? 1,
        hospital_id: index + 1,
        year,
        email: getText(users.find(({ id }) => id === getLeader(clinic.name))?.['email']),
        print_type: 1 + (index % 4),
        cover_letter_state: 1,
        link_answers: 3,
        shipping_type: index % 5 === 4 ? 3 : 1,
        ...workStamps(random, daysAgo, state === sent ? daysAgo - 12 : daysAgo / 2),
      }
    }),
  )
  return orders
    .toSorted((one, other) => one.created.localeCompare(other.created))
    .map((order, index): Row => ({ id: index + 1, ...order }))
}

const wards: Record<number, string[]> = {
  [acute]: ['Medizin', 'Chirurgie', 'Frauenklinik'],
  [rehabilitation]: ['Neurologische Rehabilitation', 'Orthopädische Rehabilitation'],
  [psychiatry]: ['Akutstation', 'Psychotherapiestation'],
}
const wardsInFrench: Record<number, string[]> = {
  [acute]: ['Médecine', 'Chirurgie', 'Maternité'],
  [rehabilitation]: ['Réadaptation neurologique', 'Réadaptation orthopédique'],
  [psychiatry]: ['Unité aiguë', 'Unité de psychothérapie'],
}
const wardsInItalian: Record<number, string[]> = {
  [acute]: ['Medicina', 'Chirurgia'],
  [rehabilitation]: ['Riabilitazione neurologica'],
  [psychiatry]: ['Reparto acuti'],
}

function getWards({ category, language }: Clinic): string[] {
  const named = [wards, wardsInFrench, wardsInItalian][language - 1] ?? wards
  return named[category] ?? [['Station', 'Unité', 'Reparto'][language - 1] ?? 'Station']
}

const orderUnitsSeed: Seed = (rows) => {
  const random = new Random('demo order units')
  const units = rows('patzu/orders').flatMap((order) => {
    const clinic = clinics[toNumber(order['hospital_id']) - 1]
    return clinic ? getWards(clinic).map((name, index) => ({ order, clinic, name, index })) : []
  })
  return units.map(({ order, clinic, name, index }, place): Row => {
    const max = random.between(6, 30) * 10
    const inLanguage = (language: number): number => {
      if (clinic.language === language) return max
      return random.chance(0.4) ? random.between(1, 3) * 5 : 0
    }
    const isByLink = order['shipping_type'] === 3
    return {
      id: place + 1,
      order: order.id,
      // The second unit of the failed order has failed.
      state: order['status'] === failed && index !== 1 ? sent : toNumber(order['status']),
      name,
      count_de: isByLink ? 0 : inLanguage(1),
      count_de_url: isByLink ? inLanguage(1) : 0,
      count_fr: isByLink ? 0 : inLanguage(2),
      count_fr_url: isByLink ? inLanguage(2) : 0,
      count_it: isByLink ? 0 : inLanguage(3),
      count_it_url: isByLink ? inLanguage(3) : 0,
      count_en: 0,
      count_en_url: 0,
      created: order['created'] ?? null,
      modified: order['modified'] ?? null,
    }
  })
}

/** The hospitals without a declaration for this year. */
const undeclared = new Set(['Spital Kirschau', 'Hôpital du Haut-Pré', 'Rehaklinik Föhrental', 'Psychiatrie Silberbühl'])
const bfsTypes: Record<number, [string, ...string[]]> = {
  [acute]: ['K112', 'K121', 'K123'],
  [rehabilitation]: ['K221'],
  [psychiatry]: ['K211'],
  [youth]: ['K211'],
  [parents]: ['K233'],
}

const declarationsSeed: Seed = (rows) => {
  const random = new Random('demo declarations')
  const orders = rows('patzu/orders')
  const declared = orders.filter(
    (order) => order['year'] !== 2026 || !undeclared.has(clinics[toNumber(order['hospital_id']) - 1]?.name ?? ''),
  )
  return declared.map((order, index): Row => {
    const clinic = clinics[toNumber(order['hospital_id']) - 1]
    const exits = random.between(20, 140) * 10
    return {
      id: index + 1,
      measure_id: order['measure_id'] ?? 1,
      hospital_id: order['hospital_id'] ?? 1,
      frabos_sent: Math.round(exits * (0.75 + 0.2 * random.next())),
      exits_count: exits,
      bfs_type:
        clinic?.name === 'Kantonsspital Oberlinden' ? 'K112' : random.pick(bfsTypes[clinic?.category ?? 0] ?? ['K231']),
      typ: -1,
      created: order['created'] ?? null,
      modified: order['modified'] ?? null,
    }
  })
}

const tokensPerUnit = 8

/** Only for the orders of this year: older ones are removed. */
const tokensSeed: Seed = (rows) => {
  const random = new Random('demo tokens')
  const orders = new Map(rows('patzu/orders').map((order) => [order.id, order]))
  const units = rows('patzu/orderunits').filter((unit) => {
    const order = orders.get(toNumber(unit['order']))
    return order?.['year'] === 2026 && toNumber(unit['state']) > 4
  })
  return units.flatMap((unit, place) =>
    Array.from({ length: tokensPerUnit }, (_, index): Row => ({
      id: place * tokensPerUnit + index + 1,
      token: Array.from({ length: 10 }, () => alphabet[random.between(0, alphabet.length - 1)]).join(''),
      order_unit: unit.id,
      hospital: orders.get(toNumber(unit['order']))?.['hospital_id'] ?? null,
      created: workTime(30, random),
    })),
  )
}

export default {
  'patzu/orders': ordersSeed,
  'patzu/orderunits': orderUnitsSeed,
  'patzu/declarations': declarationsSeed,
  'patzu/tokens': tokensSeed,
} satisfies Seeds
