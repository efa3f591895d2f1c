import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/TextField.tsx'
import { addressIn } from './addressIn.ts'

type Props = { email: string; onEmail: (email: string) => void; error?: string | undefined; ref?: Ref<HTMLInputElement> | undefined }

/** The address somebody signs in with; that it is none is said once the field is left. */
export function EmailField({ email, onEmail, error, ref }: Props) {
  const { t } = useTranslation()
  const [hasLeft, setLeft] = useState(false)
  const isWrong = email.trim() !== '' && addressIn(email) === undefined
  return (
    <TextField
      autoComplete="username"
      error={isWrong && hasLeft ? t('login.email-invalid') : error}
      inputMode="email"
      label={t('login.email')}
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
