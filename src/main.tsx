import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BadConfig } from '#api/config.ts'
import { takeLinkSecret } from '#api/linkSecret.ts'
import { App } from '#app/App.tsx'
import { ConfigFault } from '#app/ConfigFault.tsx'
import { createPortalRouter, hasFirstPage } from '#app/router.tsx'
import { start } from '#app/start.ts'
import { LoadFault } from '#ui/LoadFault.ts'
import { NoWords } from '#ui/NoWords.tsx'

void begin()

async function begin(): Promise<void> {
  takeLinkSecret()
  const root = createRoot(document.getElementById('root') ?? document.body)
  if (import.meta.env.DEV && !import.meta.env.HAS_BACKEND) await (await import('./startMocks.ts')).startMocks()
  const starting = start()
  // The code of the page arrives while the configuration and the session are read.
  const router = createPortalRouter()
  try {
    await starting
    await hasFirstPage(router)
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    )
  } catch (fault) {
    root.render(
      fault instanceof LoadFault ? (
        <NoWords />
      ) : (
        <ConfigFault
          isAway={fault instanceof BadConfig && fault.isAway}
          reason={fault instanceof BadConfig ? fault.reason : String(fault)}
        />
      ),
    )
  }
}
