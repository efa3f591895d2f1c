import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'

/** The e-mail address for signing in. */
export function EmailField({
  onEmail,
  ref,
}: {
  onEmail: (email: string) => void
  ref?: Ref<HTMLInputElement> | undefined
}) {
  const { t } = useTranslation()
  return (
    <FormTextField
      autoComplete="username"
      inputMode="email"
      label={t('login.email')}
      name="email"
      ref={ref}
      required
      spellCheck={false}
      type="email"
      onText={onEmail}
    />
  )
}
