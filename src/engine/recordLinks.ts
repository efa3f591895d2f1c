import { createContext, use } from 'react'
import type { LinkProps } from 'react-router-dom'
import type { Row } from '#api/page.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useViewer } from '#engine/viewer.ts'

export type WayBack = { to: string; label: string }
export type RecordLink = Pick<LinkProps, 'to' | 'state'>

/** The record on the page: what it refers to leads back to it. */
export const HereContext = createContext<WayBack | undefined>(undefined)

/** The page of a record. */
export function pathOf(collection: Collection, row: Row): string {
  return collection.pathOf?.(row) ?? `/${collection.path}/${row.id}`
}

/** Links to the records of an endpoint, where the portal shows them and this viewer may read them. */
export function useRecordLinks(endpoint: string): (row: Row) => RecordLink | undefined {
  const collections = use(CollectionsContext)
  const viewer = useViewer()
  const here = use(HereContext)
  const views = [...collections.values()].filter((collection) => collection.endpoint === endpoint)
  const open = views.find(({ path }) => path === endpoint) ?? views[0]
  return (row) =>
    open && can(open, 'read', viewer, row)
      ? { to: pathOf(open, row), ...(here ? { state: { wayBack: here } } : {}) }
      : undefined
}

/** The record that somebody came from, as a link to another one carries it. */
export function wayBackIn(state: unknown): WayBack | undefined {
  const { wayBack } = (state ?? {}) as { wayBack?: WayBack }
  return typeof wayBack?.to === 'string' && typeof wayBack.label === 'string' ? wayBack : undefined
}
