import i18next from 'i18next'
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { listQuery, rowQuery } from '#api/queries.ts'
import { reviewing } from '#api/rules.ts'
import { useSession } from '#api/session.ts'
import type { Viewer } from '#api/viewer.ts'
import { loginPath } from '#app/loginPath.ts'
import { viewerQuery } from '#app/preferences.ts'
import { queries } from '#app/queries.ts'
import { ready } from '#app/start.ts'
import { registry } from '#collections/registry.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { areaWords } from '#engine/labels.ts'
import { loadWidgets } from '#engine/form/loadWidgets.ts'
import { columnsFor } from '#engine/list/columns.ts'
import { readParams, toQuery } from '#engine/list/listParams.ts'
import { loadCells } from '#engine/list/ownCell.ts'
import { shortWait } from '#lib/constants.ts'
import { primaryKey } from '#lib/primaryKey.ts'
import { currentLanguage } from '#ui/i18n.ts'

/** What the address of a list, a record or a new record stands for, for somebody who may open it. */
export type Guarded = {
  collection: Collection
  key: number | '+' | undefined
  /** The list may not be opened, and the collection says so itself. */
  isRefused: boolean
}

/** The user of this page: their screens stay while their session is over and they sign in again (S10). */
let known: Viewer | undefined

/** Who is signed in. Without a session it leads to the login, with the page that was wanted. */
export async function requireUser({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Viewer> {
  await ready()
  const url = new URL(request.url)
  const { status, epoch, userId } = useSession.getState()
  if (status !== 'signedIn') {
    // Only the one whose session it was: somebody may have signed out and somebody else in since (D04).
    if (known && status !== 'signedOut' && known.id === userId) return known
    known = undefined
    throw redirect(loginPath(url))
  }
  // Another site asked for this user; the login sends on (SESS-20).
  if (url.searchParams.get('redirect')) throw redirect(loginPath(url))
  try {
    known = await queries.ensureQueryData(viewerQuery())
    return known
  } catch (error) {
    // The session ended or changed while it was asked whose it is: what is now counts.
    if (useSession.getState().epoch !== epoch) return await requireUser({ request })
    throw error
  }
}

/** For staff alone. */
async function requireStaff(args: LoaderFunctionArgs): Promise<Viewer> {
  const viewer = await requireUser(args)
  if (!viewer.isStaff) throw redirect('/403')
  return viewer
}

/** An area of the portal, for staff. */
export async function requireArea(args: LoaderFunctionArgs): Promise<Viewer> {
  await requireUser(args)
  if (![...registry.values()].some(({ area }) => area === args.params['area'])) throw redirect('/404')
  return await requireStaff(args)
}

/** For reviewers, and for staff. */
export async function requireReviewer(args: LoaderFunctionArgs): Promise<Viewer> {
  const viewer = await requireUser(args)
  if (!reviewing(viewer)) throw redirect('/403')
  return viewer
}

/** The collection of an address, if there is one and this viewer may; else the way to 404 or 403, before any request. Its first question to the server is on its way when the page is drawn. */
export async function requireCollection(args: LoaderFunctionArgs): Promise<Guarded> {
  const { app = '', collection: name = '', key: text } = args.params
  const words = i18next.loadNamespaces(['names', 'fields', areaWords(app)])
  const viewer = await requireUser(args)
  const collection = registry.get(`${app}/${name}`)
  const key = text === undefined ? undefined : primaryKey(text)
  if (!collection || key === null) throw redirect('/404')
  if (!isAllowed(collection, key, viewer)) {
    if (key !== undefined || !collection.refusal) throw redirect('/403')
    return { collection, key, isRefused: true }
  }
  const asked = ask(collection, key, viewer, new URL(args.request.url).searchParams)
  // What comes at once is drawn at once; nobody waits longer for a page than is felt.
  await Promise.all([words, Promise.race([asked, new Promise((resolve) => setTimeout(resolve, shortWait))])])
  return { collection, key, isRefused: false }
}

/** The state of a page stands in its query, which the page reads itself: loaders run for another page, or when they are told to. */
export function onlyOnOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

/** Whether this viewer may open the list, a record (its number) or the form of a new one (`+`). */
function isAllowed(collection: Collection, key: Guarded['key'], viewer: Viewer): boolean {
  if (key === undefined) return can(collection, 'list', viewer)
  return key === '+' ? can(collection, 'create', viewer) : can(collection, 'read', viewer, { id: key })
}

/** Asks for the rows or the record of a page. What fails here is asked for and told again by the page itself. */
async function ask(
  collection: Collection,
  key: Guarded['key'],
  viewer: Viewer,
  address: URLSearchParams,
): Promise<unknown> {
  if (key === '+') return await loadWidgets(collection)
  if (key !== undefined)
    return await Promise.all([
      queries.prefetchQuery(rowQuery(viewer.id, collection.endpoint, key)),
      loadWidgets(collection),
    ])
  const query = toQuery(collection, readParams(collection, address), viewer, currentLanguage())
  return await Promise.all([
    queries.prefetchQuery(listQuery(viewer.id, collection.endpoint, query)),
    loadCells(columnsFor(collection, viewer)),
  ])
}
