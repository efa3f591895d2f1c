import css from './BoundaryMessage.module.css'
import { Button } from './Button.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { useWords } from './words.ts'

type Props = { level: 'field' | 'panel' | 'screen'; errorId: string; isLoading?: boolean; onReload: () => void }

/** What is shown where something could not be drawn; the error id is for support, there is no stack. */
export function BoundaryMessage({ level, errorId, isLoading = false, onReload }: Props) {
  const words = useWords()
  const id = words('boundary.id', { id: errorId })
  if (level !== 'field') {
    return <ErrorPanel detail={id} retryLabel={words('boundary.reload')} text={words(isLoading ? 'load-error.text' : 'boundary.text')} title={words(isLoading ? 'load-error' : 'boundary.title')} onRetry={onReload} />
  }
  return (
    <p className={css['line']} role="alert">
      {words('boundary.field')} <small>{id}</small>
      <Button kind="plain" onClick={onReload}>
        {words('boundary.reload')}
      </Button>
    </p>
  )
}
