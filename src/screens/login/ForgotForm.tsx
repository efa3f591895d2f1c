import { requestReset } from '#api/signIn.ts'
import { EmailForm } from '#features/doors/EmailForm.tsx'
import { Button } from '#ui/Button.tsx'
import { useLanguage, useWords } from '#ui/words.ts'
import css from '#features/doors/Door.module.css'

type Props = { email: string; onEmail: (email: string) => void; onSent: () => void; onBack: () => void }

/** Asks for a link to set a new password. */
export function ForgotForm({ email, onEmail, onSent, onBack }: Props) {
  const words = useWords()
  const language = useLanguage((state) => state.language)
  const send = async (address: string): Promise<void> => {
    await requestReset(address, language)
    onSent()
  }
  return (
    <EmailForm email={email} submit={words('login.send-link')} onEmail={onEmail} onSend={send}>
      <div className={css['links']}>
        <Button kind="plain" onClick={onBack}>
          {words('login.back')}
        </Button>
      </div>
    </EmailForm>
  )
}
