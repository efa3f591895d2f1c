import type { Fields, Json, Row } from '../db/json.ts'
import { isObject } from '../db/json.ts'
import { isStaff } from '../schema/rules.ts'
import type { Field, Table } from '../schema/table.ts'
import type { Call } from './Call.ts'
import { parsed } from './parse.ts'

type Outcome = { values: Fields; errors: Fields }

function protectedChange(call: Call, field: Field, sent: Json, before: Json): boolean {
  if (field.superuserOnly && call.user['is_superuser'] !== true) return Boolean(sent) !== Boolean(before)
  return false
}

function isTaken(table: Table, call: Call, name: string, value: Json, id: number | undefined): boolean {
  const sought = typeof value === 'string' ? value.toLowerCase() : value
  return call.world.rows(table.path).some((row) => {
    const known = row[name]
    return row.id !== id && (typeof known === 'string' ? known.toLowerCase() : known) === sought
  })
}

/** Validates a form against a table's fields with DRF's messages; read-only and unknown keys are dropped. */
export function validated(table: Table, call: Call, before: Row | undefined, partial: boolean): Outcome {
  const body = call.body()
  const { values, errors } = checkedFields(table.fields, call, body, partial)
  for (const [name, field] of Object.entries(table.fields)) {
    const value = values[name]
    if (value === undefined) continue
    if (field.unique && isTaken(table, call, name, value, before?.id)) errors[name] = [call.say('unique')]
    if (protectedChange(call, field, value, before?.[name] ?? false)) errors[name] = [call.say('staffFlag')]
    if (field.staffOnly && !isStaff(call.user)) delete values[name]
  }
  return { values, errors }
}

/** The same for one level of fields, used for nested lists as well. */
export function checkedFields(fields: Record<string, Field>, call: Call, body: Fields, partial: boolean): Outcome {
  const values: Fields = {}
  const errors: Fields = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || field.computed) continue
    const sent = Object.hasOwn(body, name) ? body[name] : undefined
    if (sent === undefined) {
      if (field.required && !partial) errors[name] = [call.say('required')]
      continue
    }
    const result = field.kind === 'nested' ? nestedList(field, call, sent) : parsed(field, call, sent)
    if ('error' in result) errors[name] = result.error
    else values[name] = result.value
  }
  return { values, errors }
}

function nestedList(field: Field, call: Call, sent: Json): { value: Json } | { error: Json } {
  if (sent === null && !field.required) return { value: [] }
  if (!Array.isArray(sent)) return { error: { non_field_errors: [call.say('list', typeof sent)] } }
  const outcomes = sent.map((entry) => {
    if (!isObject(entry)) return { kept: {}, errors: { non_field_errors: [call.say('dictionary', typeof entry)] } }
    const { values, errors } = checkedFields(field.of ?? {}, call, entry, false)
    return { kept: { ...(typeof entry['id'] === 'number' ? { id: entry['id'] } : {}), ...values }, errors }
  })
  const bad = outcomes.some(({ errors }) => Object.keys(errors).length > 0)
  return bad ? { error: outcomes.map(({ errors }) => errors) } : { value: outcomes.map(({ kept }) => kept) }
}
