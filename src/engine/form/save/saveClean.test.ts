// @vitest-environment jsdom
import type { TestRow } from '#api/testRow.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Row } from '#api/rows/page.ts'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { text } from '#engine/fieldTypes.ts'
import { getViewer } from '#engine/testCollection.ts'
import { formKeys } from '#engine/form/entries.ts'
import { createRecord, saveRecord } from './save.ts'

const server = testBackend()
const staff = getViewer({ isStaff: true })
const loaded: TestRow = { id: 1, name: 'A', unknown: 'kept' }
const nobodyRequests = () => Promise.reject(new Error('no confirmation is expected'))

let stored: Row
let puts: { body: Row }[]

beforeEach(async () => {
  await signedInAs(7)
  stored = { ...loaded }
  puts = []
  server.use(
    http.get(`${backend}test/things/1/`, () => HttpResponse.json(stored)),
    http.put(`${backend}test/things/1/`, async ({ request }) => {
      const body = (await request.json()) as Row
      puts.push({ body })
      return HttpResponse.json(body)
    }),
  )
})

const texts = collectionAt(
  'test/things',
  defineCollection({
    title: 'name',
    fields: {
      name: text(),
      note: text({ long: true }),
      email: text({ format: 'email' }),
      phone: text({ format: 'phone' }),
    },
    columns: ['name'],
    form: ['name', 'note', 'email', 'phone'],
    permissions: { read: () => true, create: () => true, update: () => true },
  }),
)
const typed = {
  name: ' Ho\u0302pital\u00A0\u00A0E\u0301vian\u200B',
  note: 'eins\n\nzwei  drei\u00AD ',
  email: 'Hans Muster <Hans@Klinik.example>',
  phone: '+41 (0)79 123 45 67',
}
const clean = {
  name: 'Hôpital Évian',
  note: 'eins\n\nzwei  drei',
  email: 'hans@klinik.example',
  phone: '+41791234567',
}

test('cleans typed and pasted values before saving [D-94]', async () => {
  const created: unknown[] = []
  server.use(
    http.post(`${backend}test/things/`, async ({ request }) => {
      created.push(await request.json())
      return HttpResponse.json({ id: 2 }, { status: 201 })
    }),
  )
  await createRecord(texts, typed, formKeys(texts), staff)
  await saveRecord(texts, loaded, { ...loaded, ...typed }, formKeys(texts), staff, nobodyRequests)
  expect([created[0], puts[0]?.body]).toMatchObject([clean, clean])
})

test('an unchanged value stays as it is stored [D-34, D-94]', async () => {
  const old = { ...loaded, name: 'Alt\u200B', note: ' so ' }
  stored = old
  await saveRecord(texts, old, { ...old, email: 'a@b.example' }, formKeys(texts), staff, nobodyRequests)
  expect(puts[0]?.body).toEqual({ ...old, email: 'a@b.example' })
})
