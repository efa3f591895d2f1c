import type { Row } from '../db/json.ts'
import type { Reply } from './action.ts'
import type { Table } from '../schema/table.ts'
import { tableAt } from './tables.ts'
import type { Call } from './Call.ts'
import { exported } from './export.ts'
import { Failure, UnknownAddress } from './Failure.ts'
import { list } from './list.ts'
import { shown } from './show.ts'
import { create, getItem, remove, restore, update } from './write.ts'

function notAllowed(call: Call, allowed: string[]): Failure {
  return new Failure(
    405,
    { detail: call.say('method', call.method) },
    { Allow: [...allowed, 'HEAD', 'OPTIONS'].join(', ') },
  )
}

function listRoute(table: Table, call: Call): Reply {
  if (call.method === 'GET') return { body: list(table, call) }
  if (call.method === 'POST' && table.permissions.create) return create(table, call)
  throw notAllowed(call, ['GET', ...(table.permissions.create ? ['POST'] : [])])
}

function itemRoute(table: Table, call: Call, id: number): Reply {
  const { update: canUpdate, delete: canDelete } = table.permissions
  if (call.method === 'GET') return { body: shown(table, getItem(table, call, id), call.world) }
  if ((call.method === 'PUT' || call.method === 'PATCH') && canUpdate) return update(table, call, id)
  if (call.method === 'DELETE' && canDelete) return remove(table, call, id)
  throw notAllowed(call, ['GET', ...(canUpdate ? ['PUT', 'PATCH'] : []), ...(canDelete ? ['DELETE'] : [])])
}

const anonymous = { id: 0, is_staff: false, is_superuser: false }

/**
 * The generic routes of a table: list, item, restore, export. An unknown address is a 404 before the authentication.
 */
export function tableRoute(call: Call, authenticate: (call: Call) => Row | undefined): Reply {
  const match = /^(?<address>[A-Za-z]+\/[A-Za-z_]+)\/(?:(?<id>\d+)\/(?<restore>restore\/)?|(?<export>export\/))?$/.exec(
    call.path,
  )
  const { address = '', id, restore: restoring, export: exporting } = match?.groups ?? {}
  const table = tableAt(address)
  if (!table || (restoring && !table.fields['is_active']) || (exporting && !table.exported)) throw new UnknownAddress()
  call.viewer = authenticate(call)
  if (table.publicRead && call.method === 'GET') call.viewer ??= anonymous
  call.requireUser()
  if (exporting) {
    if (call.method !== 'GET') throw notAllowed(call, ['GET'])
    return exported(table, call)
  }
  if (id === undefined) return listRoute(table, call)
  if (!restoring) return itemRoute(table, call, Number(id))
  if (call.method !== 'PUT') throw notAllowed(call, ['PUT'])
  return restore(table, call, Number(id))
}
