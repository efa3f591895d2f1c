import type { Fields, Json, Row } from '../db/json.ts'
import { isStaff } from '../schema/rules.ts'
import type { Table } from '../schema/table.ts'
import type { Call } from './Call.ts'
import { filtered, outOfTrash } from './filter.ts'
import { has, pageWithHabits } from './habits.ts'
import { ordered, searched } from './order.ts'
import { paged } from './page.ts'
import { shown } from './show.ts'

const on = (call: Call, name: string): boolean => ['1', 'true'].includes(call.query.get(name) ?? '')

/** The records in this user's queryset. */
export function visible(table: Table, call: Call, rows: readonly Row[]): readonly Row[] {
  const { own } = table
  const narrowed = !isStaff(call.user) || on(call, 'byPermissions') || on(call, 'checkPermissions')
  return own && narrowed ? rows.filter((row) => own(call.user, call.world, row)) : rows
}

/** The records of a list request, filtered, searched and sorted, before pagination. */
export function selected(table: Table, call: Call): readonly Row[] {
  const rows = outOfTrash(table, call, visible(table, call, call.world.rows(table.path)))
  const ids = call.query.get('ids')
  const wanted = ids ? new Set(ids.split(',').map(Number)) : undefined
  const narrowed = wanted ? rows.filter((row) => wanted.has(row.id)) : rows
  return ordered(table, call, searched(table, call, filtered(table, call, narrowed)))
}

export function list(table: Table, call: Call): Json {
  if (!table.permissions.read(call.user, call.world)) throw call.forbidden()
  const rows = selected(table, call)
  if (on(call, 'onlyId')) return rows.map((row) => row.id)
  const show = (row: Row): Fields => shown(table, row, call.world)
  if (table.plain || (on(call, 'all') && !has(call.world, 'pagesForAll'))) return rows.map(show)
  return pageWithHabits(
    paged(call, rows.length, (from, to) => rows.slice(from, to).map(show)),
    call.world,
  )
}
