// @vitest-environment jsdom
import { testRow, type TestRow } from '#api/testRow.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Row } from '#api/rows/page.ts'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { list, text } from '#engine/fieldTypes.ts'
import { formKeys } from '#engine/form/entries.ts'
import type { FieldConflict } from './merge.ts'
import { createRecord, runFollowUpCalls, saveRecord } from './save.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

const server = testBackend()
const staff = getViewer({ isStaff: true })
const keys = formKeys(testCollection)
const loaded: TestRow = {
  id: 1,
  name: 'A',
  anqid: 7,
  friends: [1, 2],
  unknown: 'kept',
  modified: '2026-01-01T10:00:00.000000+01:00',
}
const nobodyRequests = () => Promise.reject(new Error('no confirmation is expected'))

let stored: Row
let puts: { body: Row; since: string | null }[]

beforeEach(async () => {
  await signedInAs(7)
  stored = { ...loaded }
  puts = []
  server.use(
    http.get(`${backend}test/things/1/`, () => HttpResponse.json(stored)),
    http.put(`${backend}test/things/1/`, async ({ request }) => {
      const body = (await request.json()) as Row
      puts.push({ body, since: request.headers.get('If-Unmodified-Since') })
      stored = body
      return HttpResponse.json(body)
    }),
  )
})

test('sends the whole object with unknown fields [D-34, API-13]', async () => {
  await saveRecord(testCollection, loaded, { ...loaded, name: 'B' }, keys, staff, nobodyRequests)
  expect(puts).toHaveLength(1)
  expect(puts[0]?.body).toMatchObject({ id: 1, name: 'B', anqid: 7, unknown: 'kept' })
  expect(puts[0]?.since).toBe('Thu, 01 Jan 2026 09:00:00 GMT')
})

test('a change by somebody else needs a decision field by field [R09, D-34]', async () => {
  stored = testRow({ ...loaded, name: 'C', anqid: 8, modified: '2026-01-02T10:00:00+01:00' })
  let requested: FieldConflict[] = []
  const { row: saved } = await saveRecord(
    testCollection,
    loaded,
    { ...loaded, name: 'B', friends: [2, 1, 3] },
    keys,
    staff,
    (conflicts) => {
      requested = conflicts
      return Promise.resolve(new Set(['name']))
    },
  )
  expect(requested.map(({ key, isChangedHere }) => [key, isChangedHere])).toEqual([
    ['name', true],
    ['anqid', false],
  ])
  expect(saved).toMatchObject({ name: 'C', anqid: 8, friends: [2, 1, 3] })
})

test('a change by the server is no conflict [R09, D-34]', async () => {
  stored = { ...loaded, created: '2026-02-02T10:00:00+01:00', modified: '2026-02-02T10:00:00+01:00' }
  await saveRecord(testCollection, loaded, { ...loaded, name: 'B' }, keys, staff, nobodyRequests)
  expect(puts[0]?.body).toMatchObject({ name: 'B', created: '2026-02-02T10:00:00+01:00' })
})

test('sends nothing after cancel', async () => {
  stored = testRow({ ...loaded, name: 'C' })
  await expect(
    saveRecord(testCollection, loaded, { ...loaded, name: 'B' }, keys, staff, () => Promise.resolve(null)),
  ).rejects.toThrow(SaveCancelled)
  expect(puts).toEqual([])
})

test.each([409, 412])('a change just before the write (%i) needs a decision [N11, R09]', async (status) => {
  server.use(
    http.put(
      `${backend}test/things/1/`,
      () => {
        stored = testRow({ ...loaded, name: 'C', modified: '2026-01-03T10:00:00+01:00' })
        return HttpResponse.json({ detail: 'changed meanwhile' }, { status })
      },
      { once: true },
    ),
  )
  const requested: string[] = []
  await saveRecord(testCollection, loaded, { ...loaded, name: 'B' }, keys, staff, (conflicts) => {
    requested.push(...conflicts.map(({ key }) => key))
    return Promise.resolve(new Set())
  })
  expect(requested).toEqual(['name'])
  expect(stored).toMatchObject({ name: 'B' })
})

