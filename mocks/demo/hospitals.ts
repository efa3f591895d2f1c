import type { Fields, Row } from '../db/json.ts'
import { type HospitalApp, hospitalType } from '../db/contentTypes.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { type Clinic, clinics, getClinics } from './clinics.ts'
import { getLeader } from './people.ts'
import { workStamps } from './times.ts'

const measuresByProgramme: Partial<Record<HospitalApp, string>> = {
  patzu: 'patzu/measures',
  studek: 'studek/measures',
  rehaspez: 'rehaspez/measures',
}

/** The hospital whose address was wrong when this year's order was printed. */
export const withoutPostcode = 'Spital Mühlefeld'

/** Psychiatric clinics that refer old patients to a geriatric one. */
const refersTo: Record<string, string> = { 'Psychiatrie Silberbühl': 'Psychiatrie Seeblick' }

function getExtraFields(app: HospitalApp, clinic: Clinic, random: Random): Fields {
  if (app === 'patzu') {
    const sent = random.between(12, 80) * 10
    return { frabos_vorjahr: sent, frabos_max: sent + 100 }
  }
  if (app === 'irp') return { street_nr: clinic.street, postbox: '', plz: clinic.plz, place: clinic.place }
  if (app !== 'moniq') return {}
  const getId = (name: string | undefined): number | null =>
    name === undefined ? null : getClinics('moniq').findIndex((one) => one.name === name) + 1
  const isDispensed = clinic.name === 'Centre psychiatrique du Haut-Pré'
  return {
    is_dispensed: isDispensed,
    dispensed_from: isDispensed ? 2026 : null,
    dispensed_until: isDispensed ? 2026 : null,
    ref_hospital: getId(refersTo[clinic.name]),
    ap_hospital: null,
  }
}

function hospitalSeed(app: HospitalApp): Seed {
  return (rows) => {
    const random = new Random(`demo ${app} hospitals`)
    const measures = measuresByProgramme[app] ? rows(measuresByProgramme[app]) : []
    return getClinics(app).map((clinic, index): Row => {
      const isDispensed = app === 'patzu' && clinic.name === 'Clinica Riva Alta'
      return {
        id: index + 1,
        name: clinic.name,
        // The same institution has the same numbers everywhere.
        anqid: 1001 + clinics.findIndex(({ name }) => name === clinic.name) * 3,
        BUR_Stao: 60_210_400 + clinics.findIndex(({ name }) => name === clinic.name) * 137,
        category: clinic.category,
        state: isDispensed ? 3 : 1,
        dispensed_until: isDispensed ? '2027-12-31' : null,
        measures_ids: measures.filter((measure) => measure['category'] === clinic.category).map(({ id }) => id),
        ...getExtraFields(app, clinic, random),
        is_active: true,
        ...workStamps(random, random.between(700, 1500), random.between(3, 300)),
      }
    })
  }
}

/** One row per admin; most have agreed, some not yet. */
function responsibleSeed(app: 'patzu' | 'moniq'): Seed {
  return (rows) => {
    const random = new Random(`demo ${app} responsibles`)
    return rows('accounts/app_permissions')
      .filter((permission) => permission['content_type'] === hospitalType(app) && permission['role'] === 1)
      .map((permission, index): Row => ({
        id: index + 1,
        user: permission['user'] ?? null,
        hospital: permission['object_id'] ?? null,
        is_responsible: index % 11 === 7 ? null : index % 13 !== 9,
        ...workStamps(random, 70, random.between(10, 60)),
      }))
  }
}

const addressesSeed: Seed = (rows) => {
  const random = new Random('demo addresses')
  const users = rows('accounts/users')
  return clinics.map((clinic, index): Row => {
    const leader = users.find(({ id }) => id === getLeader(clinic.name))
    return {
      id: index + 1,
      hospital: index + 1,
      title: leader?.['salutation'] === 2 ? 1 : 2,
      prename: leader?.['first_name'] ?? '',
      name: leader?.['last_name'] ?? '',
      company: clinic.name,
      street_nr: clinic.street,
      postbox: '',
      plz: clinic.name === withoutPostcode ? '' : clinic.plz,
      place: clinic.place,
      ...workStamps(random, random.between(300, 900), random.between(20, 200)),
    }
  })
}

const rehabAreas = [
  [3, 4],
  [1, 3],
  [4, 8],
  [3, 6],
  [2, 4],
  [6, 9],
  [1, 2, 3],
]

const rehabDeclarationsSeed: Seed = (rows) => {
  const random = new Random('demo rehabdeclaration')
  return rows('rehaspez/hospitals').flatMap((hospital, place) =>
    [2026, 2025, 2024].map((year, index): Row => ({
      id: place * 3 + index + 1,
      hospital: hospital.id,
      year,
      rehab_areas: rehabAreas[place % rehabAreas.length] ?? [],
      ...workStamps(random, (2026 - year) * 365 + random.between(200, 240)),
    })),
  )
}

export default {
  'patzu/hospitals': hospitalSeed('patzu'),
  'moniq/hospitals': hospitalSeed('moniq'),
  'studek/hospitals': hospitalSeed('studek'),
  'rehaspez/hospitals': hospitalSeed('rehaspez'),
  'irp/hospitals': hospitalSeed('irp'),
  'patzu/addresses': addressesSeed,
  'patzu/responsibles': responsibleSeed('patzu'),
  'moniq/responsibles': responsibleSeed('moniq'),
  'rehaspez/rehabdeclaration': rehabDeclarationsSeed,
} satisfies Seeds
