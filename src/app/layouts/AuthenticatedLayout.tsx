import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Navigate, ScrollRestoration, useLoaderData, useRevalidator } from 'react-router-dom'
import { ForcedLogoutError } from '#api/http/errors.ts'
import { readLoginData } from '#api/storage/loginData.ts'
import { useSession } from '#api/session/session.ts'
import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { forcedLogout } from '#app/session/loginPath.ts'
import { Page } from './Page.tsx'
import { viewerQuery } from '#app/session/preferences.ts'
import { registry } from '#collections/registry.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { usePages } from '#engine/pageHandle.ts'
import { RecordPathContext } from '#engine/records/recordLinks.ts'
import { recordPath } from '#engine/records/recordPath.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { hostPath, ownName } from '#lib/portalPath.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

const { Part: SessionExpiredDialog } = lazyComponent(
  async () => (await import('#app/session/SessionExpiredDialog.tsx')).SessionExpiredDialog,
  'dialog',
)

/**
 * The layout of the pages behind the login. When a session ends in use, the page stays mounted under a login dialog, so
 * that no edit is lost.
 */
export function AuthenticatedLayout() {
  const { t } = useTranslation()
  const { status, userId } = useSession()
  const isIn = status === 'signedIn'
  const { viewer, isUnwanted } = useSignedIn(isIn)
  const pages = usePages()

  const pathOfRecord = useCallback(
    (endpoint: string, row: Row) => recordPath(registry, viewer, endpoint, row),
    [viewer],
  )

  const isSomebodyElse = isIn && userId !== null && userId !== viewer.id
  useEffect(() => {
    if (isSomebodyElse) window.location.assign(hostPath('/'))
  }, [isSomebodyElse])

  if (isSomebodyElse) return <Spinner label={t('loading')} />
  // After a sign-out the next user gets no return path of the previous one (D04).
  if (status === 'signedOut') return <Navigate to={readLoginData().loginRoute ?? '/login'} replace />
  return (
    <ViewerContext value={viewer}>
      <CollectionsContext value={registry}>
        <RecordPathContext value={pathOfRecord}>
          <Suspense fallback={<Spinner label={t('loading')} />}>
            <Page viewer={viewer} pages={pages} />
          </Suspense>
        </RecordPathContext>
      </CollectionsContext>
      {/* In here, so that no page is remembered after a sign-out (D03). */}
      <ScrollRestoration getKey={getPlace} storageKey={ownName('scrolled')} />
      {isUnwanted && <Navigate to={forcedLogout} />}
      {/* A token need not name its user: until the server does, nobody works on with the mounted page. */}
      {(!isIn || userId === null) && (
        <Suspense fallback={null}>
          <SessionExpiredDialog viewer={viewer} isOther={status === 'otherUser'} />
        </Suspense>
      )}
    </ViewerContext>
  )
}

/** The key under which the scroll position is stored: the first page of every visit has the same router key. */
function getPlace({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

/** The viewer as last read: after permissions were read again the loaders decide again what is visible (A03). */
function useSignedIn(isIn: boolean): { viewer: Viewer; isUnwanted: boolean } {
  const loaded = useLoaderData<Viewer>()
  const { revalidate } = useRevalidator()
  // The loader's result of this query stays while there is no session, and where the next one cannot be read.
  const { data: viewer = loaded, error } = useQuery({ ...viewerQuery(), enabled: isIn })
  useEffect(() => {
    if (viewer !== loaded) void revalidate()
  }, [viewer, loaded, revalidate])
  return { viewer, isUnwanted: error instanceof ForcedLogoutError }
}
