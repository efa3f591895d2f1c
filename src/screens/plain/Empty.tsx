import Inbox from 'lucide-react/icons/inbox'
import { useTranslation } from 'react-i18next'
import { PlainPage } from './PlainPage.tsx'

export function Empty() {
  const { t } = useTranslation('dashboard')
  return <PlainPage icon={Inbox} text={t('empty.text')} title={t('empty')} />
}
