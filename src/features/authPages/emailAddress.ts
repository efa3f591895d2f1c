import i18next from 'i18next'
import { isEmail } from '#lib/email.ts'
import { z } from '#lib/schema.ts'

/** An address of e-mail, trimmed and in lower case. An empty one is no mistake to be told: its form waits for it. */
export const emailAddress = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => text !== '', { error: '', abort: true }),
  z.refine(isEmail, { error: () => i18next.t('login.email-invalid') }),
)
