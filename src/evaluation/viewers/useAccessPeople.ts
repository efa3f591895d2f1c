import { useQueries, useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { maxIds } from '#lib/constants.ts'
import { type Access, type AccessRule, findRules } from './access.ts'

const users = 'accounts/users'
const inPlace = { meta: { isShownInPlace: true } } as const

/** Somebody with access; without a row if deactivated, deleted or hidden from the viewer. */
export type AccessEntry = { id: number; row?: RowAt<typeof users>; rules: AccessRule[]; next: AccessRule[] }

/**
 * The active people who can open an evaluation, as it is stored and as it will be after saving (`next`). Every row is held against
 * the rules here, so that a filter that the server ignores adds nobody.
 */
export function useAccessPeople(access: Access, next: Access) {
  const viewer = useViewer()
  const listed = [...new Set([...access.listed.keys(), ...next.listed.keys()])].toSorted((one, other) => one - other)
  const parts = Array.from({ length: Math.ceil(listed.length / maxIds) }, (_, part) =>
    listed.slice(part * maxIds, (part + 1) * maxIds),
  )
  const types = [access, next].flatMap(({ contentType, objects }) =>
    contentType !== undefined && objects.length > 0 ? contentType : [],
  )
  const staff = useQuery({
    ...listQuery(viewer.id, users, { is_staff: true, size: 'all' }),
    enabled: viewer.isStaff,
    ...inPlace,
  })
  const named = useQueries({
    queries: parts.map((ids) => ({
      ...listQuery(viewer.id, users, { ids: ids.join(','), size: ids.length }),
      ...inPlace,
    })),
  })
  const permitted = useQueries({
    queries: [...new Set(types)].map((type) => ({
      ...listQuery(viewer.id, users, { app_permissions__content_type: type, size: 'all' }),
      ...inPlace,
    })),
  })
  const answers = [...(viewer.isStaff ? [staff] : []), ...named, ...permitted]
  const rows = new Map(answers.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.id, row]))
  const entries = [...rows.values()].map((row): AccessEntry => ({
    id: row.id,
    row,
    rules: findRules(access, row),
    next: findRules(next, row),
  }))
  const unseen = listed
    .filter((id) => !rows.has(id))
    .map((id): AccessEntry => ({
      id,
      rules: [...(access.listed.get(id) ?? [])],
      next: [...(next.listed.get(id) ?? [])],
    }))
  return {
    entries: [...entries, ...unseen].filter(({ rules, next: later }) => rules.length + later.length > 0),
    isPending: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => answers.forEach((answer) => answer.error && void answer.refetch()),
  }
}
