import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import { listIds, type Query } from '#api/rows/rows.ts'

const hospitals = 'patzu/hospitals'

/** The ids of all hospitals of the patient survey that a filter finds. */
export function hospitalIdsQuery(viewerId: number, filter: Query) {
  return queryOptions({
    queryKey: queryKeys.part(viewerId, hospitals, 'ids', filter),
    queryFn: async ({ signal }) => await listIds(hospitals, filter, signal),
    meta: { isShownInPlace: true },
  })
}
