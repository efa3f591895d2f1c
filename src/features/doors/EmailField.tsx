import { type Ref, useState } from 'react'
import { TextField } from '#ui/TextField.tsx'
import { useWords } from '#ui/words.ts'
import { addressIn } from './addressIn.ts'

type Props = { email: string; onEmail: (email: string) => void; error?: string | undefined; ref?: Ref<HTMLInputElement> | undefined }

/** The address somebody signs in with; that it is none is said once the field is left. */
export function EmailField({ email, onEmail, error, ref }: Props) {
  const words = useWords()
  const [hasLeft, setLeft] = useState(false)
  const isWrong = email.trim() !== '' && addressIn(email) === undefined
  return (
    <TextField
      autoComplete="username"
      error={isWrong && hasLeft ? words('login.email-invalid') : error}
      inputMode="email"
      label={words('login.email')}
      name="email"
      ref={ref}
      required
      spellCheck={false}
      type="email"
      value={email}
      onBlur={() => setLeft(true)}
      onChange={onEmail}
    />
  )
}
