import { type Language, getCode } from '#lib/languages.ts'
import { hostPath } from '#lib/portalPath.ts'
import { call } from '#api/calls/client.ts'
import { type Tokens, tokenPair } from '#api/session/tokens.ts'
import { stripUrlToken } from '#api/session/stripUrlToken.ts'

/**
 * Sets a new password with the token of a reset link. A used token: ValidationError on `token`; a lost response:
 * UnknownOutcomeError.
 */
export async function confirmReset(token: string, password: string): Promise<void> {
  await call('POST', 'password/reset/confirm/', { skipAuth: true, body: { token, password }, as: 'text' })
}

/** Requests a link to the demo; the response is not read (DEMO-04). */
export async function requestDemo(email: string, language: Language): Promise<void> {
  const body = { email, referrer_url: window.location.origin + hostPath(''), lang: getCode(language) }
  await call('POST', 'signup-demo/', { skipAuth: true, isSafe: true, body, as: 'text' })
}

/**
 * Redeems the token of a demo link. Expired or unknown: ValidationError or NotFoundError with the message of the
 * server.
 */
export async function redeemDemo(token: string): Promise<Tokens> {
  const path = `login-demo/${encodeURIComponent(token)}/`
  return await stripUrlToken('POST login-demo/', call('POST', path, { skipAuth: true, isSafe: true, shape: tokenPair }))
}

/**
 * Reports whether somebody is responsible for an institution of a content type (`typ` of the link); may be sent again.
 */
export async function answerResponsible(token: string, isResponsible: boolean, contentType: string): Promise<void> {
  const body = { token, isResponsible: isResponsible ? '1' : '0', contentType }
  await call('POST', 'responsible/', { skipAuth: true, isSafe: true, body, as: 'text' })
}
