import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/words.ts'
import { PlainPage } from './PlainPage.tsx'

type Props = { onRetry?: (() => void) | undefined }

/** A part of the portal could not be loaded. */
export function LoadError({ onRetry = () => window.location.reload() }: Props) {
  const words = useWords()
  const retry = (
    <Button icon={RotateCw} kind="primary" onClick={onRetry}>
      {words('ui.retry')}
    </Button>
  )
  return <PlainPage action={retry} icon={CloudOff} text={words('load-error.text')} title={words('load-error')} />
}
