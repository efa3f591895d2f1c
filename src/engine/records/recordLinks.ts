import { createContext, use } from 'react'
import type { Row } from '#api/rows/page.ts'

/** Where a user came from; a name in it is for them alone. */
export type BackTarget = { to: string; label: string; viewerId: number }
export type RecordLink = { to: string; state?: unknown }

/**
 * The page of a record of an endpoint, if the portal shows it and the viewer may read it; provided by the app, as it
 * knows all collections.
 */
export const RecordPathContext = createContext<(endpoint: string, row: Row) => string | undefined>(() => undefined)

/** The record on the page: links from it lead back to it. */
export const HereContext = createContext<BackTarget | undefined>(undefined)

/** Links to the records of an endpoint, where they open. */
export function useRecordLinks(endpoint: string): (row: Row) => RecordLink | undefined {
  const getPath = use(RecordPathContext)
  const here = use(HereContext)
  return (row) => {
    const to = getPath(endpoint, row)
    return to === undefined ? undefined : { to, ...(here ? { state: { backTarget: here } } : {}) }
  }
}

/** The record that a user came from, as a link to another one carries it. */
export function getBackTarget(state: unknown, viewerId: number): BackTarget | undefined {
  const { backTarget } = (state ?? {}) as { backTarget?: BackTarget }
  if (typeof backTarget?.to !== 'string' || typeof backTarget.label !== 'string') return undefined
  return backTarget.viewerId === viewerId ? backTarget : undefined
}
