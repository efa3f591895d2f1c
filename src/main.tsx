import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BadConfig } from '#api/config.ts'
import { takeLinkSecret } from '#api/linkSecret.ts'
import { App } from '#app/App.tsx'
import { ConfigFault } from '#app/ConfigFault.tsx'
import { firstLanguage } from '#app/preferences.ts'
import { preloadScreen } from '#app/routes.tsx'
import { start } from '#app/start.ts'
import { useLanguage } from '#ui/words.ts'

void begin()

async function begin(): Promise<void> {
  takeLinkSecret()
  const root = createRoot(document.getElementById('root') ?? document.body)
  if (import.meta.env.DEV) await (await import('./startMocks.ts')).startMocks()
  useLanguage.setState({ language: firstLanguage() })
  preloadScreen(window.location.pathname)
  try {
    await start()
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  } catch (fault) {
    root.render(<ConfigFault isAway={fault instanceof BadConfig && fault.isAway} reason={fault instanceof BadConfig ? fault.reason : String(fault)} />)
  }
}
