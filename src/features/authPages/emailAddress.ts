import i18next from 'i18next'
import { isEmail, readEmail } from '#lib/text/email.ts'
import { z } from '#lib/schema.ts'

/**
 * An e-mail address, normalised in lower case (D-94). An empty one is not reported as an error: the form waits for it.
 */
export const emailAddress = z.string().check(
  z.overwrite(readEmail),
  z.refine((text) => text !== '', { error: '', abort: true }),
  z.refine(isEmail, { error: () => i18next.t('login.email-invalid') }),
)
