import type { Permission } from '#lib/permissions.ts'

type Differences = { added: Permission[]; updated: Permission[]; deleted: Permission[] }

/** The requests that turn `before` into `after`; a permission without an object yet is not sent. */
export function permissionDifferences(before: Permission[], after: Permission[]): Differences {
  const ids = new Set(before.map(({ id }) => id))
  const kept = new Map(after.filter(({ id }) => id !== undefined).map((one) => [one.id, one]))
  return {
    // One that somebody else removed meanwhile but that is wanted is added again.
    added: after.filter(({ id, object_id }) => (id === undefined || !ids.has(id)) && object_id > 0),
    updated: before.flatMap((old) => {
      const now = kept.get(old.id)
      return now && !isEqual(old, now) ? [now] : []
    }),
    deleted: before.filter(({ id }) => !kept.has(id)),
  }
}

function isEqual(one: Permission, other: Permission): boolean {
  return one.content_type === other.content_type && one.object_id === other.object_id && one.role === other.role
}
