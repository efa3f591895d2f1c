import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { consumeUrlToken } from '#api/session/urlToken.ts'
import { App } from '#app/App.tsx'
import { createPortalRouter, hasFirstPage } from '#app/routes/router.tsx'
import { start } from '#app/start.ts'
import { BootError } from '#app/BootError.tsx'
import { watchErrors } from '#app/watchErrors.ts'
import { ignoreDroppedBeside } from '#ui/overlays/droppedBeside.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { watchKeys } from '#ui/layout/keys.ts'
import { ChunkLoadError } from '#lib/ChunkLoadError.ts'
import { followTranslators } from '#ui/i18n/translatedPage.ts'

/** In development, and in the build that its tests run on. */
const hasGallery = import.meta.env.DEV || import.meta.env.MODE === 'gallery'

void begin()

async function begin(): Promise<void> {
  consumeUrlToken()
  watchErrors()
  watchKeys()
  followTranslators()
  ignoreDroppedBeside()
  const root = createRoot(document.getElementById('root') ?? document.body)
  if (import.meta.env.DEV && !import.meta.env.HAS_BACKEND) await (await import('./startMocks.ts')).startMocks()
  const starting = start()
  // The code of the page arrives while the configuration and the session are read.
  const router = createPortalRouter(hasGallery ? (await import('#gallery/routes.tsx')).galleryRoutes : [])
  try {
    await starting
    await hasFirstPage(router)
    root.render(
      <StrictMode>
        <ErrorBoundary level="screen">
          <App router={router} />
        </ErrorBoundary>
      </StrictMode>,
    )
  } catch (error) {
    // Without words nothing can be said here: index.html says it by itself.
    if (!(error instanceof ChunkLoadError)) root.render(<BootError error={error} />)
  }
}
