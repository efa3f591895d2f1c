import { isEmail } from '#lib/email.ts'

/** The address that was typed, trimmed and in lower case; undefined where it is none. */
export function addressIn(email: string): string | undefined {
  const address = email.trim().toLowerCase()
  return isEmail(address) ? address : undefined
}
