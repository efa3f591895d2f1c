// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onOwnSaves, isOwnSave } from './ownSaves.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { patchRow, replaceRow } from './writeRows.ts'

const server = testBackend()
const otherTab = new BroadcastChannel('portal-saves')
const otherTabReports = otherTab.postMessage.bind(otherTab)
const heard: unknown[] = []
otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data))
beforeAll(onOwnSaves)
afterAll(() => otherTab.close())

const save = { userId: 7, endpoint: 'x', id: 1, modified: '2026-01-01T10:00:00+01:00' }
const row = { id: 1, modified: save.modified }

test('announces to other tabs which record was saved without any of its values [R09]', async () => {
  await signedInAs(7)
  server.use(http.all(`${base}x/1/`, () => HttpResponse.json({ ...row, name: 'geheim' })))
  await replaceRow('x', 1, {})
  await patchRow('x', 1, {})
  await vi.waitFor(() => expect(heard).toEqual([save, save]))
})

test.each([
  ['another user', { userId: 8 }],
  ['another record', { id: 2 }],
  ['another list', { endpoint: 'y' }],
  ['another save of the same record', { modified: '2026-01-01T10:00:01+01:00' }],
])('a record is one’s own save in another tab unless it is of %s [R09]', async (_what, changes) => {
  await signedInAs(7)
  otherTabReports({ ...save, ...changes })
  otherTabReports({ ...save, endpoint: 'last' })
  await vi.waitFor(() => expect(isOwnSave('last', row)).toBe(true))
  expect(isOwnSave('x', row)).toBe(false)
})

test('ignores other messages', async () => {
  await signedInAs(7)
  otherTabReports({ ...save, id: '1' })
  otherTabReports('x')
  otherTabReports({ ...save, endpoint: 'then' })
  await vi.waitFor(() => expect(isOwnSave('then', row)).toBe(true))
  expect(isOwnSave('x', row)).toBe(false)
  expect(isOwnSave('then', { id: 1 })).toBe(false)
})
