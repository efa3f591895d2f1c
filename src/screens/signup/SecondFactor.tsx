import { useTranslation } from 'react-i18next'
import { Dropdown } from '#ui/Dropdown.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type Draft, isSameAddress } from './newUser.ts'

type Props = {
  draft: Draft
  /** The address of the account. */
  email: string
  isForced: boolean
  errorOf: (field: keyof Draft) => string | undefined
  onChange: (changes: Partial<Draft>) => void
}

/** Which second step the login will have, and where its code goes (D-70). */
export function SecondFactor({ draft, email, isForced, errorOf, onChange }: Props) {
  const { t } = useTranslation(['doors', 'portal'])
  const options = [
    { value: 'phone', label: t('signup.factor-phone') },
    { value: 'email', label: t('signup.factor-email') },
    ...(isForced ? [] : [{ value: 'no_2fa', label: t('signup.factor-none') }]),
  ]
  const choose = (value: string | null): void => {
    if (value === 'phone' || value === 'email' || value === 'no_2fa') onChange({ preferred_2fa: value })
  }
  return (
    <>
      <Dropdown
        error={errorOf('preferred_2fa')}
        hint={t('signup.factor-hint')}
        label={t('signup.factor')}
        name="preferred_2fa"
        options={options}
        placeholder={t('signup.factor-choose')}
        required
        value={draft.preferred_2fa}
        onChange={choose}
      />
      {draft.preferred_2fa === 'phone' && (
        <TextField
          autoComplete="tel"
          error={errorOf('authy_phone')}
          hint={t('signup.phone-hint')}
          inputMode="tel"
          label={t('signup.phone')}
          name="authy_phone"
          required
          type="tel"
          value={draft.authy_phone}
          onChange={(authy_phone) => onChange({ authy_phone })}
        />
      )}
      {draft.preferred_2fa === 'email' && (
        <TextField
          autoComplete="email"
          error={errorOf('email_2fa')}
          hint={t('signup.other-email-hint')}
          inputMode="email"
          label={t('signup.other-email')}
          maxLength={254}
          name="email_2fa"
          required
          spellCheck={false}
          type="email"
          value={draft.email_2fa}
          warning={isSameAddress(draft.email_2fa, email) ? t('portal:same-email') : undefined}
          onChange={(email_2fa) => onChange({ email_2fa })}
        />
      )}
    </>
  )
}
