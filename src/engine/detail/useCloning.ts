import { useQuery } from '@tanstack/react-query'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { getRelationTarget } from '#engine/fieldTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'

/** Whether this viewer may copy a record, and whether everything a copy of it shares could be read (ROLE-26). */
export function useCloning(collection: Collection, row: Row): { isOffered: boolean; isReady: boolean } {
  const viewer = useViewer()
  const isOffered = collection.clone !== undefined && row.is_active !== false && can(collection, 'clone', viewer, row)
  const name = viewer.isStaff ? undefined : collection.cloneNeeds
  const endpoint = getRelationTarget(name === undefined ? undefined : collection.fields[name])?.endpoint ?? ''
  const ids =
    name === undefined
      ? []
      : getIds(fieldValue(row, name))
          .map(Number)
          .toSorted((one, other) => one - other)
  const { data } = useQuery({
    ...listQuery(viewer.id, endpoint, { ids: ids.join(), size: 'all' }),
    enabled: isOffered && ids.length > 0,
  })
  const read = new Set(data?.rows.map(({ id }) => id))
  return { isOffered, isReady: ids.every((id) => read.has(id)) }
}
