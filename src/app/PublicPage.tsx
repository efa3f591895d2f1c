import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { useArrival } from '#app/useArrival.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { Banner } from '#ui/Banner.tsx'
import { ConfirmHost } from '#ui/ConfirmHost.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** Pages that anybody may open. */
export function PublicPage() {
  const { t } = useTranslation()
  const connection = useSession((state) => state.connection)
  const isOnline = useIsOnline()
  useArrival()
  return (
    <>
      {(connection === 'interrupted' || !isOnline) && <Banner kind="warning">{t('connection.interrupted')}</Banner>}
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Outlet />
      </Suspense>
      <ConfirmHost />
    </>
  )
}
