import i18next from 'i18next'
import { type LoaderFunctionArgs, redirect, replace, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { ForcedLogoutError } from '#api/http/errors.ts'
import { readDevicePreferences } from '#api/storage/devicePreferences.ts'
import { rowQuery } from '#api/rows/queries.ts'
import { reviewing, type Rule, staff } from '#engine/rules.ts'
import { useSession } from '#api/session/session.ts'
import { hasPermissionOn, type Viewer } from '#api/session/viewer.ts'
import { forcedLogout, loginPath } from '#app/session/loginPath.ts'
import { viewerQuery } from '#app/session/preferences.ts'
import { queries } from '#app/session/queries.ts'
import { ready } from '#app/start.ts'
import { registry } from '#collections/registry.ts'
import { planner } from '#features/plans/planRules.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { areaWords } from '#engine/labels.ts'
import { loadWidgets } from '#engine/form/loadWidgets.ts'
import { columnsFor, hasDates } from '#engine/list/columns/columns.ts'
import { loadLayout } from '#engine/list/layouts/layoutParts.ts'
import { listState, toQuery } from '#engine/list/url/listParams.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { loadCells } from '#engine/list/ownCell.ts'
import { institutions } from '#lib/areas.ts'
import { loadTimeZone } from '#lib/dates/dates.ts'
import { shortWait } from '#lib/constants.ts'
import { raceTimeout } from '#lib/raceTimeout.ts'
import { pathInPortal } from '#lib/portalPath.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'

/** What the address of a list, a record or a new record means for a viewer with access. */
export type CollectionRouteData = {
  collection: Collection
  key: number | '+' | undefined
  /** The list may not be opened, or nobody creates such a record by hand; the page says so. */
  isRefused: boolean
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'request'>

/** The last user of this page: their screens stay while their session is over and they sign in again (S10). */
let lastViewer: Viewer | undefined

/** Redirects. A redirect from the current address replaces it: back would lead to it again. */
export function redirectTo(path: string, { request }: LoaderArgs): Response {
  return (new URL(request.url).pathname === window.location.pathname ? replace : redirect)(path)
}

/** The viewer. Without a session it redirects to the login, which leads back to the page. */
export async function requireAuth(args: LoaderArgs): Promise<Viewer> {
  await ready()
  const url = new URL(args.request.url)
  const { status, epoch, userId } = useSession.getState()
  if (status !== 'signedIn') {
    // Only for the user of that session: somebody else may have signed in since (D04).
    if (lastViewer && status !== 'signedOut' && lastViewer.id === userId) return lastViewer
    lastViewer = undefined
    throw redirectTo(loginTo(url), args)
  }
  // Another site requested the login of this user; the login redirects there (SESS-20).
  if (url.searchParams.get('redirect')) throw redirectTo(loginTo(url), args)
  try {
    lastViewer = await queries.ensureQueryData(viewerQuery())
    return lastViewer
  } catch (error) {
    // The session ended or changed during the request: the current one counts.
    if (useSession.getState().epoch !== epoch) return await requireAuth(args)
    if (error instanceof ForcedLogoutError) throw redirectTo(forcedLogout, args)
    throw error
  }
}

const loginTo = ({ pathname, search }: URL): string => loginPath({ pathname: pathInPortal(pathname), search })

/** The viewer, if somebody is signed in. */
export async function optionalUser(args: LoaderArgs): Promise<Viewer | null> {
  await ready()
  return useSession.getState().status === 'signedIn' ? await requireAuth(args) : null
}

/** The loader of a page with its rule; the menu and the palette use the same one. */
export type Guard = ((args: LoaderArgs) => Promise<Viewer>) & { allows: Rule }

/** For staff. */
export const requireStaff = guardBy(staff)

/** For those who plan actions. */
export const requirePlanner = guardBy(planner)

/** For reviewers, and for staff. */
export const requireReviewer = guardBy(reviewing)

function guardBy(allows: Rule): Guard {
  const guard = async (args: LoaderArgs): Promise<Viewer> => {
    const viewer = await requireAuth(args)
    if (!allows(viewer)) throw redirectTo('/403', args)
    return viewer
  }
  return Object.assign(guard, { allows })
}

/** For people with a permission on the institution of the address; staff get its record. */
export async function requireInstitution(args: LoaderFunctionArgs): Promise<Viewer> {
  const viewer = await requireAuth(args)
  const { area, id: text } = args.params
  const found = institutions.find((one) => one.area === area)
  const id = primaryKey(text)
  if (!found || typeof id !== 'number') throw redirectTo('/404', args)
  if (viewer.isStaff) throw redirectTo(`/${found.list}/${id}`, args)
  if (viewer.isDemo || !hasPermissionOn(viewer, found.type, id)) throw redirectTo('/403', args)
  return viewer
}

/** No page has this address; visitors who are not signed in get the login first. */
export async function requireKnown(args: LoaderArgs): Promise<never> {
  await requireAuth(args)
  throw redirectTo('/404', args)
}

/** Maximum milliseconds a form waits for the code of its controls, so that late ones do not shift the others. */
const widgetsWait = 2000

/**
 * The collection of an address, if it exists and this viewer may open it; otherwise redirects to 404 or 403, before any
 * request. Starts the first request of the page.
 */
export async function requireCollection(args: LoaderFunctionArgs): Promise<CollectionRouteData> {
  const { app = '', collection: name = '', key: text } = args.params
  const words = i18next.loadNamespaces(['names', 'fields', areaWords(app)])
  const viewer = await requireAuth(args)
  const collection = registry.get(`${app}/${name}`)
  const key = text === undefined ? undefined : primaryKey(text)
  if (!collection || key === null) throw redirectTo('/404', args)
  if (!isAllowed(collection, key, viewer)) {
    const isNeverMade = key === '+' && collection.permissions.create === undefined && can(collection, 'list', viewer)
    if (!isNeverMade && (key !== undefined || !collection.refusal)) throw redirectTo('/403', args)
    return { collection, key, isRefused: true }
  }
  const loading = prefetch(collection, key, viewer, new URL(args.request.url).searchParams)
  // The request is sent by then: what the page needs of the browser is loaded while the server answers.
  if (key !== undefined || hasDates(collection, viewer)) setTimeout(loadTimeZone)
  // A quick response is rendered with the page; a slow one does not delay it noticeably.
  await Promise.all([
    words,
    raceTimeout(loading, shortWait),
    key === undefined || raceTimeout(loadWidgets(collection), widgetsWait),
  ])
  return { collection, key, isRefused: false }
}

/** A page reads the state in its query itself: loaders run for another page, or on revalidation. */
export function revalidateOnPathChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

/** Whether this viewer may open the list, a record (its number) or the form of a new one (`+`). */
function isAllowed(collection: Collection, key: CollectionRouteData['key'], viewer: Viewer): boolean {
  if (key === undefined) return can(collection, 'list', viewer)
  return key === '+' ? can(collection, 'create', viewer) : can(collection, 'read', viewer, { id: key })
}

/** Loads the rows or the record of a page. The page repeats a failed request, and reports it. */
async function prefetch(
  collection: Collection,
  key: CollectionRouteData['key'],
  viewer: Viewer,
  address: URLSearchParams,
): Promise<unknown> {
  if (key === '+') return undefined
  if (key !== undefined) return await queries.prefetchQuery(rowQuery(viewer.id, collection.endpoint, key))
  const state = listState(collection, address, readDevicePreferences(viewer.id))
  const query = toQuery(collection, state, viewer, currentLanguage())
  return await Promise.all([
    queries.prefetchQuery(pageQuery(collection, viewer, query)),
    loadCells(columnsFor(collection, viewer)),
    loadLayout(collection, state.as),
  ])
}
