// @vitest-environment jsdom
import { testRow, type TestRow } from '#api/testRow.ts'
import { expect, test } from 'vitest'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { formKeys } from '#engine/form/entries.ts'
import { saveRecord } from './save.ts'
import { thingBackend } from '#engine/form/testRecord.tsx'
import { TrashedMeanwhile } from './TrashedMeanwhile.ts'

const staff = getViewer({ isStaff: true })
const keys = formKeys(testCollection)
const loaded: TestRow = { id: 1, name: 'A', anqid: 7, friends: [1, 2], unknown: 'kept' }
const nobodyRequests = () => Promise.reject(new Error('no confirmation is expected'))
const backend = thingBackend(loaded)

test('sends a nested record back as its id [D-34]', async () => {
  backend.stored = testRow({
    ...loaded,
    owner: { id: 40, name: 'Anna' },
    friends: [
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ],
  })
  const opened = backend.stored
  backend.stored = testRow({
    ...backend.stored,
    owner: { id: 40, name: 'Anna Muster', seen: 7 },
    friends: [
      { id: 2, name: 'B' },
      { id: 1, name: 'Z' },
    ],
  })
  await saveRecord(testCollection, opened, { ...opened, name: 'B' }, keys, staff, nobodyRequests)
  expect(backend.sent[0]?.[1]).toEqual({ ...loaded, name: 'B', owner: 40, friends: [2, 1] })
})

test('does not save a record that is in the trash meanwhile [D-39]', async () => {
  backend.stored = { ...loaded, is_active: false }
  const save = saveRecord(testCollection, loaded, { ...loaded, name: 'B' }, keys, staff, nobodyRequests)
  await expect(save).rejects.toBeInstanceOf(TrashedMeanwhile)
  expect(backend.sent).toEqual([])
  await saveRecord(testCollection, backend.stored, { ...backend.stored, name: 'B' }, keys, staff, nobodyRequests)
  expect(backend.sent).toHaveLength(1)
})
