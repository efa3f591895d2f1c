import type { Author } from '#engine/records/lastVersion.ts'
import { useChosen } from '#engine/records/relation.ts'

const users = { endpoint: 'accounts/users', label: ['first_name last_name', 'email'] }

/**
 * The authors of some versions: their names, looked up for all with one request; else the address in the version, or
 * their number.
 */
export function useUserNames(versions: readonly Author[]): (version: Author) => string {
  const ids = [...new Set(versions.map(({ userId }) => userId).filter(Boolean))]
  const found = new Map(useChosen(users, ids).map((user) => [user.id, user]))
  return ({ email, userId }) => {
    const user = found.get(userId)
    return (!user?.row && email) || (user?.label ?? (userId && `#${userId}`))
  }
}
