import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { config } from '#api/config.ts'
import { listQuery } from '#api/queries.ts'
import { useSession } from '#api/session.ts'
import type { Viewer } from '#api/viewer.ts'
import { badgesOf, menuFor } from '#app/menu.ts'
import { switchLanguage } from '#app/preferences.ts'
import { Shell } from '#app/shell/Shell.tsx'
import { useArrival } from '#app/useArrival.ts'
import { useNames } from '#engine/labels.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { badgeRefresh } from '#lib/constants.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { initials } from '#lib/initials.ts'
import { Banner } from '#ui/Banner.tsx'
import { ConfirmHost } from '#ui/ConfirmHost.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { ProgressHost } from '#ui/ProgressHost.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loadWords, useLanguage, useWords } from '#ui/words.ts'

/** The shell around every page behind the login, with its menu, its banners and the dialogs that any page can raise. */
export function Frame({ viewer }: { viewer: Viewer }) {
  const t = useWords()
  const nameOf = useNames()
  const language = useLanguage((state) => state.language)
  const location = useLocation()
  const badges = useBadges(viewer, location.pathname)
  const { providerName, logoUrl } = config()
  useArrival()
  useEffect(() => {
    void loadWords('names')
    void loadWords('fields')
  }, [])

  return (
    <Shell
      portalName={t('portal')}
      provider={providerName}
      logoUrl={logoUrl}
      menu={menuFor(viewer, badges, { word: t, nameOf })}
      user={{ id: viewer.id, isDemo: viewer.isDemo, ...called(viewer) }}
      language={language}
      onLanguage={(next) => void switchLanguage(next, viewer.id)}
      banner={<Banners />}
      back={useBack()}
    >
      <ErrorBoundary key={location.pathname} level="screen">
        <Suspense fallback={<Skeleton shape="table" rows={10} />}>
          <Outlet context={viewer} />
        </Suspense>
      </ErrorBoundary>
      <ConfirmHost />
      <ProgressHost />
    </Shell>
  )
}

function Banners() {
  const t = useWords()
  const connection = useSession((state) => state.connection)
  const isOnline = useIsOnline()
  const { environment } = config()
  return (
    <>
      {environment !== 'production' && <Banner kind="info">{t(`environment.${environment}`)}</Banner>}
      {(connection === 'interrupted' || !isOnline) && <Banner kind="warning">{t('connection.interrupted')}</Banner>}
    </>
  )
}

/** `ref` in the address leads back to where somebody came from, inside the portal only. */
function useBack(): { to: string; label: string } | undefined {
  const t = useWords()
  const [address] = useSearchParams()
  const ref = address.get('ref')
  if (ref === null) return undefined
  return { to: internalPath(ref) ?? '/', label: t(address.get('type') === 'moniq' ? 'back-to-moniq' : 'back-to-dashboard') }
}

function useBadges(viewer: Viewer, pathname: string): ReadonlyMap<string, number> {
  const client = useQueryClient()
  const asked = badgesOf(viewer)
  useEffect(() => {
    for (const { endpoint, query } of badgesOf(viewer)) void client.refetchQueries({ queryKey: listQuery(viewer.id, endpoint, query).queryKey, stale: true })
    // Counted anew on every navigation.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, viewer, pathname])
  const answers = useQueries({
    queries: asked.map(({ endpoint, query }) => ({
      ...listQuery(viewer.id, endpoint, query),
      refetchInterval: badgeRefresh,
    })),
  })
  return new Map(asked.flatMap(({ path }, index) => (answers[index]?.data ? [[path, answers[index].data.count] as const] : [])))
}

function called({ user }: Viewer): { name: string; initials: string } {
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  return { name, initials: initials(user.first_name, user.last_name, user.email) }
}
