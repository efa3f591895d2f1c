import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import {
  ForbiddenError,
  ForcedLogoutError,
  NotFoundError,
  StaleSessionError,
  UnauthorizedError,
} from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { getEndpoint, isOfViewer, queryKeys } from '#api/rows/queries.ts'
import { type Session, useSession } from '#api/session/session.ts'
import { clearConfirms } from '#ui/overlays/confirm.ts'
import { clearToasts, toast } from '#ui/feedback/toasts.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'
import { forget } from '#ui/feedback/interrupted.ts'
import { dropProgress } from '#ui/overlays/running.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The one cache of the server's answers. The client below it repeats reads; nothing is repeated here. */
export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: notifyLoadFailure }),
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 15_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    // A write is sent once, also while the browser believes to be offline; what it was (a password) is not kept for long.
    mutations: { retry: false, networkMode: 'always', gcTime: 1000 },
  },
})

/** What an older session read is gone as soon as the session changes. */
export function forgetWithSession(): void {
  useSession.subscribe((now, before) => {
    if (now.epoch !== before.epoch) clearCachedResponses(now, before)
    if (now.status !== 'signedOut' || before.status === 'signedOut') return
    // Notices, questions and lists of what was done name records: the next one here need not know them (D04).
    clearToasts()
    clearConfirms()
    dropProgress()
    forget()
  })
}

/** Under the login of a session that has ended stands what was on screen; the same user gets it anew, nobody else anything of it (S10). */
function clearCachedResponses(now: Session, before: Session): void {
  if (now.status === 'ended') return queries.removeQueries({ type: 'inactive' })
  const isBack = now.status === 'signedIn' && before.status === 'ended' && now.userId === before.userId
  if (!isBack || now.userId === null) return queries.clear()
  void queries.refetchQueries({ type: 'active' })
}

/** A failed load is told with the name of what it was; a refusal makes the rights be read again. */
function notifyLoadFailure(error: Error, query: Query<unknown, unknown>): void {
  if (query.meta?.isShownInPlace) return
  if (error instanceof StaleSessionError || error instanceof UnauthorizedError)
    return waitForSession(query, error instanceof StaleSessionError)
  if (error instanceof NotFoundError) return
  if (error instanceof ForcedLogoutError) return
  if (error instanceof ForbiddenError) forgetRights()
  // Nothing can be said yet: the page that is about to be drawn asks again, and tells.
  if (!i18next.hasResourceBundle(currentLanguage(), 'portal')) return
  const endpoint = getEndpoint(query.queryKey)
  const name = i18next.exists(endpoint, { ns: 'names' }) ? i18next.t(endpoint, { ns: 'names' }) + labelSeparator() : ''
  toast.error(name + errorMessage(error), { title: i18next.t('error.title') })
}

/** Asked for while nobody is signed in: that is no failure, it is as if it had not been asked for yet. */
function waitForSession(query: Query<unknown, unknown>, isDropped: boolean): void {
  const { status } = useSession.getState()
  if (status === 'signedOut') return
  query.setState({ status: query.state.data === undefined ? 'pending' : 'success', error: null, isInvalidated: true })
  // Dropped by the very change that brought the user back.
  if (isDropped && status === 'signedIn')
    void queries.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })
}

/** Rights may be gone: they are read again, and what was read with them and is not on screen is not shown again (A03). */
function forgetRights(): void {
  void queries.invalidateQueries({ queryKey: queryKeys.viewer() })
  queries.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey, state }) => !isOfViewer(queryKey) && state.fetchStatus === 'idle',
  })
}
