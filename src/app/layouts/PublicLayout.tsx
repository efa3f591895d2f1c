import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useSession } from '#api/session/session.ts'
import { useFocusOnArrival } from '#app/keyboard/useFocusOnArrival.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** The layout of public pages. */
export function PublicLayout() {
  const { t } = useTranslation()
  const connection = useSession((state) => state.connection)
  const isOnline = useIsOnline()
  useFocusOnArrival()
  return (
    <>
      {(connection === 'interrupted' || !isOnline) && <Banner kind="warning">{t('connection.interrupted')}</Banner>}
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Outlet />
      </Suspense>
      <ConfirmProvider />
    </>
  )
}
