import type { World } from '../db/World.ts'
import { derived, groupedBy } from '../db/derived.ts'
import type { Row } from '../db/json.ts'
import { toNumber } from '../db/json.ts'

export const permissionsPath = 'accounts/app_permissions'
export const adminRole = 1

const byUser = groupedBy('user')
const byObject = derived((rows) => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${toNumber(row['content_type'])}:${toNumber(row['object_id'])}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
})

/** App permissions of one user. */
export function getPermissions(world: World, user: number): Row[] {
  return byUser(world.rows(permissionsPath)).get(user) ?? []
}

/** App permissions on one object. */
export function permissionsOn(world: World, contentType: number, object: number): Row[] {
  return byObject(world.rows(permissionsPath)).get(`${contentType}:${object}`) ?? []
}

export function canReach(world: World, user: Row, contentType: number, object: number): boolean {
  return getPermissions(world, user.id).some(
    (row) => row['content_type'] === contentType && row['object_id'] === object,
  )
}

export function isAdminAt(world: World, user: Row, contentType: number, object: number): boolean {
  return getPermissions(world, user.id).some(
    (row) => row['content_type'] === contentType && row['object_id'] === object && row['role'] === adminRole,
  )
}

export function isAnyAdmin(world: World, user: Row): boolean {
  return getPermissions(world, user.id).some((row) => row['role'] === adminRole)
}

export function hasAny(world: World, user: Row, contentType: number): boolean {
  return getPermissions(world, user.id).some((row) => row['content_type'] === contentType)
}
