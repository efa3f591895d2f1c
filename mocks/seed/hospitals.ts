import type { Fields, Row } from '../db/json.ts'
import type { HospitalApp } from '../db/contentTypes.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames, largeIds } from '../db/adversarial.ts'
import { dayAgo, getStamps } from './base/stamps.ts'
import { endings, frenchNames, italianNames, landscape, places, streets } from './base/words.ts'

type Plan = {
  count: number
  categories: [number, ...number[]]
  sane: string[]
  measures?: string
  extra: (random: Random, index: number, id: number) => Fields
}

const plans: Record<HospitalApp, Plan> = {
  patzu: {
    count: 90,
    categories: [1, 2, 3, 4, 5],
    sane: ['Klinik Seeblick', 'Spital Hochwald', 'Clinique du Vallon', 'Ospedale San Biagio', 'Klinik Birkenhof'],
    measures: 'patzu/measures',
    extra: (random) => ({
      frabos_vorjahr: random.chance(0.1) ? null : random.between(0, 900),
      frabos_max: random.between(10, 100) * 10,
    }),
  },
  studek: {
    count: 40,
    categories: [1, 2, 3, 4, 5],
    sane: ['Klinik Seeblick', 'Spital Lindenau', 'Hôpital des Érables'],
    measures: 'studek/measures',
    extra: () => ({}),
  },
  moniq: {
    count: 45,
    categories: [10, 11, 12, 13],
    sane: ['Psychiatrie Seeblick', 'Psychiatrie Hochwald', 'Clinique psychiatrique du Vallon'],
    extra: (random, index, id) => {
      const dispensed = index > 3 && random.chance(0.2)
      const from = random.between(2025, 2027)
      return {
        is_dispensed: dispensed,
        dispensed_from: dispensed ? from : null,
        dispensed_until: dispensed ? from + random.between(0, 1) : null,
        ref_hospital: index > 3 && index % 4 === 3 ? random.between(1, 3) : null,
        ap_hospital: random.chance(0.2) ? random.between(1, Math.min(id, 30)) : null,
      }
    },
  },
  rehaspez: {
    count: 35,
    categories: [2],
    sane: ['Reha Seeblick', 'Reha Hochwald', 'Clinique de réadaptation du Vallon'],
    measures: 'rehaspez/measures',
    extra: () => ({}),
  },
  irp: {
    count: 30,
    categories: [1, 2, 3, 4, 5],
    sane: ['Klinik Seeblick', 'Spital Hochwald', 'Clinique du Vallon'],
    extra: (random) => {
      const [plz, place] = random.pick(places)
      return {
        street_nr: `${random.pick(streets)} ${random.between(1, 99)}`,
        postbox: random.chance(0.3) ? `Postfach ${random.between(1, 900)}` : '',
        plz,
        place,
      }
    },
  },
}

function inventedName(random: Random, index: number): string {
  const kind = index % 10
  if (kind < 6)
    return `${random.pick(['Klinik', 'Spital', 'Regionalspital', 'Privatklinik'])} ${random.pick(landscape)}${random.pick(endings)}`
  if (kind < 9) return `${random.pick(['Clinique', 'Hôpital', 'Centre hospitalier'])} ${random.pick(frenchNames)}`
  return `${random.pick(['Clinica', 'Ospedale'])} ${random.pick(italianNames)}`
}

/** Names that break screens are after the plausible ones. */
function nameAt(random: Random, plan: Plan, index: number): string {
  const fromEnd = plan.count - index - 1
  return (
    plan.sane[index] ??
    (fromEnd < adversarialNames.length && index > 8 ? adversarialNames[fromEnd] : undefined) ??
    inventedName(random, index)
  )
}

function hospitalSeed(app: HospitalApp): Seed {
  return (rows) => {
    const plan = plans[app]
    const random = new Random(`${app} hospitals`)
    const measures = plan.measures ? rows(plan.measures) : []
    return Array.from({ length: plan.count }, (_, index): Row => {
      const id = index === plan.count - 1 ? (largeIds[0] ?? index + 1) : index + 1
      const category = plan.categories[index % plan.categories.length] ?? 1
      const state = index < 5 ? 1 : random.pick([1, 1, 1, 1, 2, 3])
      const fitting = measures.filter((measure) => measure['category'] === category).map((measure) => measure.id)
      return {
        id,
        name: nameAt(random, plan, index),
        anqid: 1000 + index * 7 + (app === 'patzu' ? 1 : 3),
        category,
        BUR_Stao: index > 5 && random.chance(0.15) ? null : 60_000_000 + random.between(0, 9_999_999),
        state,
        dispensed_until: state === 3 ? dayAgo(-random.between(30, 700)) : null,
        measures_ids: random.some(fitting, 4),
        ...plan.extra(random, index, id),
        is_active: !(index > 20 && index % 17 === 0),
        ...getStamps(random),
      }
    })
  }
}

export default {
  'patzu/hospitals': hospitalSeed('patzu'),
  'moniq/hospitals': hospitalSeed('moniq'),
  'studek/hospitals': hospitalSeed('studek'),
  'rehaspez/hospitals': hospitalSeed('rehaspez'),
  'irp/hospitals': hospitalSeed('irp'),
} satisfies Seeds
