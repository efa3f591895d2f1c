import type { LanguageCode } from '#lib/languages.ts'
import { orElse, z } from '#lib/schema.ts'
import { call } from '#api/calls/client.ts'
import { type Tokens, tokenPair } from '#api/session/tokens.ts'
import { titlesShape } from '#api/session/viewer.ts'
import { stripUrlToken } from '#api/session/stripUrlToken.ts'

/** An invitation may leave it out. */
const text = orElse(z._default(z.string(), ''), '')
const code = orElse(z._default(z.nullable(z.int()), null), null)

export const invitationShape = z.looseObject({
  email: z.string(),
  language: code,
  salutation: code,
  title: code,
  first_name: text,
  last_name: text,
  // Anything unreadable counts as forced; where the key is missing the server decides.
  force_2fa: orElse(z.optional(z.boolean()), true),
  // Only staff may go without a second factor; without the flag somebody is not staff.
  is_staff: orElse(z.boolean(), false),
})
/** The data of an invitation about the person invited. */
export type Invitation = z.infer<typeof invitationShape>

/** The data a person adds to their invitation; codes as the backend numbers them. */
export type NewUser = {
  salutation: number | null
  title: number | null
  first_name: string
  last_name: string
  language: LanguageCode
  password: string
  preferred_2fa: 'phone' | 'email' | 'no_2fa'
  authy_phone: string
  email_2fa: string
}

/** The invitation of a link. Used or unknown: NotFoundError with status 404; expired: with status 410. */
export async function readInvitation(token: string): Promise<Invitation> {
  return await stripUrlToken('GET signup/', call('GET', getPath(token), { skipAuth: true, shape: invitationShape }))
}

/** Creates the account and signs it in. Refused fields: ValidationError; a lost response: UnknownOutcomeError. */
export async function signUp(token: string, user: NewUser): Promise<Tokens> {
  return await stripUrlToken(
    'POST signup/',
    call('POST', getPath(token), { skipAuth: true, body: user, shape: tokenPair }),
  )
}

export type Title = z.infer<typeof titlesShape>[number]

/** The titles a person may select from, where the deployment lets everybody read them; otherwise none. */
export async function publicTitles(): Promise<Title[]> {
  try {
    return await call('GET', 'accounts/usertitles/', { skipAuth: true, query: { all: 1 }, shape: titlesShape })
  } catch {
    return []
  }
}

function getPath(token: string): string {
  return `signup/${encodeURIComponent(token)}/`
}
