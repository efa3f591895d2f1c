import type { Ref } from 'react'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { useWords } from '#ui/words.ts'

/** The address somebody signs in with. */
export function EmailField({ onEmail, ref }: { onEmail: (email: string) => void; ref?: Ref<HTMLInputElement> | undefined }) {
  const words = useWords()
  return <FormTextField autoComplete="username" inputMode="email" label={words('login.email')} name="email" ref={ref} required spellCheck={false} type="email" onText={onEmail} />
}
