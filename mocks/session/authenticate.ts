import { toNumber } from '../db/json.ts'
import type { Row } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { readToken } from './tokens.ts'

const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' }

/** The user of the Authorization header; an invalid header is a 401 even on public requests. */
export function authenticate(call: Call): Row | undefined {
  const header = call.request.headers.get('Authorization')
  if (!header) return undefined
  const [scheme, token] = header.split(' ')
  if (scheme !== 'Bearer') return undefined
  const reading = readToken(call.world, 'access', token ?? '')
  if ('fault' in reading) {
    throw new Failure(
      401,
      {
        detail: call.say('tokenNotValid'),
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message: call.say(reading.fault) }],
      },
      challenge,
    )
  }
  const user = call.world.find('accounts/users', toNumber(reading.claims['user_id']))
  if (!user) throw new Failure(401, { detail: 'User not found', code: 'user_not_found' }, challenge)
  if (user['is_active'] === false)
    throw new Failure(401, { detail: 'User is inactive', code: 'user_inactive' }, challenge)
  return user
}
