import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeLinkSecret } from '#api/linkSecret.ts'
import { App } from '#app/App.tsx'
import { createPortalRouter, hasFirstPage } from '#app/router.tsx'
import { start } from '#app/start.ts'
import { StartFault } from '#app/StartFault.tsx'
import { watchErrors } from '#app/watchErrors.ts'
import { ignoreDroppedBeside } from '#ui/droppedBeside.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { watchKeys } from '#ui/keys.ts'
import { LoadFault } from '#ui/LoadFault.ts'
import { followTranslators } from '#ui/translatedPage.ts'

void begin()

async function begin(): Promise<void> {
  takeLinkSecret()
  watchErrors()
  watchKeys()
  followTranslators()
  ignoreDroppedBeside()
  const root = createRoot(document.getElementById('root') ?? document.body)
  if (import.meta.env.DEV && !import.meta.env.HAS_BACKEND) await (await import('./startMocks.ts')).startMocks()
  const starting = start()
  // The code of the page arrives while the configuration and the session are read.
  const router = createPortalRouter(import.meta.env.DEV ? (await import('#gallery/routes.tsx')).galleryRoutes : [])
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
  } catch (fault) {
    // Without words nothing can be said here: index.html says it by itself.
    if (!(fault instanceof LoadFault)) root.render(<StartFault fault={fault} />)
  }
}
