import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { SignInSteps } from './SignInSteps.tsx'

type Props = {
  /** The user whose session ended; another user can sign in and takes over. */
  email?: string
  onSignedIn?: () => void
  onCancel?: () => void
}

/** Signing in over a page whose session ended (S10): credentials and second factor only. */
export function LoginDialogForm({ email: known = '', onSignedIn = nothing, onCancel }: Props) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(known)
  return (
    <SignInSteps email={email} onEmail={setEmail} onSignedIn={onSignedIn}>
      {onCancel && <Button onClick={onCancel}>{t('confirm.cancel')}</Button>}
    </SignInSteps>
  )
}

function nothing(): void {
  // The state of the session notifies the owner of the dialog.
}
