// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { readReaderSettings } from '#evaluation/board/readerSettings/readerSettings.ts'
import { fingerprint } from './fingerprint.ts'
import { isReleased, readOwnComments, saveOwnComments, storedIds } from './ownComments.ts'

const server = testBackend()
type Stored = { id: number; evaluation: number; user: number; charts_info: Record<string, unknown> }
let stored: Stored[] = []
/** The user of this test: what a session has stored is looked for again. */
let me = 100

beforeEach(async () => {
  stored = []
  me += 1
  await signedInAs(me)
  const keep = (row: Stored) => {
    stored = [...stored.filter(({ id }) => id !== row.id), row]
    return HttpResponse.json(row)
  }
  server.use(
    http.get(`${base}results/user_charts/`, () => HttpResponse.json(stored)),
    http.post(`${base}results/user_charts/`, async ({ request }) =>
      keep({ id: 4, ...((await request.json()) as Omit<Stored, 'id'>) }),
    ),
    http.put(`${base}results/user_charts/:id/`, async ({ request, params }) =>
      keep({ id: Number(params['id']), ...((await request.json()) as Omit<Stored, 'id'>) }),
    ),
  )
})
const save = async (
  ...given: Parameters<typeof saveOwnComments> extends [number, number, ...infer Rest] ? Rest : never
) => await saveOwnComments(me, 91, ...given)

test('themes, their texts and releases are stored by id beside everything else, and never a text', async () => {
  const others = { 'chart-1': { hidden: true }, 'portal:plans': [{ id: 1 }] }
  stored = [{ id: 4, evaluation: 91, user: me, charts_info: others }]
  const text = 'Frau Rüegger war nett'
  await save({ kind: 'name', theme: 'a', name: 'Essen' })
  await save({ kind: 'assign', theme: 'a', text: '1:5:said', isOn: true })
  await save({ kind: 'assign', theme: 'a', text: '1:6:said', isOn: true })
  await save({ kind: 'assign', theme: 'a', text: '1:6:said', isOn: false })
  await save({ kind: 'name', theme: 'a', name: 'Verpflegung' })
  await save({ kind: 'release', text: '1:5:said', fingerprint: fingerprint(text) })
  expect(stored[0]?.charts_info).toEqual({
    ...others,
    'portal:comments': {
      themes: [{ id: 'a', name: 'Verpflegung', texts: ['1:5:said'] }],
      released: { '1:5:said': fingerprint(text) },
    },
  })
  expect(JSON.stringify(stored)).not.toContain('Rüegger')
  const own = await readOwnComments(me, 91)
  expect(storedIds(own)).toEqual(['1:5:said'])
  await save({ kind: 'remove', theme: 'a' })
  await save({ kind: 'release', text: '1:5:said', fingerprint: null })
  expect(stored[0]?.charts_info).toEqual({
    ...others,
    'portal:comments': { themes: [], released: {}, withdrawn: { '1:5:said': fingerprint(text) } },
  })
})

test('a text that was changed since is not released', async () => {
  const own = await save({ kind: 'release', text: '1:5:said', fingerprint: fingerprint('gut') })
  expect(isReleased(own, { id: '1:5:said', text: 'gut' })).toBe(true)
  expect(isReleased(own, { id: '1:5:said', text: 'gut, sagt Frau Meier' })).toBe(false)
  expect(isReleased(own, { id: '1:6:said', text: 'gut' })).toBe(false)
})

test('steps at the same time keep each other', async () => {
  await Promise.all([
    save({ kind: 'name', theme: 'a', name: 'A' }),
    save({ kind: 'name', theme: 'b', name: 'B' }),
    save({ kind: 'release', text: '1:1:said', fingerprint: 'x' }),
  ])
  expect(await readOwnComments(me, 91)).toMatchObject({
    themes: [
      { id: 'a', name: 'A', texts: [] },
      { id: 'b', name: 'B', texts: [] },
    ],
    released: new Map([['1:1:said', 'x']]),
  })
})

test('rows that are gone are left out at the next step, in themes and in releases', async () => {
  await save({ kind: 'name', theme: 'a', name: 'A' })
  await save({ kind: 'assign', theme: 'a', text: '1:1:said', isOn: true })
  await save({ kind: 'assign', theme: 'a', text: '1:2:said', isOn: true })
  await save({ kind: 'release', text: '1:1:said', fingerprint: 'x' })
  await save({ kind: 'name', theme: 'a', name: 'B' }, ['1:1:said'])
  expect(await readOwnComments(me, 91)).toMatchObject({
    themes: [{ id: 'a', name: 'B', texts: ['1:2:said'] }],
    released: new Map(),
  })
})

test.each([null, 'x', 3, [], { themes: 'x', released: [] }, { themes: [null, { id: 3 }, 'x'], released: { a: 1 } }])(
  'what cannot be read counts as nothing: %j',
  async (kept) => {
    stored = [{ id: 4, evaluation: 91, user: me, charts_info: { 'portal:comments': kept } }]
    expect(await readOwnComments(me, 91)).toMatchObject({ themes: [], released: new Map() })
  },
)

test('what a later version keeps stays', async () => {
  const later = { themes: [{ id: 'a', name: 'A', texts: ['1:1:said'], color: 'red' }, 'odd'], released: {}, more: 1 }
  stored = [{ id: 4, evaluation: 91, user: me, charts_info: { 'portal:comments': later } }]
  await save({ kind: 'assign', theme: 'a', text: '1:2:said', isOn: true })
  expect(stored[0]?.charts_info['portal:comments']).toEqual({
    ...later,
    themes: [{ id: 'a', name: 'A', texts: ['1:1:said', '1:2:said'], color: 'red' }, 'odd'],
  })
})

test('themes are no settings of a chart', () => {
  expect(readReaderSettings({ 'portal:comments': { themes: [] }, a: { hidden: true } })).toEqual({
    a: { hidden: true },
  })
})
