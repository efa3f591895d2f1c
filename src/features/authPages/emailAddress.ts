import i18next from 'i18next'
import { isEmail } from '#lib/email.ts'
import { z } from '#lib/schema.ts'

/** An e-mail address, trimmed and in lower case. An empty one is not reported as a mistake: the form waits for it. */
export const emailAddress = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => text !== '', { error: '', abort: true }),
  z.refine(isEmail, { error: () => i18next.t('login.email-invalid') }),
)
