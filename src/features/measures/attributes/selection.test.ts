// @vitest-environment jsdom
import * as fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getKeys } from '#lib/measureAttributes.ts'
import { edited, foreignEdits, realEdits, saveSelection } from './selection.ts'

const server = testBackend()
beforeEach(async () => void (await signedInAs(7)))

const address = `${base}results/measures/3/`
const edits = new Map([
  ['q2', true],
  ['q1', false],
])
const getAttribute = () => undefined
const never = async () => await Promise.reject(new Error('nobody was to be asked'))

/** A measure on the server that accepts selections; `put` may respond otherwise. */
function backend(selected: unknown[], put?: (count: number) => Response | undefined) {
  const state = { selected, modified: '2026-01-01T00:00:00Z', bodies: [] as unknown[] }
  server.use(
    http.get(address, () =>
      HttpResponse.json({ id: 3, selected_attributes: state.selected, modified: state.modified }),
    ),
    http.put(`${address}update_selected_attributes/`, async ({ request }) => {
      const body = (await request.json()) as { selected_attributes: unknown[] }
      state.bodies.push(body)
      const other = put?.(state.bodies.length)
      if (other && other.status >= 400) return other
      state.selected = body.selected_attributes
      return other ?? HttpResponse.json({ id: 3 })
    }),
  )
  return state
}

test('only changes are sent, the rest keeps order and format [RES-16]', () => {
  expect(
    edited(
      ['a', 'b'],
      new Map([
        ['c', true],
        ['a', false],
      ]),
      getAttribute,
    ),
  ).toEqual(['b', 'c'])
  expect(edited([{ key: 'a', x: 1 }], new Map([['c', true]]), (key) => ({ key, name: 'C' }))).toEqual([
    { key: 'a', x: 1 },
    { key: 'c', name: 'C' },
  ])
  expect(edited(null, new Map([['c', true]]), getAttribute)).toEqual(['c'])
  expect([
    ...realEdits(
      ['a'],
      new Map([
        ['a', true],
        ['b', false],
        ['c', true],
      ]),
    ),
  ]).toEqual([['c', true]])
})

test('the selection is as requested after an edit [RES-16]', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  fc.assert(
    fc.property(fc.uniqueArray(key), fc.dictionary(key, fc.boolean()), (stored, wanted) => {
      const changes = new Map(Object.entries(wanted))
      const result = new Set(getKeys(edited(stored, realEdits(stored, changes), getAttribute)))
      for (const one of ['a', 'b', 'c', 'd', 'e'] as const)
        expect(result.has(one)).toBe(changes.get(one) ?? stored.includes(one))
    }),
  )
})

test('a selection is saved by its own request [RES-16]', async () => {
  const state = backend(['q1', 'q3'])
  expect(await saveSelection({ id: 3, selected_attributes: ['q1', 'q3'] }, edits, getAttribute, never)).toBe(true)
  expect(state.bodies).toEqual([{ selected_attributes: ['q3', 'q2'] }])
})

test('somebody else’s selection is reported and kept [RES-16, D-34]', async () => {
  const state = backend(['q1', 'theirs'])
  const requested: unknown[] = []
  const agree = async (foreign: unknown) => (requested.push(foreign), await Promise.resolve(true))
  expect(await saveSelection({ id: 3, selected_attributes: ['q1', 'q3'] }, edits, getAttribute, agree)).toBe(true)
  expect(requested).toEqual([{ added: ['theirs'], removed: ['q3'] }])
  expect(state.selected).toEqual(['theirs', 'q2'])
  expect(foreignEdits(['a'], ['a'])).toEqual({ added: [], removed: [] })
})

test('cancelling sends nothing [RES-16, D-34]', async () => {
  const state = backend(['theirs'])
  expect(
    await saveSelection(
      { id: 3, selected_attributes: [] },
      edits,
      getAttribute,
      async () => await Promise.resolve(false),
    ),
  ).toBe(false)
  expect(state.bodies).toEqual([])
})

test('a change made meanwhile is read again instead of overwritten [RES-16, N11]', async () => {
  const state = backend(['q1'], (count) =>
    count === 1
      ? ((state.selected = ['q1', 'late']),
        new Response('{}', { status: 412, headers: { 'Content-Type': 'application/json' } }))
      : undefined,
  )
  const requested: unknown[] = []
  expect(
    await saveSelection(
      { id: 3, selected_attributes: ['q1'] },
      edits,
      getAttribute,
      async (foreign) => (requested.push(foreign), await Promise.resolve(true)),
    ),
  ).toBe(true)
  expect(requested).toEqual([{ added: ['late'], removed: [] }])
  expect(state.selected).toEqual(['late', 'q2'])
})

test('a measure in use is reported without a retry [N11]', async () => {
  const state = backend(['q1'], () => HttpResponse.json({ detail: 'in use' }, { status: 409 }))
  const saving = saveSelection({ id: 3, selected_attributes: ['q1'] }, edits, getAttribute, never)
  await expect(saving).rejects.toMatchObject({ name: 'ConflictError', detail: 'in use' })
  expect(state.bodies).toHaveLength(1)
})

test('a lost response is looked up [RES-16, N04]', async () => {
  const state = backend(['q1'], () => HttpResponse.error())
  expect(await saveSelection({ id: 3, selected_attributes: ['q1'] }, edits, getAttribute, never)).toBe(true)
  expect(state.bodies).toHaveLength(1)
  server.use(http.put(`${address}update_selected_attributes/`, () => HttpResponse.error()))
  await expect(
    saveSelection({ id: 3, selected_attributes: ['q2'] }, new Map([['q7', true]]), getAttribute, never),
  ).rejects.toBeInstanceOf(UnknownOutcomeError)
})
