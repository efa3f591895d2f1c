import { CancelledError, notifyManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
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
import { clearConfirms } from '#ui/confirm/confirm.ts'
import { clearToasts, toast } from '#ui/feedback/toasts.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'
import { forget } from '#ui/overlays/progress/interrupted.ts'
import { dropProgress } from '#ui/overlays/progress/running.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

// React renders what arrives together only once; the timer of the default would delay each response by a task.
notifyManager.setScheduler(queueMicrotask)

/** The only cache of responses. The client below it retries reads; nothing is retried here. */
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
    // A write is sent once, also while the browser reports offline; its variables (a password) are dropped soon.
    mutations: { retry: false, networkMode: 'always', gcTime: 1000 },
  },
})

/** Clears what an older session read as soon as the session changes. */
export function forgetWithSession(): void {
  useSession.subscribe((now, before) => {
    if (now.epoch !== before.epoch) clearCachedResponses(now, before)
    if (now.status !== 'signedOut' || before.status === 'signedOut') return
    // Toasts, questions and lists of recent actions name records: the next user must not see them (D04).
    clearToasts()
    clearConfirms()
    dropProgress()
    forget()
  })
}

/**
 * The page under the login of an ended session stays; the same user gets its data refreshed, anybody else none of it
 * (S10).
 */
function clearCachedResponses(now: Session, before: Session): void {
  if (now.status === 'ended') return queries.removeQueries({ type: 'inactive' })
  const isBack = now.status === 'signedIn' && before.status === 'ended' && now.userId === before.userId
  if (!isBack || now.userId === null) return queries.clear()
  void queries.refetchQueries({ type: 'active' })
}

/** A failed load shows its name; a refusal triggers a refresh of the permissions. */
function notifyLoadFailure(error: Error, query: Query<unknown, unknown>): void {
  if (error instanceof StaleSessionError || error instanceof UnauthorizedError)
    return waitForSession(query, error instanceof StaleSessionError)
  // What the user stopped shows so in its place.
  if (query.meta?.isShownInPlace || error instanceof CancelledError) return
  if (error instanceof NotFoundError) return
  if (error instanceof ForcedLogoutError) return
  if (error instanceof ForbiddenError) forgetRights()
  // No toast can be shown yet: the first page requests it again, and shows the error.
  if (!i18next.hasResourceBundle(currentLanguage(), 'portal')) return
  const endpoint = getEndpoint(query.queryKey)
  const name = i18next.exists(endpoint, { ns: 'names' }) ? i18next.t(endpoint, { ns: 'names' }) + labelSeparator() : ''
  toast.error(name + errorMessage(error), { title: i18next.t('error.title') })
}

/** A request while nobody is signed in does not count as failed: the query is reset. */
function waitForSession(query: Query<unknown, unknown>, isDropped: boolean): void {
  const { status } = useSession.getState()
  if (status === 'signedOut') return
  query.setState({ status: query.state.data === undefined ? 'pending' : 'success', error: null, isInvalidated: true })
  // Dropped by the change that brought the user back.
  if (isDropped && status === 'signedIn')
    void queries.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })
}

/**
 * Permissions may have been revoked: they are read again, and data read with them that is not on screen is removed
 * (A03).
 */
function forgetRights(): void {
  void queries.invalidateQueries({ queryKey: queryKeys.viewer() })
  queries.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey, state }) => !isOfViewer(queryKey) && state.fetchStatus === 'idle',
  })
}
