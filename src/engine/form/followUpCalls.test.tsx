import { testRow, type TestRow } from '#api/testRow.ts'
import { act, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ForbiddenError } from '#api/http/errors.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Collection } from '#engine/collection.ts'
import type { FollowUpCallsOf } from '#engine/form/save/followUpCalls.ts'
import { openRecord, shownToasts } from './testRecord.tsx'
import { number } from '#engine/fieldTypes.ts'
import { testCollection } from '#engine/testCollection.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
const loaded: TestRow = { id: 1, name: 'Aare', anqid: 7, share: 1 }
const saved = ['success', undefined, 'test/things «Rhein» gespeichert.']
const refused = ['error', 'Anteil speichern', 'Nicht für Sie.']

let stored: TestRow
let sent: TestRow[]
/** The arguments of the follow-up call, and its result. */
let calls: Parameters<FollowUpCallsOf>[]
let isRefused: boolean
let responded: Promise<void>

/** The share of a record is saved by a follow-up call. */
const things: Collection = {
  ...testCollection,
  fields: { ...testCollection.fields, share: { ...number(), hasOwnEndpoint: true } },
  form: ['name', 'anqid', 'share'],
  followUpCalls: async () =>
    await Promise.resolve({
      default: (...given: Parameters<FollowUpCallsOf>) => [
        {
          name: 'Anteil speichern',
          run: async () => {
            calls.push(given)
            await responded
            if (isRefused) throw new ForbiddenError('Nicht für Sie.')
            stored = testRow({ ...stored, share: given[1]['share'] })
          },
        },
      ],
    }),
}

beforeAll(async () => await i18next.changeLanguage('de'))
beforeEach(async () => {
  useToasts.setState({ kept: [], shown: [] })
  stored = loaded
  sent = []
  calls = []
  isRefused = false
  responded = Promise.resolve()
  await signedInAs(7)
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json(stored)),
    http.put(`${base}test/things/1/`, async ({ request }) => {
      const body = (await request.json()) as TestRow
      sent.push(body)
      stored = testRow({ ...body, share: stored['share'] })
      return HttpResponse.json(stored)
    }),
  )
})

test('a follow-up call gets the record before and after the save', async () => {
  const { page, values, type, save } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  type('share', 5)
  expect(await save()).toBe(true)
  const [[row, wanted, before] = []] = calls
  expect([row, wanted, before]).toMatchObject([{ name: 'Rhein', share: 1 }, { name: 'Rhein', share: 5 }, loaded])
  expect(sent.map(({ name, share }) => [name, share])).toEqual([['Rhein', 1]])
  expect(values()).toMatchObject({ name: 'Rhein', share: 5 })
  expect(page().form.isChanged).toBe(false)
  expect(shownToasts()).toEqual([saved])
})

test('a failed follow-up call leaves its field unsaved [D-35]', async () => {
  isRefused = true
  const { page, values, type, save } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  type('share', 5)
  expect(await save()).toBe(false)
  expect(shownToasts()).toEqual([refused])
  expect(page().saving.failed.map(({ call }) => call.name)).toEqual(['Anteil speichern'])
  expect(values()).toMatchObject({ name: 'Rhein', share: 5 })
  expect(page().form.changed).toEqual(['share'])
})

test('a failed follow-up call can be sent again until it succeeds [D-35]', async () => {
  isRefused = true
  const { page, values, type, save } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  type('share', 5)
  await save()
  await act(async () => await page().saving.retryFailedCalls())
  expect(shownToasts()).toEqual([refused, refused])
  expect(page().saving).toMatchObject({ isSaving: false, failed: [{ call: { name: 'Anteil speichern' } }] })
  expect(page().form.changed).toEqual(['share'])
  isRefused = false
  let response = () => undefined as void
  responded = new Promise((resolve) => (response = resolve))
  let retrying: Promise<void> | undefined
  act(() => void (retrying = page().saving.retryFailedCalls()))
  await waitFor(() => expect(page().saving.isSaving).toBe(true))
  response()
  await act(async () => await retrying)
  expect(page().saving).toMatchObject({ isSaving: false, failed: [] })
  expect(shownToasts()[0]).toEqual(saved)
  expect(values()).toMatchObject({ name: 'Rhein', share: 5 })
  expect(page().form.isChanged).toBe(false)
  expect([sent.length, calls.length]).toEqual([1, 3])
})

test('input during a repeated follow-up call stays unsaved [D-35, D-45]', async () => {
  isRefused = true
  const { page, values, type, save } = openRecord(things, { row: loaded })
  type('share', 5)
  await save()
  isRefused = false
  type('name', 'Rhein')
  await act(async () => await page().saving.retryFailedCalls())
  expect(values()).toMatchObject({ name: 'Rhein', share: 5 })
  expect(page().form.changed).toEqual(['name'])
  expect(sent).toEqual([])
})

test('Save repeats only the failed follow-up call [D-35]', async () => {
  isRefused = true
  const { page, type, save } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  type('share', 5)
  await save()
  isRefused = false
  expect(await save()).toBe(true)
  expect(page().saving.failed).toEqual([])
  expect([sent.length, calls.length]).toEqual([1, 2])
  expect(page().form.isChanged).toBe(false)
})

test('makes a follow-up call although the record itself is unchanged', async () => {
  const { save } = openRecord(things, { row: loaded })
  expect(await save()).toBe(true)
  expect(sent).toEqual([])
  expect(calls).toMatchObject([[loaded, { name: 'Aare', share: 1 }, loaded, { id: 7 }]])
})
