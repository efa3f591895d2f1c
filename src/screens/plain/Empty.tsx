import Inbox from 'lucide-react/icons/inbox'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#engine/pageHandle.ts'
import { PlainPage } from './PlainPage.tsx'

export function Empty() {
  const { t } = useTranslation('dashboard')
  const title = usePageTitle()
  return <PlainPage icon={Inbox} text={t('empty.text')} title={title} />
}
