import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { OfflineError, ServerError } from '#api/http/errors.ts'
import { errorMessage, isAway } from '#api/http/errorMessage.ts'
import { report } from '#lib/report.ts'
import { LoadError } from '#screens/plain/LoadError.tsx'
import { Unavailable } from '#screens/plain/Unavailable.tsx'
import { BoundaryMessage } from '#ui/errors/BoundaryMessage.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { focusHeading } from '#ui/layout/focusHeading.ts'
import { ChunkLoadError } from '#lib/ChunkLoadError.ts'

/** Replaces a page that failed to load or render; the menu stays. Only a new page brings its code. */
export function PageError() {
  const error = useRouteError()
  if (error instanceof ChunkLoadError) return <RootErrorFallback />
  return <BoundaryMessage level="screen" report={report(error, 'page')} onReload={() => window.location.reload()} />
}

/** Replaces everything behind the login when the viewer could not be read. */
export function UserError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const retry = () => void revalidate()
  if (error instanceof OfflineError || (error instanceof ServerError && isAway(error)))
    return (
      <main>
        <Unavailable isOffline={error instanceof OfflineError} onRetry={retry} />
      </main>
    )
  return (
    <main>
      <ErrorPanel title={t('session.rights-failed')} error={error} text={errorMessage(error)} onRetry={retry} />
    </main>
  )
}

/** Replaces everything when nothing else could be rendered. */
export function RootErrorFallback() {
  const error = useRouteError()
  useEffect(focusHeading, [])
  return <LoadError report={error instanceof ChunkLoadError ? undefined : report(error, 'root')} />
}
