import { useState } from 'react'
import { requestReset } from '#api/signIn.ts'
import { isEmail } from '#lib/email.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage, useWords } from '#ui/words.ts'
import css from './Login.module.css'
import { useFocus } from './useFocus.ts'
import { useSubmit } from './useSubmit.ts'

type Props = { email: string; onEmail: (email: string) => void; onSent: () => void; onBack: () => void }

/** Asks for a link to set a new password. */
export function ForgotForm({ email, onEmail, onSent, onBack }: Props) {
  const words = useWords()
  const language = useLanguage((state) => state.language)
  const field = useFocus<HTMLInputElement>()
  const [hasLeft, setLeft] = useState(false)
  const submit = useSubmit()
  const address = email.trim().toLowerCase()
  const isWrong = address !== '' && !isEmail(address)
  const canSend = address !== '' && !isWrong && submit.wait === 0

  const send = (): void =>
    submit.run(async () => {
      await requestReset(address, language)
      onSent()
    })

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) send()
      }}
    >
      <TextField
        autoComplete="username"
        error={(isWrong && hasLeft && words('login.email-invalid')) || submit.error || undefined}
        inputMode="email"
        label={words('login.email')}
        name="email"
        ref={field}
        required
        spellCheck={false}
        type="email"
        value={email}
        onBlur={() => setLeft(true)}
        onChange={onEmail}
      />
      <Button busy={submit.isBusy} disabled={!canSend} kind="primary" type="submit">
        {submit.wait > 0 ? words('login.wait', { seconds: submit.wait }) : words('login.send-link')}
      </Button>
      <div className={css['links']}>
        <Button kind="plain" onClick={onBack}>
          {words('login.back')}
        </Button>
      </div>
    </form>
  )
}
