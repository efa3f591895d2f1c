import { Button } from '#ui/Button.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { useWords } from '#ui/words.ts'

/** The portal cannot start: `config.json` is missing or broken, and how. */
export function ConfigFault({ reason }: { reason: string }) {
  const t = useWords()
  return (
    <main>
      <ErrorPanel title={t('config.broken')} text={`config.json: ${reason}`} action={<Button onClick={() => window.location.reload()}>{t('retry')}</Button>} />
    </main>
  )
}
