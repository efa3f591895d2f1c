// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { heldSession } from '../../.ci/openapi/held.ts'
import { asSession, getRows } from '../../mocks/asSession.ts'
import { splitQuery } from '#api/rows/rows.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { registry } from './registry.ts'
import { can } from '#engine/access.ts'
import {
  type Collection,
  type Column,
  type Entry,
  getField,
  type Filter,
  toObjects,
  queryFor,
  type Values,
} from '#engine/collection.ts'
import { isImportedOnly } from '#engine/listWords.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { createBody, isShown, initialValues, writableKeys } from '#engine/form/entries.ts'
import { findInvalid } from '#engine/form/testForm.tsx'
import { filterField, filterKeys, readParams, toQuery } from '#engine/list/url/listParams.ts'
import { columnsFor } from '#engine/list/columns/columns.ts'
import { sortKey } from '#engine/list/url/ordering.ts'
import { type Field, type FieldTypeName, getKeys, getType } from '#engine/fieldTypes.ts'
import { plainNames, getViewer } from '#engine/testCollection.ts'
import { toText } from '#lib/text/text.ts'
import { registerLink } from '#lib/text/registerLink.ts'

// Every request and response is also validated against docs/openapi.json.
const staff = heldSession(asSession('collections', 'staff'))
const viewer = getViewer({ isStaff: true, contentTypes: await contentTypes() })

describe.each([...registry.values()].map((collection) => [collection.path, collection] as const))(
  '%s',
  (path, collection) => {
    test('the backend lists it with the fields of its columns [LIST-01, API-01]', async () => {
      const { status, rows } = await listed(collection, '')
      expect(status).toBe(200)
      expect(rows.length).toBeGreaterThan(0)
      const missing = columnsFor(collection, viewer).filter(
        (column: Column) => !column.cell && !isSent(collection, column.field, rows),
      )
      expect(missing.map(({ field }) => field)).toEqual([])
    })

    test('requests only filters the backend knows [LIST-15]', async () => {
      for (const filter of toObjects<Filter>(collection.filters))
        for (const key of filterKeys(filter.field, filterField(collection, filter))) {
          const { status } = await listed(collection, `${key}=${sample(collection, filter)}&is_dispensed=true`)
          expect(status, `${path}?${key}`).toBe(200)
        }
    })

    test('the backend sorts it by every sortable column [LIST-02]', async () => {
      const problems: string[] = []
      for (const column of columnsFor(collection, viewer)) {
        const key = sortKey(collection, column)
        if (!key) continue
        const [up = [], down = []] = await Promise.all(
          [key, `-${key}`].map(async (one) => getValues(await rowsBy(collection, one), column.field)),
        )
        // Ordered by a field of a related record: these values do not show the order of its names.
        const isOwn = key === column.field
        const isOrdered = !isOwn || (isSorted(up) && isSorted(down.toReversed()))
        const isTurned = !isOwn || collection.isEndless || isEqual(runs(down), runs(up).toReversed())
        const isMoved = new Set([...up, ...down]).size < 2 || !isEqual(up, down)
        if (!isOrdered || !isTurned || !isMoved) problems.push(`${path}: ${column.field} by ${key}`)
      }
      expect(problems).toEqual([])
    })

    test('staff create it with the fields of its form [API-12, D-51, IRP-23]', async () => {
      if (!can(collection, 'create', viewer) || !collection.form || isImportedOnly(collection)) return
      const values: Values = {
        ...initialValues(collection, undefined),
        ...(await requiredValues(collection)),
        ...filledIn[path],
      }
      expect(findInvalid(collection, { id: 0, ...values }, viewer, true)).toEqual({})
      const keys = writableKeys(collection, { id: 0, ...values }, viewer, true)
      const body = createBody(keys, values)
      const made = await staff.call('POST', `${collection.endpoint}/`, asJson(collection.send?.(body, viewer) ?? body))
      expect({ status: made.status, refused: made.status === 201 ? null : made.body }).toEqual({
        status: 201,
        refused: null,
      })
    })

    test('the backend accepts a record of its form [API-11, API-13, IRP-23]', async () => {
      const { rows } = await listed(collection, '')
      const { status, fields } = await staff.call('GET', `${collection.endpoint}/${Number(rows[0]?.id)}/`)
      expect(status).toBe(200)
      const unknown = toObjects<Entry>(collection.form).filter(({ field }) => !isSent(collection, field, [fields]))
      expect(unknown.map(({ field }) => field)).toEqual([])
      if (!can(collection, 'update', viewer, { id: Number(fields.id) })) return
      const sent = await staff.call('PUT', `${collection.endpoint}/${Number(fields.id)}/`, fields)
      expect({ status: sent.status, refused: sent.status === 200 ? null : sent.body }).toEqual({
        status: 200,
        refused: null,
      })
    })
  },
)

