import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { useTitleFor } from '#engine/pageHandle.ts'
import { PlainPage } from './PlainPage.tsx'
import { NextSteps } from './NextSteps.tsx'

export function NoAccess() {
  const { t } = useTranslation('actions')
  const title = useTitleFor('/403')
  return (
    <PlainPage icon={Lock} text={t('no-access.text')} title={title}>
      <NextSteps isRefused subject={title} />
    </PlainPage>
  )
}
