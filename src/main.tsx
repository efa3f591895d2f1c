import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BadConfig } from '#api/config.ts'
import { takeLinkSecret } from '#api/linkSecret.ts'
import { App } from '#app/App.tsx'
import { ConfigFault } from '#app/ConfigFault.tsx'
import { firstLanguage } from '#app/preferences.ts'
import { preloadScreen } from '#app/routes.tsx'
import { start } from '#app/start.ts'
import { LoadFault } from '#ui/LoadFault.ts'
import { NoWords } from '#ui/NoWords.tsx'

void begin()

async function begin(): Promise<void> {
  takeLinkSecret()
  const root = createRoot(document.getElementById('root') ?? document.body)
  if (import.meta.env.DEV) await (await import('./startMocks.ts')).startMocks()
  void i18next.changeLanguage(firstLanguage())
  preloadScreen(window.location.pathname)
  try {
    await start()
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  } catch (fault) {
    root.render(fault instanceof LoadFault ? <NoWords /> : <ConfigFault isAway={fault instanceof BadConfig && fault.isAway} reason={fault instanceof BadConfig ? fault.reason : String(fault)} />)
  }
}
