import SearchX from 'lucide-react/icons/search-x'
import { useWords } from '#ui/words.ts'
import { PlainPage } from './PlainPage.tsx'

export function NotFound() {
  const words = useWords()
  return <PlainPage icon={SearchX} text={words('page-not-found.text')} title={words('page-not-found')} />
}
