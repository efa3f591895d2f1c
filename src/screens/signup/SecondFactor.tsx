import { useWatch } from 'react-hook-form'
import { FormDropdown } from '#engine/form/FormDropdown.tsx'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { useFileWords, useWords } from '#ui/words.ts'
import { type Draft, isSameAddress } from './newUser.ts'

/** Which second step the login will have, and where its code goes (D-70). `email` is the address of the account. */
export function SecondFactor({ email, isForced }: { email: string; isForced: boolean }) {
  const { say: words } = useFileWords('doors')
  const usual = useWords()
  const [factor, address] = useWatch<Draft, ['preferred_2fa', 'email_2fa']>({ name: ['preferred_2fa', 'email_2fa'] })
  const options = [
    { value: 'phone', label: words('signup.factor-phone') },
    { value: 'email', label: words('signup.factor-email') },
    ...(isForced ? [] : [{ value: 'no_2fa', label: words('signup.factor-none') }]),
  ]
  return (
    <>
      <FormDropdown hint={words('signup.factor-hint')} label={words('signup.factor')} name="preferred_2fa" options={options} placeholder={words('signup.factor-choose')} required />
      {factor === 'phone' && <FormTextField autoComplete="tel" hint={words('signup.phone-hint')} inputMode="tel" label={words('signup.phone')} name="authy_phone" required type="tel" />}
      {factor === 'email' && (
        <FormTextField
          autoComplete="email"
          hint={words('signup.other-email-hint')}
          inputMode="email"
          label={words('signup.other-email')}
          maxLength={254}
          name="email_2fa"
          required
          spellCheck={false}
          type="email"
          warning={isSameAddress(address, email) ? usual('same-email') : undefined}
        />
      )}
    </>
  )
}