test('looks up a write with a lost response instead of repeating it [N05]', async () => {
  let tries = 0
  server.use(
    http.put(`${backend}test/things/1/`, async ({ request }) => {
      tries += 1
      if (tries === 1) stored = (await request.json()) as Row
      return HttpResponse.error()
    }),
  )
  await expect(
    saveRecord(testCollection, loaded, { ...loaded, name: 'B' }, keys, staff, nobodyRequests),
  ).resolves.toMatchObject({ row: { name: 'B' } })
  await expect(
    saveRecord(testCollection, stored, { ...stored, name: 'D' }, keys, staff, nobodyRequests),
  ).rejects.toThrow(UnknownOutcomeError)
  expect(tries).toBe(2)
})

test('looks for a creation with a lost response instead of repeating it [N05]', async () => {
  const things: Row[] = [{ ...loaded }]
  let posts = 0
  server.use(
    http.get(`${backend}test/things/`, () =>
      HttpResponse.json({
        count: things.length,
        size: 5,
        current: 1,
        next: null,
        previous: null,
        results: things.toReversed(),
      }),
    ),
    http.post(`${backend}test/things/`, async ({ request }) => {
      posts += 1
      if (posts === 1) things.push({ ...((await request.json()) as Row), id: 2 })
      return HttpResponse.error()
    }),
  )
  await expect(createRecord(testCollection, { name: 'New', state: 1 }, keys, staff)).resolves.toMatchObject({
    id: 2,
    name: 'New',
  })
  await expect(createRecord(testCollection, { name: 'Lost', state: 1 }, keys, staff)).rejects.toThrow(
    UnknownOutcomeError,
  )
  expect(posts).toBe(2)
})

test('a second change of a kept value needs a decision again [R09, D-34]', async () => {
  stored = testRow({ ...loaded, name: 'C', anqid: 8, modified: '2026-01-02T10:00:00+01:00' })
  server.use(
    http.put(
      `${backend}test/things/1/`,
      () => {
        stored = testRow({ ...stored, name: 'D', anqid: 9, modified: '2026-01-03T10:00:00+01:00' })
        return HttpResponse.json({ detail: 'changed meanwhile' }, { status: 412 })
      },
      { once: true },
    ),
  )
  const requested: FieldConflict[][] = []
  await saveRecord(testCollection, loaded, { ...loaded, name: 'B', friends: [3] }, keys, staff, (conflicts) => {
    requested.push(conflicts)
    return Promise.resolve(new Set(['name']))
  })
  expect(requested.map((conflicts) => conflicts.map(({ key, isChangedHere }) => [key, isChangedHere]))).toEqual([
    [
      ['name', true],
      ['anqid', false],
    ],
    [
      ['name', false],
      ['anqid', false],
    ],
  ])
  expect(stored).toMatchObject({ name: 'D', anqid: 9, friends: [3] })
})

test('looks for a creation with an unknown outcome before sending it again [N05]', async () => {
  const things: Row[] = []
  let posts = 0
  let isAway = true
  server.use(
    http.get(`${backend}test/things/`, () =>
      isAway ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(things),
    ),
    http.post(`${backend}test/things/`, async ({ request }) => {
      posts += 1
      things.push({ ...((await request.json()) as Row), id: 2 })
      return HttpResponse.error()
    }),
  )
  const attempt = {}
  const create = async () => await createRecord(testCollection, { name: 'New', state: 1 }, keys, staff, attempt)
  await expect(create()).rejects.toThrow(UnknownOutcomeError)
  isAway = false
  await expect(create()).resolves.toMatchObject({ id: 2, name: 'New' })
  expect(posts).toBe(1)
  // Once the outcome is known, sending the same values creates another record.
  await create()
  expect(posts).toBe(2)
})

