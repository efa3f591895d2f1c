import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { PlainPage } from './PlainPage.tsx'
import { WaysOn } from './WaysOn.tsx'

export function NoAccess() {
  const { t } = useTranslation(['actions', 'portal'])
  const title = t('portal:no-access')
  return (
    <PlainPage icon={Lock} text={t('no-access.text')} title={title}>
      <WaysOn isRefused subject={title} />
    </PlainPage>
  )
}
