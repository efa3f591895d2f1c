// @vitest-environment jsdom
import type { TestRow } from '#api/testRow.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Row } from '#api/rows/page.ts'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { list, number, text } from '#engine/fieldTypes.ts'
import { getViewer } from '#engine/testCollection.ts'
import { createRecord, saveRecord } from './save.ts'

const server = testBackend()
const staff = getViewer({ isStaff: true })
const jobs = {
  ...collectionAt(
    'test/jobs',
    defineCollection({
      title: 'name',
      fields: {
        name: text(),
        state: number({ readOnly: true, isServerManaged: true }),
        rights: list({ hasOwnEndpoint: true, items: { by: ['object'], says: ['role'] } }),
      },
      columns: [],
      form: ['name', 'state', 'rights'],
      permissions: { read: () => true, update: () => true },
    }),
  ),
}
const stored: TestRow = { id: 1, name: 'A', state: 1, rights: [], unknown: 'kept' }
let sent: { body: Row; headers: Headers }[]

beforeEach(async () => {
  await signedInAs(7)
  sent = []
  const take = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Row
    sent.push({ body, headers: request.headers })
    return HttpResponse.json({ ...stored, ...body, id: 1 })
  }
  server.use(
    http.get(`${backend}test/jobs/1/`, () => HttpResponse.json(stored)),
    http.put(`${backend}test/jobs/1/`, take),
    http.post(`${backend}test/jobs/`, take),
  )
})

test('does not send back fields that only the server changes [D-34, API-13]', async () => {
  const nobodyRequests = () => Promise.reject(new Error('no confirmation is expected'))
  await saveRecord(jobs, stored, { ...stored, name: 'B' }, ['name'], staff, nobodyRequests)
  expect(sent.map(({ body }) => body)).toEqual([{ id: 1, name: 'B', rights: [], unknown: 'kept' }])
  // Without the time of its last change the write cannot be conditional.
  expect(sent[0]?.headers.get('If-Unmodified-Since')).toBeNull()
})

test('sends a new record without values that have calls of their own [D-35]', async () => {
  await createRecord(jobs, { name: 'B', rights: [{ object: 1, role: 2 }] }, ['name', 'rights'], staff)
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'B' }])
})
