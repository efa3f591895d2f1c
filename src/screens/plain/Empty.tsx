import Inbox from 'lucide-react/icons/inbox'
import { useWords } from '#ui/words.ts'
import { PlainPage } from './PlainPage.tsx'

export function Empty() {
  const words = useWords()
  return <PlainPage icon={Inbox} text={words('empty.text')} title={words('empty')} />
}
