import { useTranslation } from 'react-i18next'
import { ResponsesButton } from '#evaluation/responses/ResponsesButton.tsx'
import { Card } from './Card.tsx'

/** Opens who answered and who did not. */
export function Responses() {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('responses')}>
      <p>{t('responses.text')}</p>
      <ResponsesButton label={t('responses.open')} />
    </Card>
  )
}
