import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormDropdown } from '#engine/form/FormDropdown.tsx'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { isNoMobile } from '#lib/text/phones.ts'
import { type Draft, isSameAddress } from './newUser.ts'

/** The second factor of the login and where its code is sent (D-70). `email` is the address of the account. */
export function SecondFactor({ email, isForced }: { email: string; isForced: boolean }) {
  const { t } = useTranslation(['authPages', 'forms'])
  const [factor, address, phone] = useWatch<Draft, ['preferred_2fa', 'email_2fa', 'authy_phone']>({
    name: ['preferred_2fa', 'email_2fa', 'authy_phone'],
  })
  const options = [
    { value: 'phone', label: t('signup.factor-phone') },
    { value: 'email', label: t('signup.factor-email') },
    ...(isForced ? [] : [{ value: 'no_2fa', label: t('signup.factor-none') }]),
  ]
  return (
    <>
      <FormDropdown
        hint={t('signup.factor-hint')}
        label={t('signup.factor')}
        name="preferred_2fa"
        options={options}
        placeholder={t('signup.factor-choose')}
        required
      />
      {factor === 'phone' && (
        <FormTextField
          autoComplete="tel"
          hint={t('signup.phone-hint')}
          inputMode="tel"
          label={t('signup.phone')}
          name="authy_phone"
          required
          type="tel"
          warning={isNoMobile(phone) ? t('forms:no-mobile') : undefined}
        />
      )}
      {factor === 'email' && (
        <FormTextField
          autoComplete="email"
          hint={t('signup.other-email-hint')}
          inputMode="email"
          label={t('signup.other-email')}
          maxLength={254}
          name="email_2fa"
          required
          spellCheck={false}
          type="email"
          warning={isSameAddress(address, email) ? t('forms:same-email') : undefined}
        />
      )}
    </>
  )
}
