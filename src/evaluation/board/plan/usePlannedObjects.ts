import { useQueries } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Plan } from '#features/plans/planRules.ts'
import { institutions } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { OwnObject } from './useOwnObjects.ts'

const shown = { isShownInPlace: true }

/** The institutions of some plans with their names, for staff, who have none of their own; empty for everybody else. */
export function usePlannedObjects(plans: readonly Plan[]): OwnObject[] {
  const viewer = useViewer()
  const lists = institutions.flatMap(({ type, list }) => {
    const content_type = contentTypeId(viewer, type)
    const ids = plans.flatMap((plan) =>
      Number(getIds(plan.content_type)[0]) === content_type ? (plan.object_id ?? []) : [],
    )
    return viewer.isStaff && content_type !== undefined && ids.length > 0
      ? [{ list, content_type, ids: [...new Set(ids)].toSorted((one, other) => one - other).join(',') }]
      : []
  })
  const results = useQueries({
    queries: lists.map(({ list, ids }) => ({ ...listQuery(viewer.id, list, { ids, size: 'all' }), meta: shown })),
  })
  return lists.flatMap(({ content_type }, place) =>
    (results[place]?.data?.rows ?? []).flatMap((row) => {
      const name = toText(row.name)
      return name === '' ? [] : [{ content_type, object_id: row.id, name }]
    }),
  )
}
