// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { saveRecord } from './save.ts'

const server = testBackend()
const loaded = { id: 1, name: 'A', number: 1 }

test.each([
  [409, 'unchanged', 1],
  [409, 'changed meanwhile', 2],
  [412, 'unchanged', 3],
])('reports a refused record (%i) that is %s after so many tries: %i [N11]', async (status, what, tries) => {
  await signedInAs(7)
  let stored = loaded
  let sent = 0
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json(stored)),
    http.put(`${base}test/things/1/`, () => {
      sent += 1
      if (what !== 'unchanged') stored = { ...loaded, name: 'C' }
      return HttpResponse.json({ detail: 'in use' }, { status })
    }),
  )
  const ours = () => Promise.resolve(new Set<string>())
  const saving = saveRecord(
    testCollection,
    loaded,
    { ...loaded, name: 'B' },
    ['name'],
    getViewer({ isStaff: true }),
    ours,
  )
  await expect(saving).rejects.toMatchObject({ name: 'ConflictError', status, detail: 'in use' })
  expect(sent).toBe(tries)
})
