import type { Row } from '#api/rows/page.ts'
import { listIds, listRows, type Query } from '#api/rows/rows.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Filter, toObjects } from '#engine/collection.ts'
import type { Collections } from '#engine/collections.ts'
import { getRelationTarget } from '#engine/fieldTypes.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { getContentType } from '#engine/records/contentTypes.ts'

/** A list whose records may refer to those of a collection, by the filter `by`. */
export type Source = { path: string; endpoint: string; by: string; query: Query; refersToMany: boolean }

/** How many records of a list refer to some records; undefined where they could not be counted. */
export type ReferenceCount = Pick<Source, 'path' | 'by'> & { count: number | undefined }

/** How many ids one request holds, so that its address stays short. */
const atOnce = 100
/** How many rows show whether the server applied the filter. */
const sampled = 5

/**
 * The lists that refer to the records of a collection: those with a relation to it that the list can be filtered by,
 * and those whose records belong to a record of any kind. Only lists that this viewer may open.
 */
export function findSources(collections: Collections, collection: Collection, viewer: Viewer): Source[] {
  const type = getContentType(collection, viewer)
  const found = [...collections.values()].flatMap((one): Source[] => {
    if (!can(one, 'list', viewer)) return []
    const { path, endpoint, fields } = one
    const filters = new Set(toObjects<Filter>(one.filters).map(({ field }) => field))
    const related = Object.entries(fields).flatMap(([by, field]): Source[] =>
      getRelationTarget(field)?.endpoint === collection.endpoint && filters.has(by)
        ? [{ path, endpoint, by, query: {}, refersToMany: field.kind === 'relations' }]
        : [],
    )
    const isOfAnyKind = getRelationTarget(fields['content_type']) !== undefined && fields['object_id'] !== undefined
    if (!isOfAnyKind || type === undefined) return related
    return [...related, { path, endpoint, by: 'object_id', query: { content_type: type }, refersToMany: false }]
  })
  // Several collections may list the same endpoint.
  return found.filter(
    ({ endpoint, by }, place) => found.findIndex((one) => one.endpoint === endpoint && one.by === by) === place,
  )
}

/**
 * Counts the records of each source that refer to one of the rows; those without any are left out. What the server
 * refuses, does not filter, or does not answer before `signal` aborts has no count. Never rejects.
 */
export async function countReferences(
  sources: readonly Source[],
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<ReferenceCount[]> {
  const counts = await Promise.all(
    sources.map(async (source) => ({
      path: source.path,
      by: source.by,
      count: await Promise.race([countSource(source, rows, signal), aborted(signal)]).catch(() => undefined),
    })),
  )
  return counts.filter(({ count }) => count !== 0)
}

async function countSource(source: Source, rows: readonly Row[], signal: AbortSignal): Promise<number | undefined> {
  const { endpoint, by, query, refersToMany } = source
  const ids = rows.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  )
  let count = 0
  const found = new Set<number>()
  for (const part of parts) {
    const narrowed = { ...query, [part.length === 1 ? by : `${by}__in`]: part.join(',') }
    const page = await listRows(endpoint, { ...narrowed, size: sampled }, signal)
    if (isIgnored(narrowed, page.rows)) return undefined
    if (refersToMany && ids.length > 1) {
      // A record that refers to several of them counts once.
      for (const id of await listIds(endpoint, narrowed, signal)) found.add(id)
    } else count += page.count
  }
  return count + found.size
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
}
