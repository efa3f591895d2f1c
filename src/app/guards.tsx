import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { Offline, ServerFault } from '#api/errors.ts'
import { faultText, isAway } from '#api/faultText.ts'
import { useSession } from '#api/session.ts'
import type { Viewer } from '#api/viewer.ts'
import { askAhead, isAllowed } from '#app/ahead.ts'
import { Frame } from '#app/Frame.tsx'
import { loginPath } from '#app/loginPath.ts'
import { viewerQuery } from '#app/preferences.ts'
import { registry } from '#collections/registry.ts'
import type { Collection } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { primaryKey } from '#lib/primaryKey.ts'
import { Unavailable } from '#screens/plain/Unavailable.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Spinner } from '#ui/Spinner.tsx'

const { Part: SessionOver } = lazyPart(async () => (await import('#app/SessionOver.tsx')).default)

/**
 * Pages that need a login. Nothing of them is drawn before it is known who is signed in. When a session ends in
 * use, what is on screen stays mounted under a login dialog, so that no edit is lost.
 */
export function Protected() {
  const { t } = useTranslation()
  const location = useLocation()
  const { status, userId } = useSession()
  const isIn = status === 'signedIn'
  const answer = useQuery({ ...viewerQuery(), enabled: isIn })
  const [viewer, setViewer] = useState<Viewer>()
  if (answer.data && answer.data !== viewer) {
    void askAhead(answer.data, location)
    setViewer(answer.data)
  }

  const isSomebodyElse = viewer !== undefined && isIn && userId !== null && userId !== viewer.id
  useEffect(() => {
    if (isSomebodyElse) window.location.assign('/')
  }, [isSomebodyElse])

  if (status === 'starting' || isSomebodyElse) return <Spinner label={t('loading')} />
  // Who has signed out leaves nothing of where they were to the next one here (D04).
  if (status === 'signedOut' || (!viewer && !isIn)) return <Navigate to={loginPath(viewer ? { pathname: '/', search: '' } : location)} replace />
  // Another site asked for this user; the login sends on (SESS-20).
  if (isIn && new URLSearchParams(location.search).get('redirect')) return <Navigate to={loginPath(location)} replace />
  if (!viewer && (answer.error instanceof Offline || (answer.error instanceof ServerFault && isAway(answer.error))))
    return <main><Unavailable isOffline={answer.error instanceof Offline} onRetry={() => void answer.refetch()} /></main>
  if (!viewer && answer.error)
    return <main><ErrorPanel title={t('session.rights-failed')} text={faultText(answer.error)} onRetry={() => void answer.refetch()} /></main>
  if (!viewer) return <Spinner label={t('loading')} />
  return (
    <ViewerContext value={viewer}>
      <CollectionsContext value={registry}>
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <Frame viewer={viewer} />
        </Suspense>
      </CollectionsContext>
      {/* A token need not say whose it is: until the server does, nobody works on with what is on screen. */}
      {(!isIn || userId === null) && (
        <Suspense fallback={null}>
          <SessionOver viewer={viewer} isOther={status === 'otherUser'} />
        </Suspense>
      )}
    </ViewerContext>
  )
}

/** The collection of the address, if there is one and this viewer may; else the way to 404 or 403, before any request. */
export function useGuarded(viewer: Viewer): { collection: Collection; key: number | '+' | undefined } | { refused: React.ReactNode } {
  const { app = '', collection: name = '', key: text } = useParams()
  const collection = registry.get(`${app}/${name}`)
  const key = text === undefined ? undefined : primaryKey(text)
  if (!collection || key === null) return { refused: <Navigate to="/404" replace /> }
  if (isAllowed(collection, key, viewer)) return { collection, key }
  return { refused: collection.refusal && key === undefined ? <Refusal collection={collection} load={collection.refusal} /> : <Navigate to="/403" replace /> }
}

function Refusal({ collection, load }: { collection: Collection; load: NonNullable<Collection['refusal']> }) {
  const Own = useMemo(() => lazy(load), [load])
  return (
    <Suspense fallback={null}>
      <Own collection={collection} />
    </Suspense>
  )
}
