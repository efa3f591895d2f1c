import { type ReactNode, useState } from 'react'
import { isEmail } from '#lib/email.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useWords } from '#ui/words.ts'
import css from './Door.module.css'
import { useFocus } from './useFocus.ts'
import { useSubmit } from './useSubmit.ts'

type Props = {
  email: string
  onEmail: (email: string) => void
  submit: string
  /** With the address trimmed and in lower case. */
  onSend: (address: string) => Promise<void>
  children?: ReactNode
}

/** One e-mail address, to which a link is sent. */
export function EmailForm({ email, onEmail, submit: label, onSend, children }: Props) {
  const words = useWords()
  const field = useFocus<HTMLInputElement>()
  const [hasLeft, setLeft] = useState(false)
  const submit = useSubmit()
  const address = email.trim().toLowerCase()
  const isWrong = address !== '' && !isEmail(address)
  const canSend = address !== '' && !isWrong && submit.wait === 0

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) submit.run(async () => await onSend(address))
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
        {submit.wait > 0 ? words('login.wait', { seconds: submit.wait }) : label}
      </Button>
      {children}
    </form>
  )
}
