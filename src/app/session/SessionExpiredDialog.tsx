import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { signOut, useSession } from '#api/session/session.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { LoginDialogForm } from '#screens/login/LoginDialogForm.tsx'
import { hostPath } from '#lib/portalPath.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** Over the page of a session that has ended: the same user signs in and continues, anybody else starts afresh. */
export function SessionExpiredDialog({ viewer, isOther }: { viewer: Viewer; isOther: boolean }) {
  const { t } = useTranslation()
  const isResponseLost = useSession((session) => session.isResponseLost)
  const navigate = useNavigate()
  const leaving = useAction({
    run: async () => {
      await signOut()
      await navigate('/login', { replace: true })
    },
  })
  if (isOther)
    return (
      <Dialog
        title={t('session.other-title')}
        onClose={() => window.location.assign(hostPath('/'))}
        footer={
          <Button kind="primary" onClick={() => window.location.assign(hostPath('/'))}>
            {t('session.reload')}
          </Button>
        }
      >
        <p>{t('session.other-text')}</p>
      </Dialog>
    )
  return (
    <Dialog title={t('session.ended-title')} onClose={() => void leaving.run()}>
      {isResponseLost && (
        <Suspense fallback={null}>
          <ResponseLost />
        </Suspense>
      )}
      <p>{t('session.ended-text')}</p>
      <LoginDialogForm email={viewer.user.email} onSignedIn={() => undefined} onCancel={() => void leaving.run()} />
    </Dialog>
  )
}

function ResponseLost() {
  const { t } = useTranslation('authPages')
  return <p>{t('session-lost')}</p>
}
