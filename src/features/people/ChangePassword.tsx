import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestReset } from '#api/signIn.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { notify } from '#ui/notices.ts'

/** Sends the link for a new password to whoever looks at their own profile. */
export default function ChangePassword(_props: RecordToolProps) {
  const { t } = useTranslation(['fields', 'portal'])
  const { email } = useViewer().user
  const language = useLanguage()
  const notifyFault = useNotifyFault()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await requestReset(email, language).then(
      () => notify.info(t('password.sent', { email }), { permanent: true }),
      (error: unknown) => notifyFault(error, t('password.change')),
    )
    setBusy(false)
  }
  return (
    <Button icon={KeyRound} busy={isBusy} onClick={() => void send()}>
      {t('password.change')}
    </Button>
  )
}
