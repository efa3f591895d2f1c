import RotateCw from 'lucide-react/icons/rotate-cw'
import ServerOff from 'lucide-react/icons/server-off'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/words.ts'
import { PlainPage } from './PlainPage.tsx'

const pause = 30_000

/** The server cannot be reached, or is being maintained: it is tried again without anybody doing anything. */
export function Unavailable({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const words = useWords()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const again = (): void => retry()
    const timer = setInterval(again, pause)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  return (
    <PlainPage
      action={
        <Button icon={RotateCw} kind="primary" onClick={onRetry}>
          {words('ui.retry')}
        </Button>
      }
      icon={isOffline ? WifiOff : ServerOff}
      isEverything
      text={words(isOffline ? 'unavailable.offline-text' : 'unavailable.text')}
      title={words(isOffline ? 'unavailable.offline' : 'unavailable')}
    />
  )
}
