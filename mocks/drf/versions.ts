import type { World } from '../db/World.ts'
import { zurichTime } from '../db/clock.ts'
import type { Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import { contentTypeId } from '../db/contentTypes.ts'
import type { Table } from '../schema/table.ts'

const versionsPath = 'accounts/versions'
/** Far above the seeded ones: counting those would build them. */
const firstNewVersion = 1_000_000

/** The data that django-reversion stores of a record: a JSON string of a one-element list. */
export function serialized(table: Table, row: Row): string {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(table.fields))
    if (!field.computed) fields[name.replace(/_id$/, '')] = row[name] ?? null
  return JSON.stringify([{ model: table.model, pk: row.id, fields }])
}

export function getName(table: Table, row: Row): string {
  return table.label?.(row) ?? (getText(row['name']) || `${table.model} object (${row.id})`)
}

export function recordVersion(world: World, table: Table, row: Row, user: Row, comment: string): void {
  world.secrets.versions += 1
  world.put(versionsPath, {
    id: firstNewVersion + world.secrets.versions,
    content_type_id: contentTypeId(table.model),
    object_id: String(row.id),
    object_repr: getName(table, row).slice(0, 200),
    serialized_data: serialized(table, row),
    user: user.id,
    date_created: zurichTime(Date.now()),
    comment,
  })
}
