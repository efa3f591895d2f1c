import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { listRows } from '#api/rows/rows.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

/** Who made a version, and when (ISO). */
export type Author = { userId: string; email: string; at: string }

export const versionsEndpoint = 'accounts/versions'

/** Who made a row of accounts/versions. */
export function getAuthor(row: Row): Author {
  const user = getAtPath(row, 'revision.user')
  return {
    userId: String(getIds(user)[0] ?? ''),
    email: toText(getAtPath(row, 'revision.user_email')) || toText(getAtPath(user, 'email')),
    at: toText(getAtPath(row, 'revision.date_created')),
  }
}

/** Who made the latest version of an object, as it is now; null where the server keeps none. */
export function lastAuthorQuery(viewerId: number, typeId: number, objectId: number) {
  return queryOptions({
    queryKey: queryKeys.part(viewerId, versionsEndpoint, 'last', typeId, objectId),
    queryFn: async ({ signal }) => {
      const query = { content_type: typeId, object_id: objectId, ordering: '-id', size: 1 }
      const [row] = (await listRows(versionsEndpoint, query, signal)).rows
      return row ? getAuthor(row) : null
    },
    staleTime: 0,
  })
}
