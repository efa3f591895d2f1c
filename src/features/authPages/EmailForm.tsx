import type { ReactNode } from 'react'
import { z } from '#lib/schema.ts'
import { emailAddress } from './emailAddress.ts'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { useAuthForm } from './useAuthForm.ts'
import { useFocus } from './useFocus.ts'

type Props = {
  email: string
  onEmail: (email: string) => void
  submit: string
  /** With the address trimmed and in lower case. */
  onSend: (address: string) => Promise<void>
  children?: ReactNode
}

const schema = z.object({ email: emailAddress })

/** A form for one e-mail address to which a link is sent. */
export function EmailForm({ email, onEmail, submit, onSend, children }: Props) {
  const field = useFocus<HTMLInputElement>()
  const form = useAuthForm({
    schema,
    defaultValues: { email },
    errorAt: 'email',
    send: async ({ email: given }) => await onSend(given),
  })
  return (
    <AuthForm fields={<EmailField ref={field} onEmail={onEmail} />} form={form} label={submit}>
      {children}
    </AuthForm>
  )
}
