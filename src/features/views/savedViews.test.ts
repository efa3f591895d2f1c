import { expect, test } from 'vitest'
import { endSession, signOut } from '#api/session.ts'
import { signedInAs, testBackend } from '#api/testBackend.ts'
import { myDatabase } from '#api/store.ts'
import { HttpResponse, http } from 'msw'
import { changeViews, readViews } from './savedViews.ts'

const server = testBackend()
const one = { id: '1', name: 'Offene', path: 'patzu/orders', query: 'state=2' }

test('views are kept for their user alone [A07]', async () => {
  await signedInAs(7)
  expect(await changeViews(7, (views) => [...views, one])).toEqual([one])
  expect(await readViews(7)).toEqual([one])
  expect(await readViews(8)).toEqual([])
})

test.each([
  ['a logout', signOut],
  ['the end of the session', endSession],
  ['somebody else', async () => void (await signedInAs(8))],
])('nothing of them is left after %s [SESS-12, D-09]', async (_how, leave) => {
  server.use(http.post('*/api/token/blacklist/', () => HttpResponse.json({})))
  await signedInAs(7)
  await changeViews(7, () => [one])
  await leave()
  expect(await myDatabase.read('session', 'views')).toBeUndefined()
})

test('a tab whose session is over writes nothing any more', async () => {
  await signedInAs(7)
  await endSession()
  expect(await changeViews(7, () => [one])).toEqual([])
  expect(await myDatabase.read('session', 'views')).toBeUndefined()
})

test.each([
  null,
  'x',
  { userId: 7 },
  { userId: 7, views: [null, 5, { name: 1 }, { ...one, path: '//evil.example' }, { ...one, name: 'x'.repeat(61) }] },
])('what is broken is left out: %j [S18]', async (value) => {
  await signedInAs(7)
  await myDatabase.write('session', 'views', value)
  expect(await readViews(7)).toEqual([])
})
