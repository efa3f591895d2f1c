import { isEmail } from '#lib/text/email.ts'

/** A `mailto:` to the first valid plain address and nothing else (D-06); null without one. */
export function mailTo(...addresses: readonly (string | null)[]): { email: string; href: string } | null {
  const email = addresses.map((address) => (address ?? '').trim()).find(isEmail)
  return email === undefined ? null : { email, href: `mailto:${email.split('@').map(encodeURIComponent).join('@')}` }
}
