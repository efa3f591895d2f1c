import i18next from 'i18next'
import type { Invitation, NewUser } from '#api/auth/signUp.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { isEmail, readEmail } from '#lib/text/email.ts'
import { getCode, type Language } from '#lib/languages.ts'
import { isStrong } from '#lib/text/passwordRules.ts'
import { readPhone } from '#lib/text/phones.ts'
import { z } from '#lib/schema.ts'

const required = { error: () => i18next.t('form.required') }
const name = z.string().check(z.overwrite(cleanLine), z.minLength(1, required))
const code = z.nullable(z.number())

/**
 * The form of an account: a selected second factor requires its number or address. `weak` is the error of a weak
 * password.
 */
export function newUserSchema(weak: string) {
  return z
    .object({
      email: z.string(),
      salutation: code,
      title: code,
      first_name: name,
      last_name: name,
      password: z.string().check(z.refine(isStrong, { error: weak })),
      preferred_2fa: z
        .nullable(z.enum(['phone', 'email', 'no_2fa']))
        .check(z.refine((factor) => factor !== null, required)),
      authy_phone: z.string().check(z.overwrite((phone) => readPhone(phone) ?? cleanLine(phone))),
      email_2fa: z.string().check(z.overwrite(readEmail)),
    })
    .check(
      z.refine((draft) => draft.preferred_2fa !== 'phone' || readPhone(draft.authy_phone) !== undefined, {
        path: ['authy_phone'],
        error: () => i18next.t('form.phone'),
      }),
      z.refine((draft) => draft.preferred_2fa !== 'email' || isEmail(draft.email_2fa), {
        path: ['email_2fa'],
        error: () => i18next.t('form.email'),
      }),
    )
}

/** The default values of the form; the language is the current one. */
export type Draft = z.infer<ReturnType<typeof newUserSchema>>

export function toDraft({ email, salutation, title, first_name, last_name }: Invitation): Draft {
  return {
    email,
    salutation,
    title,
    first_name,
    last_name,
    password: '',
    preferred_2fa: null,
    authy_phone: '',
    email_2fa: '',
  }
}

/** The request body from the parsed form: only the address or number that the selected second factor needs. */
export function toNewUser(
  { email: _invited, preferred_2fa, authy_phone, email_2fa, ...person }: Draft,
  language: Language,
): NewUser {
  return {
    ...person,
    language: getCode(language),
    preferred_2fa: preferred_2fa ?? 'no_2fa',
    authy_phone: preferred_2fa === 'phone' ? authy_phone : '',
    email_2fa: preferred_2fa === 'email' ? email_2fa : '',
  }
}

/** Whether two addresses are the same mailbox: the code would be sent where the password can be reset, too. */
export function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [one, other].map(readEmail)
  return first !== '' && first === second
}