async function listed(collection: Collection, address: string) {
  const whole = toQuery(collection, readParams(collection, new URLSearchParams(address)), viewer, 'de')
  // The server knows the parts of a query that it supports only in these.
  const query = splitQuery(collection.endpoint, whole)?.rest ?? whole
  const sent = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(sent.map(([key, value]) => [key, String(value)])).toString()
  const answer = await staff.call('GET', `${collection.endpoint}/?${text}`)
  return { status: answer.status, rows: getRows(answer) }
}

/** The rows of a list in an order; of an unbounded one the first page. */
async function rowsBy(collection: Collection, ordering: string) {
  const query = { ...queryFor(collection, viewer), ordering, ...(collection.isEndless ? { size: 100 } : { all: 1 }) }
  const address = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return getRows(await staff.call('GET', `${collection.endpoint}/?${address.toString()}`))
}

function getValues(rows: object[], field: string): unknown[] {
  return rows.map((row) => getAtPath(row, field) ?? null)
}

/** The values of a column from top to bottom, without consecutive duplicates. */
function runs(values: unknown[]): unknown[] {
  return values.filter((value, index) => index === 0 || !isEqual(value, values[index - 1]))
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

const { compare } = new Intl.Collator('de')

/** Sorts like a database: numbers by size, texts by the alphabet, empty values last. */
function isSorted(values: unknown[]): boolean {
  return values.every((value, index) => {
    const before = index === 0 ? value : values[index - 1]
    if (before === null || value === null) return value === null
    return (
      (typeof before === 'number' && typeof value === 'number'
        ? before - value
        : compare(toText(before), toText(value))) <= 0
    )
  })
}

function isSent(collection: Collection, name: string, rows: object[]): boolean {
  return getKeys(name, getField(collection, name)).every((key) => rows.some((row) => getAtPath(row, key) !== undefined))
}

/** A value for everything that has to be filled in. */
async function requiredValues(collection: Collection): Promise<Values> {
  const values: Values = {}
  for (const entry of toObjects<Entry>(collection.form)) {
    const field = getField(collection, entry.field)
    if (
      !isShown(collection, entry, { id: 0, ...values }, viewer, true) ||
      (!field.required && field.initial === undefined)
    )
      continue
    for (const key of getKeys(entry.field, field)) values[key] = field.initial ?? (await valueFor(field))
  }
  return values
}

/** Values that a form sets by itself once it renders. */
const filledIn: Readonly<Record<string, Values>> = { 'accounts/invitations': { content: registerLink } }

let serial = 0
const asJson = (body: object) => JSON.parse(JSON.stringify(body)) as Record<string, string>

type Samples = { [Name in FieldTypeName]: (field: Field<Name>) => unknown }

/** A valid value for every type of field. */
const valueFor = ({ kind, ...field }: Field) => (values[kind] as (field: object) => unknown)(field)
const values: Samples = {
  choice: ({ options }) => options[0]?.[0],
  choices: ({ options }) => [options[0]?.[0]],
  number: ({ min }) => min ?? 1,
  day: () => '2026-03-01',
  moment: () => '2026-03-01T10:00:00+01:00',
  flag: () => false,
  json: () => ({}),
  list: () => [],
  relation: async ({ endpoint }) => await firstId(endpoint),
  relations: async ({ endpoint }) => [await firstId(endpoint)],
  text: ({ format }) => (format === 'email' ? `neu-${(serial += 1)}@klinik.example` : 'Neu {{ register_link }}'),
  translated: () => 'Neu {{ register_link }}',
}

async function firstId(endpoint: string): Promise<unknown> {
  return getRows(await staff.call('GET', `${endpoint}/`))[0]?.id
}

/** A valid value for a filter. */
function sample(collection: Collection, filter: Filter): string {
  const field = filterField(collection, filter)
  const [option] = filter.optionsFor?.(viewer, plainNames) ?? []
  if (option) return option.value
  if ('options' in field) return String(field.options[0]?.[0])
  if (getType(field).isDate) return '2026-01-01'
  return getType(field).fromLink ? '1' : 'true'
}

async function contentTypes(): Promise<Viewer['contentTypes']> {
  const answer = await staff.call('GET', 'accounts/content_types/')
  return getRows(answer).map(({ id, app_label, model }) => ({
    id: Number(id),
    app_label: toText(app_label),
    model: toText(model),
  }))
}
