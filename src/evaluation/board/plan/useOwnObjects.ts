import { useQueries } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import { ownLists, ownQuery } from '#evaluation/board/useOwnInstitutions.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'
import { institutions } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'

/** An institution of the viewer as the object of a record. */
export type OwnObject = { content_type: number; object_id: number; name: string }

/** The viewer's own institutions among those of the measures, with their content types and ids. */
export function useOwnObjects(measures: Iterable<MeasureRow>): OwnObject[] {
  const viewer = useViewer()
  const lists = ownLists(viewer, measures)
  const results = useQueries({ queries: lists.map(({ list }) => listQuery(viewer.id, list, ownQuery)) })
  return lists.flatMap(({ list, ids }, place) => {
    const type = institutions.find((one) => one.list === list)?.type
    const content_type = type && contentTypeId(viewer, type)
    if (content_type === undefined) return []
    return (results[place]?.data?.rows ?? []).flatMap((row) => {
      const name = toText(row.name)
      return ids.has(row.id) && name !== '' ? [{ content_type, object_id: row.id, name }] : []
    })
  })
}
