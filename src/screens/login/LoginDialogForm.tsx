import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { SignInSteps } from './SignInSteps.tsx'

type Props = {
  /** Whose session ended; may be changed, somebody else's sign-in then takes over. */
  email?: string
  onSignedIn?: () => void
  onCancel?: () => void
}

/** Signing in again over a page whose session ended (S10): credentials and second factor, no more. */
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
  // The session's state tells whoever draws the dialog.
}
