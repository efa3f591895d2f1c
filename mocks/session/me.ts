import type { Action } from '../drf/action.ts'
import { get, put } from '../drf/action.ts'
import { shown } from '../drf/show.ts'
import { tableAt } from '../drf/tables.ts'
import type { Call } from '../drf/Call.ts'
import type { Json } from '../db/json.ts'

function me(call: Call): Json {
  const users = tableAt('accounts/users')
  return users ? shown(users, call.user, call.world) : null
}

export const meActions: Action[] = [
  get('accounts/users/me/', (call) => ({ body: me(call) })),
  put('accounts/users/update_logout/', (call) => {
    call.viewer = call.world.put('accounts/users', { ...call.user, logout_user: true })
    return { body: me(call) }
  }),
]
