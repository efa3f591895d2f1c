import { stampAfter } from '../db/clock.ts'
import type { Fields, Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import { isStaff } from '../schema/rules.ts'
import type { Table } from '../schema/table.ts'
import type { Call } from './Call.ts'
import { Failure } from './Failure.ts'
import { visible } from './list.ts'
import { shown } from './show.ts'
import { validated } from './validate.ts'
import { recordVersion } from './versions.ts'

type Answer = { status: number; body: Fields | null }

function initial(table: Table): Fields {
  const values: Fields = {}
  for (const [name, field] of Object.entries(table.fields)) if (!field.computed) values[name] = field.initial ?? null
  return values
}

function complain(table: Table, call: Call, row: Row, errors: Fields, creating: boolean): void {
  const more =
    Object.keys(errors).length === 0 ? table.check?.(row, { user: call.user, world: call.world, creating }) : undefined
  const all = { ...errors, ...more }
  if (Object.keys(all).length > 0) throw new Failure(400, all)
}

/** The record of an item request if it is in this user's queryset. */
export function getItem(table: Table, call: Call, id: number): Row {
  if (!table.permissions.read(call.user, call.world)) throw call.forbidden()
  const row = call.world.find(table.path, id)
  if (!row || visible(table, call, [row]).length === 0) throw call.notFound()
  return row
}

export function create(table: Table, call: Call): Answer {
  if (!table.permissions.create?.(call.user, call.world)) throw call.forbidden()
  const { values, errors } = validated(table, call, undefined, false)
  const stamp = stampAfter(undefined)
  const given = {
    ...initial(table),
    ...table.creating?.(call.user, call.world),
    ...values,
    created: stamp,
    modified: stamp,
  }
  complain(table, call, { ...given, id: 0 }, errors, true)
  const row = call.world.put(table.path, { ...given, id: call.world.nextId(table.path) })
  recordVersion(call.world, table, row, call.user, 'Hinzugefügt.')
  table.saved?.(row, call.world, true)
  return { status: 201, body: shown(table, call.world.find(table.path, row.id) ?? row, call.world) }
}

/** 412 when the record was changed after the given time; HTTP dates have a resolution of seconds. */
export function refuseStale(call: Call, row: Row): void {
  const header = call.request.headers.get('If-Unmodified-Since')
  const modified = Date.parse(getText(row['modified']))
  const seen = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(seen) || Number.isNaN(modified)) return
  if (Math.floor(modified / 1000) > Math.floor(seen / 1000)) throw new Failure(412, { detail: call.say('changed') })
}

export function save(table: Table, call: Call, row: Row, changes: Fields, comment: string): Row {
  const saved = call.world.put(table.path, {
    ...row,
    ...changes,
    id: row.id,
    modified: stampAfter(getText(row['modified'])),
  })
  recordVersion(call.world, table, saved, call.user, comment)
  table.saved?.(saved, call.world, false)
  return saved
}

export function update(table: Table, call: Call, id: number): Answer {
  const row = getItem(table, call, id)
  if (!table.permissions.update?.(call.user, call.world, row)) throw call.forbidden()
  refuseStale(call, row)
  const { values, errors } = validated(table, call, row, call.method === 'PATCH')
  complain(table, call, { ...row, ...values }, errors, false)
  const saved = save(table, call, row, values, `${Object.keys(values).join(', ')} geändert.`)
  return { status: 200, body: shown(table, call.world.find(table.path, saved.id) ?? saved, call.world) }
}

/** Moves to the trash first where there is one; deletes from there for good. */
export function remove(table: Table, call: Call, id: number): Answer {
  const row = getItem(table, call, id)
  if (!table.permissions.delete?.(call.user, call.world, row)) throw call.forbidden()
  refuseStale(call, row)
  const reason = table.protectedBecause?.(row, call.world)
  if (reason !== undefined) throw new Failure(409, { detail: call.say('inUse', reason) })
  if (table.fields['is_active'] && row['is_active'] !== false)
    save(table, call, row, { is_active: false }, 'In den Papierkorb gelegt.')
  else call.world.remove(table.path, id)
  return { status: 204, body: null }
}

export function restore(table: Table, call: Call, id: number): Answer {
  const row = getItem(table, call, id)
  if (!isStaff(call.user)) throw call.forbidden()
  const saved = save(table, call, row, { is_active: true }, 'Wiederhergestellt.')
  return { status: 200, body: shown(table, saved, call.world) }
}
