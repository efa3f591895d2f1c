import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { Banner } from '#ui/Banner.tsx'
import { ConfirmProvider } from '#ui/ConfirmHost.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** Around the pages that anybody may open. */
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
