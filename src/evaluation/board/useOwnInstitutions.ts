import { useQueries } from '@tanstack/react-query'
import type { Row } from '#api/page.ts'
import { listQuery } from '#api/queries.ts'
import { contentTypeId } from '#api/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import { numberIn } from '#evaluation/model/parse.ts'
import { institutions } from '#lib/areas.ts'
import { asText } from '#lib/text.ts'
import { useKept } from '#evaluation/dataset/useKept.ts'

/** Empty where none are the viewer's; `isLoading` before that is known. */
export type OwnInstitutions = { names: readonly string[]; isLoading: boolean }

/**
 * The institutions that are the viewer's own among those the measures are about, by the names their rows bear (D-90).
 * Staff have none of their own, they choose one; somebody with a demo is shown an example.
 */
export function useOwnInstitutions(measures: Iterable<Row>): OwnInstitutions {
  const viewer = useViewer()
  const types = new Set([...measures].map((measure) => numberIn(measure['content_type'])))
  const lists = institutions.flatMap(({ type, list }) => {
    const id = contentTypeId(viewer, type)
    const own = viewer.appPermissions.filter(({ content_type }) => content_type === id)
    const isAsked = id !== undefined && types.has(id) && own.length > 0 && !viewer.isStaff && !viewer.isDemo
    return isAsked ? [{ list, ids: new Set(own.map(({ object_id }) => object_id)) }] : []
  })
  const answers = useQueries({
    queries: lists.map(({ list }) => listQuery(viewer.id, list, { byPermissions: 1, size: 'all' })),
  })
  const names = answers.flatMap(({ data }, place) =>
    (data?.rows ?? []).flatMap((row) => (lists[place]?.ids.has(row.id) ? asText(row['name']) || [] : [])),
  )
  return useKept({ names, isLoading: answers.some(({ isPending }) => isPending) })
}
