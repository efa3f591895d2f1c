import Lock from 'lucide-react/icons/lock'
import { useWords } from '#ui/words.ts'
import { PlainPage } from './PlainPage.tsx'

export function NoAccess() {
  const words = useWords()
  return <PlainPage icon={Lock} text={words('no-access.text')} title={words('no-access')} />
}
