import { type Language, getCode } from '#lib/languages.ts'
import { hostPath } from '#lib/portalPath.ts'
import { call } from '#api/http/client.ts'
import { type Tokens, tokenPair } from '#api/session/tokens.ts'
import { stripUrlToken } from '#api/session/stripUrlToken.ts'

/** Sets a new password with the token of a reset link. A spent token: FieldErrors on `token`; a lost answer: ResultUnknown. */
export async function confirmReset(token: string, password: string): Promise<void> {
  await call('POST', 'password/reset/confirm/', { skipAuth: true, body: { token, password }, as: 'text' })
}

/** Has a link to the demo sent; the answer is not read (DEMO-04). */
export async function requestDemo(email: string, language: Language): Promise<void> {
  const body = { email, referrer_url: window.location.origin + hostPath(''), lang: getCode(language) }
  await call('POST', 'signup-demo/', { skipAuth: true, isSafe: true, body, as: 'text' })
}

/** Redeems the token of a demo link. Expired or unknown: FieldErrors or NotFound with the server's words. */
export async function redeemDemo(token: string): Promise<Tokens> {
  const path = `login-demo/${encodeURIComponent(token)}/`
  return await stripUrlToken('POST login-demo/', call('POST', path, { skipAuth: true, isSafe: true, shape: tokenPair }))
}

/** Tells whether somebody is responsible for an institution of a content type (`typ` of the link); may be told again. */
export async function answerResponsible(token: string, isResponsible: boolean, contentType: string): Promise<void> {
  const body = { token, isResponsible: isResponsible ? '1' : '0', contentType }
  await call('POST', 'responsible/', { skipAuth: true, isSafe: true, body, as: 'text' })
}
