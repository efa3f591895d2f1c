import type { Action } from '../drf/action.ts'
import { publicGet, publicPost, requiredTexts } from '../drf/action.ts'
import { zurichTime } from '../db/clock.ts'
import type { Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { openSession } from './login.ts'

const demoUser = 8
const fspUser = 9

/** Why the server's password rules refuse it, if so. */
export function passwordErrors(password: string): string[] {
  const rules: [RegExp, string][] = [
    [/^.{12,}$/su, 'Mindestens 12 Zeichen.'],
    [/\p{Lu}/u, 'Mindestens ein Grossbuchstabe.'],
    [/\p{Ll}/u, 'Mindestens ein Kleinbuchstabe.'],
    [/\d/, 'Mindestens eine Zahl.'],
    [/[^\p{L}\d\s]/u, 'Mindestens ein Sonderzeichen.'],
  ]
  return rules.filter(([rule]) => !rule.test(password)).map(([, text]) => text)
}

function userAt(call: Call, id: number): Row {
  const user = call.world.find('accounts/users', id)
  if (!user) throw call.notFound()
  return user
}

/** `reset-<user id>` works once; anything else counts as expired. */
function confirmReset(call: Call): void {
  const [token = '', password = ''] = requiredTexts(call, 'token', 'password')
  const user = call.world.find('accounts/users', Number(/^reset-(\d+)$/.exec(token)?.[1] ?? 0))
  if (!user || call.world.secrets.spentTokens.has(token)) throw new Failure(400, { token: ['errorExpired'] })
  const weak = passwordErrors(password)
  if (weak.length > 0) throw new Failure(400, { password: weak })
  call.world.secrets.spentTokens.add(token)
  call.world.secrets.passwords.set(user.id, password)
}

function requestDemo(call: Call): void {
  const [email = ''] = requiredTexts(call, 'email')
  const path = 'accounts/demo_users'
  const known = call.world.rows(path).find((row) => row['email'] === email)
  call.world.put(
    path,
    known
      ? { ...known, link_count: toNumber(known['link_count']) + 1 }
      : { id: call.world.nextId(path), email, link_count: 1, created: zurichTime(Date.now()) },
  )
}

/** `responsible-<id>` of the programme named by the content type. */
function answerResponsible(call: Call): void {
  const body = call.body()
  const app = /moniq|^3[01]$/i.test(getText(body['contentType'])) ? 'moniq' : 'patzu'
  const id = Number(/^responsible-(\d+)$/.exec(getText(body['token']))?.[1] ?? 0)
  const row = call.world.find(`${app}/responsibles`, id)
  if (!row) throw new Failure(400, { detail: call.say('tokenInvalid') })
  call.world.put(`${app}/responsibles`, {
    ...row,
    is_responsible: ['1', 'true'].includes(getText(body['isResponsible'])),
    modified: zurichTime(Date.now()),
  })
}

export const visitorActions: Action[] = [
  publicPost('password/reset/', (call) => {
    requiredTexts(call, 'email')
    return { status: 204 }
  }),
  publicPost('password/reset/confirm/', (call) => {
    confirmReset(call)
    return { status: 204 }
  }),
  publicPost('signup-demo/', (call) => {
    requestDemo(call)
    return { body: {} }
  }),
  publicPost('login-demo/:token/', (call, { token = '' }) => {
    if (token.startsWith('expired')) throw new Failure(400, { detail: call.say('expired') })
    if (!token.startsWith('demo')) throw call.notFound()
    return { body: openSession(call, userAt(call, demoUser)) }
  }),
  publicPost('exchange_code_for_tokens/', (call) => {
    const [code = ''] = requiredTexts(call, 'code')
    const { spentTokens } = call.world.secrets
    if (!code.startsWith('fsp') || spentTokens.has(code)) throw new Failure(400, { detail: call.say('code') })
    spentTokens.add(code)
    return { body: openSession(call, userAt(call, fspUser)) }
  }),
  publicGet(
    'index/',
    () =>
      new Response(btoa('<samlp:AuthnRequest ID="_demo" Version="2.0"/>'), {
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      }),
  ),
  publicPost('responsible/', (call) => {
    answerResponsible(call)
    return { status: 204 }
  }),
]
