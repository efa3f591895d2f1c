import { listQuery } from '#api/queries.ts'
import { useSession } from '#api/session.ts'
import type { Viewer } from '#api/viewer.ts'
import { viewerQuery } from '#app/preferences.ts'
import { queries } from '#app/queries.ts'
import { registry } from '#collections/registry.ts'
import { may } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { columnsFor } from '#engine/list/columns.ts'
import { readParams, toQuery } from '#engine/list/listParams.ts'
import { loadCells } from '#engine/list/ownCell.ts'
import { currentLanguage } from '#ui/i18n.ts'

type Address = { pathname: string; search: string }

/** Reads who is signed in, and the list of the address, before the first page is drawn: then it is drawn once. */
export async function readAhead(address: Address): Promise<void> {
  if (useSession.getState().status !== 'signedIn') return
  // What fails here is asked for and told again by the page that needs it.
  const viewer = await queries.fetchQuery(viewerQuery()).catch(() => undefined)
  if (viewer) await askAhead(viewer, address)
}

/** Asks for the list of an address as soon as it is known that the viewer may, while the page is still being drawn. */
export async function askAhead(viewer: Viewer, { pathname, search }: Address): Promise<void> {
  const [, app, name, key] = pathname.split('/')
  const collection = registry.get(`${app}/${name}`)
  if (!collection || key || !isAllowed(collection, undefined, viewer)) return
  const query = toQuery(collection, readParams(collection, new URLSearchParams(search)), viewer, currentLanguage())
  await Promise.all([queries.prefetchQuery(listQuery(viewer.id, collection.endpoint, query)), loadCells(columnsFor(collection, viewer))])
}

/** Whether this viewer may open the list, a record (its number) or the form of a new one (`+`). */
export function isAllowed(collection: Collection, key: number | '+' | undefined, viewer: Viewer): boolean {
  if (key === undefined) return may(collection, 'list', viewer)
  return key === '+' ? may(collection, 'create', viewer) : may(collection, 'read', viewer, { id: key })
}
