import { isEmail } from '#lib/text/email.ts'

/** A `mailto:` to one plain address and nothing else, the first of these that is one (D-06); null when none is. */
export function mailTo(...addresses: readonly (string | null)[]): { email: string; href: string } | null {
  const email = addresses.map((address) => (address ?? '').trim()).find(isEmail)
  return email === undefined ? null : { email, href: `mailto:${email.split('@').map(encodeURIComponent).join('@')}` }
}
