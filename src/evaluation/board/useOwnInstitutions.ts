import { useQueries, useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery, rowQuery } from '#api/rows/queries.ts'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Value } from '#evaluation/model/chart.ts'
import { getDistinctName } from '#evaluation/model/overview.ts'
import type { EvaluationRow, MeasureRow } from '#evaluation/model/rows.ts'
import { toNumber } from '#evaluation/model/parse.ts'
import { type InstitutionList, institutions } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'

/**
 * Empty if the viewer has none; `isLoading` before that is known. `ids` are those of the names, in their order; `about` is
 * for staff the one that the evaluation belongs to.
 */
export type OwnInstitutions = {
  names: readonly string[]
  ids?: readonly number[]
  isLoading: boolean
  about?: AboutInstitution | undefined
}

/** The one institution that an evaluation belongs to; its name is null while it loads. */
export type AboutInstitution = { id: number; name: string | null }

/**
 * The viewer's own institutions among those of the measures, by their names in the rows (D-90). Staff have none of
 * their own and begin with the one of the evaluation; a demo user sees an example.
 */
export function useOwnInstitutions(measures: Iterable<MeasureRow>, evaluation?: EvaluationRow): OwnInstitutions {
  const viewer = useViewer()
  const about = useAboutInstitution(viewer, evaluation)
  const lists = ownLists(viewer, measures)
  const results = useQueries({ queries: lists.map(({ list }) => listQuery(viewer.id, list, ownQuery)) })
  const own = lists.flatMap((list, place) => getObjects(list, results[place]?.data?.rows ?? []))
  const [names, ids] = [own.map(({ name }) => name), own.map(({ id }) => id)]
  return useStableValue({ names, ids, isLoading: results.some(({ isPending }) => isPending), about })
}

function useAboutInstitution(viewer: Viewer, evaluation?: EvaluationRow): AboutInstitution | undefined {
  const object = evaluation && findObject(viewer, evaluation)
  const { data, isPending } = useQuery({
    ...rowQuery<InstitutionList>(viewer.id, object?.list ?? 'patzu/hospitals', object?.id ?? 0),
    enabled: object !== undefined,
    // Without its record staff select an institution.
    meta: { isShownInPlace: true },
  })
  if (!object || (!isPending && !data)) return undefined
  return { id: object.id, name: data ? toText(data.name) : null }
}

/**
 * The record of the one institution that an evaluation belongs to; none if it belongs to none or to several, or for
 * viewers with institutions of their own.
 */
export function findObject(
  viewer: Viewer,
  evaluation: EvaluationRow,
): { list: InstitutionList; id: number } | undefined {
  if (!viewer.isStaff) return undefined
  const { content_type, object_id, view_access_object_ids: shared } = evaluation
  const ids = new Set([object_id, ...(Array.isArray(shared) ? shared : [])].flatMap((id) => toNumber(id) ?? []))
  const [id] = ids
  const found = institutions.find(({ type }) => {
    const known = contentTypeId(viewer, type)
    return known !== undefined && known === toNumber(content_type)
  })
  return found && id !== undefined && ids.size === 1 ? { list: found.list, id } : undefined
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

type OwnObject = { id: number; name: string }

/** The viewer's own institutions among the rows of a list. */
export function getObjects({ ids }: OwnList, rows: readonly RowAt<InstitutionList>[]): OwnObject[] {
  return rows.flatMap((row) => {
    const name = toText(row.name)
    return ids.has(row.id) && name !== '' ? { id: row.id, name } : []
  })
}

/**
 * Own institutions by their names in the rows: two of one name are two, and have their id behind it there. `there` are the
 * institutions that have rows.
 */
export function withRowNames<Own extends Pick<OwnInstitutions, 'names' | 'ids'>>(
  own: Own,
  there: readonly { value: Value }[],
): Own {
  const known = new Set(there.map(({ value }) => String(value)))
  const names = own.names.map((name, place) => {
    const distinct = getDistinctName(name, own.ids?.[place] ?? '')
    return known.has(distinct) ? distinct : name
  })
  return { ...own, names }
}
