import { zurichTime } from '../db/clock.ts'
import type { Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import { derived } from '../db/derived.ts'
import type { Action } from '../drf/action.ts'
import { publicPost, requiredTexts } from '../drf/action.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { demoPassword } from '../db/Secrets.ts'
import { issuePair } from './tokens.ts'

const secondFactorCode = '123456'
const resendsPerMinute = 3

const byEmail = derived((rows) => new Map(rows.map((row) => [getText(row['email']).toLowerCase(), row])))

export function userByEmail(call: Call, email: string): Row | undefined {
  return byEmail(call.world.rows('accounts/users')).get(email.toLowerCase())
}

function checkedUser(call: Call): Row {
  const [email = '', password = ''] = requiredTexts(call, 'email', 'password')
  const user = userByEmail(call, email)
  const expected = user && (call.world.secrets.passwords.get(user.id) ?? demoPassword)
  if (!user || user['is_active'] === false || password !== expected)
    throw new Failure(401, { detail: call.say('login') })
  return user
}

export function openSession(call: Call, user: Row): { access: string; refresh: string } {
  call.world.put('accounts/users', { ...user, last_login: zurichTime(Date.now()) })
  return issuePair(call.world, user)
}

const needsCode = (user: Row): boolean => user['preferred_2fa'] === 'phone' || user['preferred_2fa'] === 'email'

function resend(call: Call): void {
  const { resends } = call.world.secrets
  const now = Date.now()
  while (resends[0] !== undefined && resends[0] < now - 60_000) resends.shift()
  if (resends.length >= resendsPerMinute) {
    const wait = Math.ceil(((resends[0] ?? now) + 60_000 - now) / 1000)
    throw new Failure(429, { detail: call.say('throttled', wait) }, { 'Retry-After': String(wait) })
  }
  resends.push(now)
  call.world.secrets.lastCode = secondFactorCode
}

export const loginActions: Action[] = [
  publicPost('api/token/', (call) => {
    const user = checkedUser(call)
    if (!needsCode(user)) return { body: openSession(call, user) }
    call.world.secrets.lastCode = secondFactorCode
    return { status: 206, body: { preferred_2fa: user['preferred_2fa'] ?? null } }
  }),
  publicPost('api/2fa/token-verify/', (call) => {
    const [token = ''] = requiredTexts(call, 'token')
    const user = checkedUser(call)
    if (token !== secondFactorCode) throw new Failure(400, { token: [call.say('code')] })
    return { body: openSession(call, user) }
  }),
  publicPost('accounts/verify-email-otp/', (call) => {
    const [email = '', otp = ''] = requiredTexts(call, 'email', 'otp')
    const user = userByEmail(call, email)
    if (!user || otp !== secondFactorCode) throw new Failure(400, { otp: [call.say('code')] })
    return { body: openSession(call, user) }
  }),
  publicPost('api/2fa/token-resend/', (call) => {
    checkedUser(call)
    resend(call)
    return { status: 204 }
  }),
]
