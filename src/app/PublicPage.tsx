import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useArrival } from '#app/useArrival.ts'
import { ConfirmHost } from '#ui/ConfirmHost.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useWords } from '#ui/words.ts'

/** Pages that anybody may open. */
export function PublicPage() {
  const t = useWords()
  useArrival()
  return (
    <>
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Outlet />
      </Suspense>
      <ConfirmHost />
    </>
  )
}
