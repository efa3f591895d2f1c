import { factorShape } from '#api/auth/signIn.ts'
import { invitationShape, type NewUser } from '#api/auth/signUp.ts'
import { refreshedShape } from '#api/session/refresh.ts'
import { tokenPair } from '#api/session/tokens.ts'
import { userShape } from '#api/session/viewer.ts'
import { getCode, languages } from '#lib/languages.ts'
import { z } from '#lib/schema.ts'
import { done, type SpecialCall } from './specialCall.ts'

const text = z.string()
const language = z.literal(languages.map(getCode))
const credentials = { email: text, password: text }
const addressed = z.object({
  email: text,
  referrer_url: text,
  lang: language,
})
const newUser: z.ZodMiniType<NewUser> = z.object({
  salutation: z.nullable(z.int()),
  title: z.nullable(z.int()),
  first_name: text,
  last_name: text,
  language,
  password: text,
  preferred_2fa: z.enum(['phone', 'email', 'no_2fa']),
  authy_phone: text,
  email_2fa: text,
})
const isPublic = true
const wrongCode = { 400: 'The code is wrong: `token` or `otp` says so.', 401: 'Address or password is wrong.' }

/** Sign-in, sign-up, password, and links of mails. */
export const sessionCalls: readonly SpecialCall[] = [
  {
    method: 'POST',
    path: 'api/token/',
    does: 'Sign in. 206 asks for the second factor.',
    isPublic,
    sends: z.object(credentials),
    answers: { 200: tokenPair, 206: factorShape },
    refusals: { 401: 'Address or password is wrong.' },
  },
  {
    method: 'POST',
    path: 'api/2fa/token-verify/',
    does: 'Sign in with the code that came by phone.',
    isPublic,
    sends: z.object({ ...credentials, token: text }),
    answers: { 200: tokenPair },
    refusals: wrongCode,
  },
  {
    method: 'POST',
    path: 'accounts/verify-email-otp/',
    does: 'Sign in with the code that came by mail.',
    isPublic,
    sends: z.object({ email: text, otp: text }),
    answers: { 200: tokenPair },
    refusals: wrongCode,
  },
  {
    method: 'POST',
    path: 'api/2fa/token-resend/',
    does: 'Send the code once more.',
    isPublic,
    sends: z.object(credentials),
    answers: done,
  },
  {
    method: 'POST',
    path: 'api/token/refresh/',
    does: 'A new access token; with rotation a new refresh token, too.',
    isPublic,
    sends: z.object({ refresh: text }),
    answers: { 200: refreshedShape },
    refusals: { 401: 'The refresh token counts no more: the session is over.' },
  },
  {
    method: 'POST',
    path: 'api/token/blacklist/',
    does: 'Sign out: the refresh token counts no more.',
    isPublic,
    sends: z.object({ refresh: text }),
    answers: done,
  },
  {
    method: 'POST',
    path: 'exchange_code_for_tokens/',
    does: 'Sign in with the code of a single sign-on.',
    isPublic,
    sends: z.object({ code: text }),
    answers: { 200: tokenPair },
  },
  {
    method: 'GET',
    path: 'index/',
    does: 'The signed request for the identity provider, as text.',
    isPublic,
    query: { sso: text },
    answers: { 200: 'text' },
  },
  {
    method: 'POST',
    path: 'password/reset/',
    does: 'Send a link for a new password, whether or not the address is known.',
    isPublic,
    sends: addressed,
    answers: done,
  },
  {
    method: 'POST',
    path: 'password/reset/confirm/',
    does: 'Set a new password with the token of that link.',
    isPublic,
    sends: z.object({ token: text, password: text }),
    answers: done,
    refusals: { 400: 'The password is too weak (`password`), or the token is spent (`token`: `errorExpired`).' },
  },
  {
    method: 'GET',
    path: 'signup/{token}/',
    does: 'The invitation of a link.',
    isPublic,
    answers: { 200: invitationShape },
    refusals: { 404: 'Unknown, or used already.', 410: 'Too late.' },
  },
  {
    method: 'POST',
    path: 'signup/{token}/',
    does: 'Make the account of an invitation, and sign it in.',
    isPublic,
    sends: newUser,
    answers: { 201: tokenPair },
    refusals: { 404: 'Unknown, or used already.', 410: 'Too late.' },
  },
  {
    method: 'POST',
    path: 'signup-demo/',
    does: 'Send a link to the demo.',
    isPublic,
    sends: addressed,
    answers: done,
  },
  {
    method: 'POST',
    path: 'login-demo/{token}/',
    does: 'Sign in to the demo with the token of that link.',
    isPublic,
    answers: { 200: tokenPair },
    refusals: { 400: 'Too late.', 404: 'Unknown.' },
  },
  {
    method: 'POST',
    path: 'responsible/',
    does: 'Say whether one is responsible for an institution, by the link of a mail.',
    isPublic,
    sends: z.object({ token: text, isResponsible: z.enum(['0', '1']), contentType: text }),
    answers: done,
  },
  { method: 'GET', path: 'accounts/users/me/', does: 'Who is signed in.', answers: { 200: userShape } },
  {
    method: 'PUT',
    path: 'accounts/users/update_logout/',
    does: 'Tell that the session ends, as `logout_user` of the user asked for.',
    answers: done,
  },
]
