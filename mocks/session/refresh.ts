import { toNumber, getText } from '../db/json.ts'
import type { Fields } from '../db/json.ts'
import type { Action } from '../drf/action.ts'
import { publicPost, requiredTexts } from '../drf/action.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { issueAccess, issuePair, readToken } from './tokens.ts'

function refreshClaims(call: Call): Fields {
  const [refresh = ''] = requiredTexts(call, 'refresh')
  const reading = readToken(call.world, 'refresh', refresh)
  if ('claims' in reading) return reading.claims
  throw new Failure(401, { detail: call.say(reading.fault), code: 'token_not_valid' })
}

/** SimpleJWT with ROTATE_REFRESH_TOKENS and BLACKLIST_AFTER_ROTATION: a refresh token works once. */
export const refreshActions: Action[] = [
  publicPost('api/token/refresh/', (call) => {
    const claims = refreshClaims(call)
    const user = call.world.find('accounts/users', toNumber(claims['user_id']))
    if (!user || user['is_active'] === false)
      throw new Failure(401, { detail: call.say('login'), code: 'no_active_account' })
    if (!call.world.knobs.settings.rotation) return { body: { access: issueAccess(call.world, user.id) } }
    call.world.secrets.blacklist.add(getText(claims['jti']))
    return { body: issuePair(call.world, user) }
  }),
  publicPost('api/token/blacklist/', (call) => {
    call.world.secrets.blacklist.add(getText(refreshClaims(call)['jti']))
    return { body: {} }
  }),
]
