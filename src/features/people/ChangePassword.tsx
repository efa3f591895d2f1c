import KeyRound from 'lucide-react/icons/key-round'
import { useTranslation } from 'react-i18next'
import { requestReset } from '#api/auth/signIn.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Sends a link for a new password from the viewer's own profile. */
export default function ChangePassword(_props: RecordToolProps) {
  const { t } = useTranslation(['fields', 'portal'])
  const { email } = useViewer().user
  const language = useLanguage()
  const request = useAction({
    run: async () => {
      await requestReset(email, language)
      toast.info(t('password.sent', { email }), { permanent: true })
    },
    title: t('password.change'),
  })
  return (
    <Button icon={KeyRound} busy={request.isPending} onClick={() => void request.run()}>
      {t('password.change')}
    </Button>
  )
}
