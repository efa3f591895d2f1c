import type { World } from '../db/World.ts'
import type { Fields, Row } from '../db/json.ts'
import type { Table } from '../schema/table.ts'
import { getValue } from './columns.ts'
import { withHabits } from './habits.ts'

/** A record as the serializer of its table returns it. */
export function shown(table: Table, row: Row, world: World): Fields {
  const fields: Fields = { id: row.id }
  for (const [name, field] of Object.entries(table.fields)) fields[name] = getValue(field, name, row, world)
  return withHabits(table, fields, world)
}
