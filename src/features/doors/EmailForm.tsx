import type { ReactNode } from 'react'
import { addressIn } from './addressIn.ts'
import { DoorForm } from './DoorForm.tsx'
import { EmailField } from './EmailField.tsx'
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
  const field = useFocus<HTMLInputElement>()
  const submit = useSubmit()
  const address = addressIn(email)
  return (
    <DoorForm
      canSend={address !== undefined}
      fields={<EmailField email={email} error={submit.error || undefined} ref={field} onEmail={onEmail} />}
      label={label}
      submit={submit}
      onSend={() => address !== undefined && submit.run(async () => await onSend(address))}
    >
      {children}
    </DoorForm>
  )
}
