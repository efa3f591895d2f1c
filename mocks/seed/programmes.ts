import type { Row } from '../db/json.ts'
import { toNumber } from '../db/json.ts'
import type { HospitalApp } from '../db/contentTypes.ts'
import { hospitalType } from '../db/contentTypes.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { getStamps } from './base/stamps.ts'

/** One responsible person per admin: yes, no or no answer yet. */
function responsibleSeed(app: HospitalApp): Seed {
  return (rows) => {
    const random = new Random(`${app} responsibles`)
    return rows('accounts/app_permissions')
      .filter((permission) => permission['content_type'] === hospitalType(app) && permission['role'] === 1)
      .map((permission, index): Row => ({
        id: index + 1,
        user: permission['user'] ?? null,
        hospital: toNumber(permission['object_id']),
        is_responsible: random.pick([true, true, false, null]),
        ...getStamps(random, 300),
      }))
  }
}

const rehabDeclarationsSeed: Seed = (rows) => {
  const random = new Random('rehabdeclaration')
  return rows('rehaspez/hospitals').flatMap((hospital, place) =>
    [2026, 2025, 2024].map((year, index): Row => ({
      id: place * 3 + index + 1,
      hospital: hospital.id,
      year,
      rehab_areas: random.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4),
      ...getStamps(random),
    })),
  )
}

export default {
  'patzu/responsibles': responsibleSeed('patzu'),
  'moniq/responsibles': responsibleSeed('moniq'),
  'rehaspez/rehabdeclaration': rehabDeclarationsSeed,
} satisfies Seeds