test('a lost write that cannot be looked up stays unknown [N05]', async () => {
  server.use(
    http.put(`${backend}test/things/1/`, () => {
      server.use(http.get(`${backend}test/things/1/`, () => HttpResponse.json({}, { status: 500 })))
      return HttpResponse.error()
    }),
  )
  await expect(
    saveRecord(testCollection, loaded, { ...loaded, name: 'B' }, keys, staff, nobodyRequests),
  ).rejects.toThrow(UnknownOutcomeError)
})

test('a failing step does not stop the next ones [D-35]', async () => {
  const ran: string[] = []
  const call = (name: string, fails = false) => ({
    name,
    run: () => {
      ran.push(name)
      return fails ? Promise.reject(new Error(name)) : Promise.resolve()
    },
  })
  const failed = await runFollowUpCalls([call('one'), call('two', true), call('three')])
  expect(ran).toEqual(['one', 'two', 'three'])
  expect(failed.map(({ call: { name } }) => name)).toEqual(['two'])
})

/** Permissions of a user, saved by calls of their own. */
const people = {
  ...collectionAt(
    'test/things',
    defineCollection({
      title: 'name',
      fields: {
        name: text(),
        rights: list({ hasOwnEndpoint: true, items: { by: ['object'], says: ['role'] } }),
      },
      columns: [],
      form: ['name', 'rights'],
      permissions: { read: () => true, update: () => true },
    }),
  ),
}
const right = (object: number, role: number, id?: number) => ({ ...(id && { id }), object, role })

test('merges values with calls of their own item by item [R09, D-34, D-35]', async () => {
  const base: TestRow = { id: 1, name: 'A', rights: [right(1, 1, 11), right(2, 2, 12), right(3, 3, 13)] }
  // They removed the first permission, changed the second, and added another.
  stored = testRow({ ...base, rights: [right(2, 1, 12), right(3, 3, 13), right(4, 2, 14)] })
  let requested: FieldConflict[] = []
  const edited = { name: 'B', rights: [right(1, 3, 11), right(2, 3, 12), right(5, 1)] }
  const { wanted, before, row } = await saveRecord(people, base, edited, ['name', 'rights'], staff, (conflicts) => {
    requested = conflicts
    return Promise.resolve(new Set(['rights 2']))
  })
  expect(requested).toEqual([
    { id: 'rights 1', key: 'rights', ours: right(1, 3, 11), theirs: undefined, isChangedHere: true },
    { id: 'rights 2', key: 'rights', ours: right(2, 3, 12), theirs: right(2, 1, 12), isChangedHere: true },
    { id: 'rights 4', key: 'rights', ours: undefined, theirs: right(4, 2, 14), isChangedHere: false },
  ])
  expect(before).toEqual(expect.objectContaining({ rights: [right(2, 1, 12), right(3, 3, 13), right(4, 2, 14)] }))
  expect(wanted['rights']).toEqual([right(2, 1, 12), right(4, 2, 14), right(1, 3, 11), right(5, 1)])
  expect(puts[0]?.body).toEqual({ ...base, name: 'B', rights: [right(2, 1, 12), right(3, 3, 13), right(4, 2, 14)] })
  expect(row).toMatchObject({ name: 'B' })
})

test('a conflict in values with calls of their own needs a decision [R09, D-34]', async () => {
  const base: TestRow = { id: 1, name: 'A', rights: [right(1, 2, 11)] }
  stored = testRow({ ...base, rights: [right(1, 1, 11)] })
  const requested: FieldConflict[] = []
  const { wanted } = await saveRecord(people, base, { ...base, rights: [] }, ['name', 'rights'], staff, (conflicts) => {
    requested.push(...conflicts)
    return Promise.resolve(new Set())
  })
  expect(requested).toMatchObject([{ id: 'rights 1', ours: undefined, theirs: right(1, 1, 11), isChangedHere: true }])
  expect(wanted['rights']).toEqual([])
  expect(puts).toEqual([])
})
