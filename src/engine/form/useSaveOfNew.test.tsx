import type { TestRow } from '#api/testRow.ts'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base } from '#api/testBackend.ts'
import type { Collection } from '#engine/collection.ts'
import { openRecord, thingBackend, shownToasts } from './testRecord.tsx'
import { testCollection } from '#engine/testCollection.ts'

const things: Collection = { ...testCollection, form: ['name', 'anqid', 'share'] }
const loaded: TestRow = { id: 1, name: 'Aare', anqid: 7, share: null }
const backend = thingBackend(loaded)

test('the form of a new record becomes that of the created one', async () => {
  const { page, values, type, save } = openRecord(things, { first: { anqid: 9 } })
  type('name', 'Rhein')
  expect(await save()).toBe(true)
  expect(shownToasts()).toEqual([['success', undefined, 'test/things «Rhein» hinzugefügt.']])
  expect(page().form.base).toMatchObject({ id: 1, name: 'Rhein', anqid: 9 })
  expect(values()).toMatchObject({ name: 'Rhein', anqid: 9 })
  type('name', 'Reuss')
  expect(await save()).toBe(true)
  expect(backend.sent.map(([method, { name, anqid }]) => [method, name, anqid])).toEqual([
    ['POST', 'Rhein', 9],
    ['PUT', 'Reuss', 9],
  ])
  expect(shownToasts()[0]).toEqual(['success', undefined, 'test/things «Reuss» gespeichert.'])
})

test('a collection can set the toast of a new record', async () => {
  const { type, save } = openRecord({ ...things, thanks: 'feedback.thanks' }, {})
  type('name', 'Rhein')
  await save()
  expect(shownToasts()).toEqual([['success', undefined, 'Ihr Feedback ist gesendet. Vielen Dank!']])
})

test('a new record requires only its own fields [FORM-01, FORM-04]', async () => {
  const { fields } = testCollection
  const { page, type, save } = openRecord(
    {
      ...things,
      fields: { ...fields, share: { kind: 'number', required: true, hideOn: 'create' } },
    },
    {},
  )
  expect(await save()).toBe(false)
  expect(page().form.getFieldState('name').error).toMatchObject({ message: 'Bitte ausfüllen.' })
  expect(backend.sent).toEqual([])
  type('name', 'Rhein')
  expect(await save()).toBe(true)
  type('name', 'Reuss')
  // An empty stored value does not block another field.
  expect(await save()).toBe(true)
  expect(backend.sent).toHaveLength(2)
})

test('looks for a new record with a lost response before sending it again [N05]', async () => {
  let isReachable = false
  backend.server.use(
    http.post(`${base}test/things/`, async ({ request }) => {
      backend.sent.push(['POST', (await request.json()) as TestRow])
      return HttpResponse.error()
    }),
    http.get(`${base}test/things/`, () =>
      isReachable ? HttpResponse.json([{ ...loaded, name: 'Rhein' }]) : HttpResponse.json({}, { status: 500 }),
    ),
  )
  const { page, values, type, save } = openRecord(things, {})
  type('name', 'Rhein')
  expect(await save()).toBe(false)
  expect(values()).toMatchObject({ name: 'Rhein' })
  isReachable = true
  expect(await save()).toBe(true)
  expect(page().form.base).toMatchObject({ id: 1 })
  expect(backend.sent).toHaveLength(1)
})
