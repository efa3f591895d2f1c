import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { PlainPage } from './PlainPage.tsx'

export function NotFound() {
  const { t } = useTranslation('actions')
  return <PlainPage icon={SearchX} text={t('page-not-found.text')} title={t('page-not-found')} />
}
