import { useChosen } from '#engine/relation.ts'
import type { Version } from './version.ts'

const users = { endpoint: 'accounts/users', label: ['email'] }

/** Who made each of some versions: the address where it came along, else looked up for all in one call. */
export function useUserNames(versions: readonly Version[]): (version: Version) => string {
  const ids = [...new Set(versions.filter(({ email, userId }) => !email && userId).map(({ userId }) => userId))]
  const named = new Map(useChosen(users, ids).map(({ id, label }) => [id, label]))
  return ({ email, userId }) => email || (named.get(userId) ?? (userId && `#${userId}`))
}
