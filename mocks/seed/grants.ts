import type { Row } from '../db/json.ts'
import type { HospitalApp } from '../db/contentTypes.ts'
import { contentTypeId, hospitalApps, hospitalType } from '../db/contentTypes.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'

type Grant = [user: number, contentType: number, object: number, role: number | null]

const group = contentTypeId('apps.group')

/** The permissions of the demo logins; user ids as in demoLogins. */
const demoGrants: Grant[] = [
  [5, hospitalType('patzu'), 1, 1],
  [5, hospitalType('patzu'), 2, 1],
  [5, hospitalType('studek'), 1, 2],
  [6, hospitalType('patzu'), 1, 2],
  [7, hospitalType('irp'), 1, 2],
  [9, group, 1, 2],
]

/** Most hospitals have exactly one admin; some none, some two. */
function hospitalGrants(app: HospitalApp, hospitals: readonly Row[], random: Random): Grant[] {
  const type = hospitalType(app)
  const user = (): number => random.between(31, 1090)
  return hospitals.flatMap((hospital, index): Grant[] => {
    const staffed = app === 'patzu' && hospital.id <= 2
    const admins = staffed ? 0 : ([1, 1, 1, 1, 0, 1, 1, 2][index % 8] ?? 1)
    const chosen = new Set(Array.from({ length: admins + random.between(1, 6) }, user))
    return [...chosen].map((id, place): Grant => [
      id,
      type,
      hospital.id,
      place < admins ? 1 : random.pick([2, 2, 3, null]),
    ])
  })
}

const grantsSeed: Seed = (rows) => {
  const random = new Random('grants')
  const hospitals = hospitalApps.flatMap((app) => hospitalGrants(app, rows(`${app}/hospitals`), random))
  const groups = rows('apps/groups').flatMap((entry): Grant[] =>
    Array.from({ length: random.between(1, 5) }, (): Grant => [
      random.between(31, 1090),
      group,
      entry.id,
      random.between(1, 2),
    ]),
  )
  const seen = new Set<string>()
  const all = [...demoGrants, ...hospitals, ...groups].filter(([user, type, object]) => {
    const key = `${user}:${type}:${object}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  return all.map(([user, content_type, object_id, role], index) => ({
    id: index + 1,
    user,
    content_type,
    object_id,
    role,
  }))
}

export default {
  'accounts/app_permissions': grantsSeed,
} satisfies Seeds
