import { type Language, getCode } from '#lib/languages.ts'
import { hostPath } from '#lib/portalPath.ts'
import { orElse, z } from '#lib/schema.ts'
import { call } from '#api/calls/client.ts'
import { ServerError } from '#api/http/errors.ts'
import { type Tokens, tokenPair } from '#api/session/tokens.ts'
import { userShape } from '#api/session/viewer.ts'

export type { Tokens } from '#api/session/tokens.ts'
export type SecondFactor = 'phone' | 'email'
export type CredentialsAnswer = { kind: 'tokens'; tokens: Tokens } | { kind: 'secondFactor'; preferred: SecondFactor }

// Public calls carry no token (a stale one would be refused) and are never repeated automatically.
const open = { skipAuth: true, isSafe: true } as const
/** Which second factor is required; an unknown one counts as the phone (AUTH-25). */
export const factorShape = z.looseObject({ preferred_2fa: orElse(z.enum(['phone', 'email']), 'phone') })

/**
 * Signs in with e-mail (trimmed, lower case) and password. Wrong ones: UnauthorizedError. Too often: RateLimitedError.
 */
export async function postCredentials(email: string, password: string): Promise<CredentialsAnswer> {
  const { status, data } = await call('POST', 'api/token/', { ...open, body: { email, password }, as: 'answer' })
  if (status === 206)
    return { kind: 'secondFactor', preferred: factorShape.safeParse(data).data?.preferred_2fa ?? 'phone' }
  const tokens = tokenPair.safeParse(data)
  if (!tokens.success) throw new ServerError(status, 'POST api/token/')
  return { kind: 'tokens', tokens: tokens.data }
}

/** Checks the code from the phone. A wrong one: ValidationError or UnauthorizedError. */
export async function verifyPhone(email: string, password: string, token: string): Promise<Tokens> {
  return await call('POST', 'api/2fa/token-verify/', { ...open, body: { email, password, token }, shape: tokenPair })
}

/** Checks the code from the e-mail. A wrong one: ValidationError or UnauthorizedError. */
export async function verifyEmail(email: string, otp: string): Promise<Tokens> {
  return await call('POST', 'accounts/verify-email-otp/', { ...open, body: { email, otp }, shape: tokenPair })
}

/** Sends the code once more. Too often: RateLimitedError. */
export async function resend(email: string, password: string): Promise<void> {
  await call('POST', 'api/2fa/token-resend/', { ...open, body: { email, password }, as: 'text' })
}

/** Requests a reset link; the response is the same whether or not the address is known. */
export async function requestReset(email: string, language: Language): Promise<void> {
  const body = { email, referrer_url: window.location.origin + hostPath(''), lang: getCode(language) }
  await call('POST', 'password/reset/', { ...open, body, as: 'text' })
}

/** Exchanges the code of a single sign-on for tokens. */
export async function exchangeCode(code: string): Promise<Tokens> {
  return await call('POST', 'exchange_code_for_tokens/', { ...open, body: { code }, shape: tokenPair })
}

/** The user of fresh tokens, requested before they are stored; '' when the server does not name one. */
export async function getEmail({ access }: Tokens): Promise<string> {
  try {
    const user = await call('GET', 'accounts/users/me/', { skipAuth: true, access, shape: userShape })
    return user.email
  } catch {
    return ''
  }
}

/**
 * The signed request for the identity provider, posted there as `SAMLRequest`; a backend may return the nonce with the
 * code, as `state`.
 */
export async function singleSignOnRequest(nonce: string): Promise<string> {
  const text = await call('GET', 'index/', { skipAuth: true, query: { sso: nonce }, as: 'text' })
  return text.trim().replace(/^"|"$/g, '')
}

const appsShape = z.array(z.looseObject({ id: z.int(), name: z.nullish(z.string()), path: z.nullish(z.string()) }))
export type PublicApp = z.infer<typeof appsShape>[number]

/**
 * The apps, where the deployment lets everybody read them; the login title comes from here. Otherwise an empty list.
 */
export async function publicApps(signal?: AbortSignal): Promise<PublicApp[]> {
  try {
    return await call('GET', 'apps/apps/', { skipAuth: true, query: { all: 1 }, signal, shape: appsShape })
  } catch {
    return []
  }
}
