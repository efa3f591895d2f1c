import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { PlainPage } from './PlainPage.tsx'

export function NoAccess() {
  const { t } = useTranslation(['actions', 'portal'])
  return <PlainPage icon={Lock} text={t('no-access.text')} title={t('portal:no-access')} />
}
