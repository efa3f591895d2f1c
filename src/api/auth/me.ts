import type { LanguageCode } from '#lib/languages.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from '#lib/schema.ts'
import { call } from '#api/calls/client.ts'
import { ForcedLogoutError, ServerError } from '#api/http/errors.ts'
import type { Theme } from '#api/storage/loginData.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { listRows, type Query, wholeList } from '#api/rows/rows.ts'
import { setSessionUser, useSession } from '#api/session/session.ts'
import {
  type Viewer,
  codenamesShape,
  contentTypesShape,
  permissionsShape,
  titlesShape,
  userShape,
  viewerFrom,
} from '#api/session/viewer.ts'

type User = z.infer<typeof userShape>

/**
 * Users whose `logout_user` was handled since this page was loaded, once each (S19), with the session to end, if any.
 */
const acknowledged = new Map<number, number | undefined>()

/**
 * Everything about the signed-in user. It fails as a whole when any part fails, so that nobody gets more permissions
 * than they have (A02). Keyed by the session's epoch.
 */
export function meQuery() {
  return queryOptions({
    queryKey: queryKeys.viewer(useSession.getState().epoch),
    queryFn: async ({ signal }) => await loadViewer(signal),
    staleTime: 5 * 60_000,
  })
}

/** The e-mail address of the signed-in user. */
export async function ownEmail(signal?: AbortSignal): Promise<string> {
  const { email } = await call('GET', 'accounts/users/me/', { shape: userShape, signal })
  return email
}

/** The same as a query of one session. */
export function ownEmailQuery() {
  return queryOptions({
    queryKey: queryKeys.early('own email', useSession.getState().epoch),
    queryFn: async ({ signal }) => await ownEmail(signal),
    meta: { isShownInPlace: true },
    gcTime: 0,
  })
}

/** Saves the language (1, 2, 3) or the theme of a user on the server. */
export async function setPreference(
  userId: number,
  preference: { language_previous: LanguageCode } | { theme: Theme },
): Promise<void> {
  await call('PATCH', `accounts/users/${userId}/`, { body: preference })
}

/** The signed-in user, with all that decides what they may see. */
export async function loadViewer(signal: AbortSignal): Promise<Viewer> {
  const { userId } = useSession.getState()
  const [user, contentTypes, codenames, titles, early] = await Promise.all([
    loadUser(signal),
    getList('accounts/content_types', contentTypesShape, {}, signal),
    getList('accounts/permissions', codenamesShape, {}, signal),
    getList('accounts/usertitles', titlesShape, { all: 1 }, signal),
    userId === null ? undefined : loadPermissions(userId, signal),
  ])
  // Requested immediately where the user is known; a response for somebody else is dropped.
  const appPermissions = early && userId === user.id ? early : await loadPermissions(user.id, signal)
  const reviews = !user.is_staff && !user.is_demo && (await isReviewer(user.id, signal))
  return viewerFrom({ user, appPermissions, contentTypes, codenames, titles }, reviews)
}

/** A whole list whose rows match a schema. */
async function getList<T>(endpoint: string, shape: z.ZodMiniType<T>, query: Query, signal: AbortSignal): Promise<T> {
  const { success, data } = z.safeParse(shape, await wholeList(endpoint, query, signal))
  if (!success) throw new ServerError(200, `GET ${endpoint}/`)
  return data
}

async function loadPermissions(user: number, signal: AbortSignal): Promise<Viewer['appPermissions']> {
  return await getList('accounts/app_permissions', permissionsShape, { user, all: 1 }, signal)
}

/** Whether somebody is a reviewer (D-12); false where the server has no such endpoint. */
async function isReviewer(user: number, signal: AbortSignal): Promise<boolean> {
  const response = await listRows('irp/reviewers', { user, size: 1 }, signal).catch(() => null)
  return response !== null && response.count > 0
}

async function loadUser(signal: AbortSignal): Promise<User> {
  const user = await call('GET', 'accounts/users/me/', { signal, shape: userShape })
  await setSessionUser(user.id)
  if (user.logout_user === false && !acknowledged.has(user.id)) await acknowledgeLogout(user.id)
  if (acknowledged.get(user.id) === useSession.getState().epoch) throw new ForcedLogoutError()
  return user
}

/**
 * Handles `logout_user` of the server once: acknowledges it and ends this session, unless the acknowledgement fails
 * (D-68).
 */
async function acknowledgeLogout(userId: number): Promise<void> {
  const { epoch } = useSession.getState()
  acknowledged.set(userId, undefined)
  await call('PUT', 'accounts/users/update_logout/').then(
    () => acknowledged.set(userId, epoch),
    () => undefined,
  )
}
