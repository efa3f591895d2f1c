import type { Reply } from './drf/action.ts'
import { isObject, toNumber, getText } from './db/json.ts'
import type { Fields, Json } from './db/json.ts'
import type { World } from './db/World.ts'
import { isWorldName, type WorldName, getWorld } from './worlds.ts'
import type { Fault } from './db/fault.ts'
import { applySettings, editBySomebodyElse } from './knobs.ts'
import { expireIssued, issuePair } from './session/tokens.ts'

const kinds = ['status', 'delay', 'drop', 'html', 'truncate', 'lose']

function isFault(value: Json | undefined): value is Fields & Fault {
  return isObject(value) && typeof value['path'] === 'string' && kinds.includes(getText(value['kind']))
}

function addFaults(world: World, body: Fields): Reply {
  const list: Json[] = Array.isArray(body['faults']) ? body['faults'] : [body]
  for (const entry of list) {
    if (!isFault(entry))
      return { status: 400, body: { detail: `A fault needs path and kind, one of ${kinds.join(', ')}.` } }
    world.knobs.faults.push(entry)
  }
  return { status: 201, body: { faults: world.knobs.faults.length } }
}

/** The HTTP side of the test controls, under `__mock__/`. */
export function knobRoute(
  method: string,
  path: string,
  body: Fields,
  session: string,
  reset: (world?: WorldName) => World,
): Reply {
  const world = getWorld(session)
  const { knobs, secrets } = world
  const record = /^records\/(.+)\/(\d+)\/$/.exec(path)
  if (record && method === 'PATCH') {
    const row = editBySomebodyElse(session, record[1] ?? '', toNumber(Number(record[2])), body)
    return row ? { body: row } : { status: 404, body: { detail: 'No such record.' } }
  }
  switch (`${method} ${path}`) {
    case 'POST reset/':
      if (isWorldName(body['world'])) reset(body['world'])
      else reset()
      return { status: 204 }
    case 'GET settings/':
      return { body: knobs.settings }
    case 'PATCH settings/':
      applySettings(session, body)
      return { body: knobs.settings }
    case 'POST expire_access/':
      expireIssued(world, 'access')
      return { status: 204 }
    case 'POST revoke_refresh/':
      expireIssued(world, 'refresh')
      return { status: 204 }
    case 'POST faults/':
      return addFaults(world, body)
    case 'GET faults/':
      return { body: knobs.faults.map((fault) => ({ path: fault.path, kind: fault.kind, times: fault.times ?? 1 })) }
    case 'DELETE faults/':
      knobs.faults.length = 0
      return { status: 204 }
    case 'GET log/':
      return { body: knobs.log }
    case 'DELETE log/':
      knobs.log.length = 0
      return { status: 204 }
    case 'POST sign_in/': {
      const user = world.rows('accounts/users').find((row) => row['email'] === body['email'])
      return user ? { body: issuePair(world, user) } : { status: 404, body: { detail: 'Nobody has this address.' } }
    }
    case 'GET code/':
      return { body: { code: secrets.lastCode } }
    default:
      return { status: 404, body: { detail: 'No such knob.' } }
  }
}
