import { useQueries } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'
import { toNumber } from '#evaluation/model/parse.ts'
import { type InstitutionList, institutions } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'

/** Empty if the viewer has none; `isLoading` before that is known. */
export type OwnInstitutions = { names: readonly string[]; isLoading: boolean }

/**
 * The viewer's own institutions among those of the measures, by their names in the rows (D-90). Staff have none of
 * their own and select one; a demo user sees an example.
 */
export function useOwnInstitutions(measures: Iterable<MeasureRow>): OwnInstitutions {
  const viewer = useViewer()
  const lists = ownLists(viewer, measures)
  const results = useQueries({ queries: lists.map(({ list }) => listQuery(viewer.id, list, ownQuery)) })
  const names = lists.flatMap((list, place) => getNames(list, results[place]?.data?.rows ?? []))
  return useStableValue({ names, isLoading: results.some(({ isPending }) => isPending) })
}

/** The parameters of a request for institutions. */
export const ownQuery = { byPermissions: 1, size: 'all' } as const

type OwnList = { list: InstitutionList; ids: ReadonlySet<number> }

/** The collections that hold some of the viewer's own institutions, with their ids. */
export function ownLists(viewer: Viewer, measures: Iterable<MeasureRow>): OwnList[] {
  if (viewer.isStaff || viewer.isDemo) return []
  const types = new Set([...measures].map((measure) => toNumber(measure.content_type)))
  return institutions.flatMap(({ type, list }) => {
    const id = contentTypeId(viewer, type)
    const own = viewer.appPermissions.filter(({ content_type }) => content_type === id)
    const isRequested = id !== undefined && types.has(id) && own.length > 0
    return isRequested ? [{ list, ids: new Set(own.map(({ object_id }) => object_id)) }] : []
  })
}

/** The names of the viewer's own institutions among the rows of a list. */
export function getNames({ ids }: OwnList, rows: readonly RowAt<InstitutionList>[]): string[] {
  return rows.flatMap((row) => (ids.has(row.id) ? toText(row.name) || [] : []))
}
