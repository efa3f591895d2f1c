import type { Invitation, NewUser } from '#api/signUp.ts'
import { isEmail } from '#lib/email.ts'
import { codeOf, type Language } from '#lib/languages.ts'
import { isStrong } from '#lib/passwordRules.ts'

/** The form as it is filled in; the language is the one on screen. */
export type Draft = Omit<NewUser, 'language' | 'preferred_2fa'> & { preferred_2fa: NewUser['preferred_2fa'] | null }
export type Problem = 'required' | 'weak' | 'phone' | 'email'

export function draftOf({ salutation, title, first_name, last_name }: Invitation): Draft {
  return { salutation, title, first_name, last_name, password: '', preferred_2fa: null, authy_phone: '', email_2fa: '' }
}

/** What stands in the way of sending, field by field, in the order of the form. */
export function problemsOf(draft: Draft): { [field in keyof Draft]?: Problem } {
  return {
    ...(draft.first_name.trim() === '' && { first_name: 'required' as const }),
    ...(draft.last_name.trim() === '' && { last_name: 'required' as const }),
    ...(!isStrong(draft.password) && { password: 'weak' as const }),
    ...(draft.preferred_2fa === null && { preferred_2fa: 'required' as const }),
    ...(draft.preferred_2fa === 'phone' && !isMobile(draft.authy_phone) && { authy_phone: 'phone' as const }),
    ...(draft.preferred_2fa === 'email' && !isEmail(plain(draft.email_2fa)) && { email_2fa: 'email' as const }),
  }
}

/** What is sent: only the address or the number that the chosen second factor needs. */
export function newUserOf(draft: Draft, language: Language): NewUser {
  const { preferred_2fa } = draft
  return {
    ...draft,
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    language: codeOf(language),
    preferred_2fa: preferred_2fa ?? 'no_2fa',
    authy_phone: preferred_2fa === 'phone' ? withoutSpaces(draft.authy_phone) : '',
    email_2fa: preferred_2fa === 'email' ? plain(draft.email_2fa) : '',
  }
}

/** Whether two addresses are the same mailbox: the code would then go where the password can be reset, too. */
export function isSameAddress(one: string, other: string): boolean {
  return plain(one) !== '' && plain(one) === plain(other)
}

function plain(email: string): string {
  return email.trim().toLowerCase()
}

function isMobile(phone: string): boolean {
  return /^\+41\d{9}$/.test(withoutSpaces(phone))
}

function withoutSpaces(phone: string): string {
  return phone.replaceAll(/[\s()/.-]/g, '')
}
