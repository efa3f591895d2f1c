// @vitest-environment jsdom
import { testRow, type TestRow } from '#api/testRow.ts'
import fc from 'fast-check'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Values } from '#engine/collection.ts'
import { getLabels } from '#engine/labels.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { changeOne } from './changeOne.ts'
import { type Change, planChange } from './planChange.ts'

vi.mock('#api/http/pause.ts', () => ({ pause: async () => await Promise.resolve() }))

const server = testBackend()
const staff = getViewer({ isStaff: true })
const labels = getLabels(i18next.getFixedT('de', ['fields-test', 'fields', 'names']), 'test/things')

/** The change of a field of the test's collection, whose records can be dispensed (3) until a day. */
function getChange(name: string, value: unknown): Change {
  return getChanges({ [name]: value })
}
function getChanges(values: Values): Change {
  return { collection: testCollection, values, viewer: staff, getLabel: (key) => key }
}
const toDispensed = getChange('state', 3)

const loaded: TestRow = {
  id: 1,
  name: 'A',
  anqid: 7,
  state: 1,
  until: null,
  friends: [1, 2],
  unknown: { kept: ['as', 'it', 'is'] },
  modified: '2026-01-01T10:00:00.000000+01:00',
}
let stored: TestRow
let puts: TestRow[]
/** The results of the next writes, one after the other. */
let problems: ('drop' | 'lose' | number)[]
/** A change by somebody else right before the next write. */
let meanwhile: object[]

beforeAll(async () => {
  await i18next.loadNamespaces(['bulkEdit', 'portal'])
  await i18next.changeLanguage('de')
})
beforeEach(async () => {
  await signedInAs(7)
  stored = loaded
  puts = []
  problems = []
  meanwhile = []
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json(stored)),
    http.put(`${base}test/things/1/`, async ({ request }) => {
      const change = meanwhile.shift()
      if (change) stored = { ...stored, ...change, modified: later(stored) }
      const error = problems.shift()
      if (error === 'drop') return HttpResponse.error()
      if (typeof error === 'number') return HttpResponse.json({ detail: `Nein (${error}).` }, { status: error })
      const since = Date.parse(request.headers.get('If-Unmodified-Since') ?? '')
      if (since < Math.floor(Date.parse(String(stored.modified)) / 1000) * 1000)
        return HttpResponse.json({ detail: 'Geändert.' }, { status: 412 })
      const body = (await request.json()) as TestRow
      puts.push(body)
      stored = { ...body, modified: later(stored) }
      return error === 'lose' ? HttpResponse.error() : HttpResponse.json(stored)
    }),
  )
})
const later = ({ modified }: TestRow) => new Date(Date.parse(String(modified)) + 60_000).toISOString()
const without = ({ modified: _modified, ...row }: TestRow, key: string) => ({ ...row, [key]: undefined })

test('only one field is changed on the server', async () => {
  stored = testRow({ ...loaded, name: 'Neu', friends: [3], unknown: 'changed', modified: later(loaded) })
  await changeOne(toDispensed, loaded, labels)
  expect(puts).toEqual([{ ...stored, state: 3, modified: later(loaded) }])
})

test('a field changed since the preview is not overwritten', async () => {
  stored = testRow({ ...loaded, name: 'A', state: 4, modified: later(loaded) })
  await expect(changeOne(toDispensed, loaded, labels)).rejects.toThrow(
    'Inzwischen wurde «4» gespeichert; dieser Wert bleibt.',
  )
  meanwhile = [{ state: 5 }]
  stored = loaded
  await expect(changeOne(toDispensed, loaded, labels)).rejects.toThrow('«5»')
  expect(puts).toEqual([])
})

test('a record that became locked is not changed', async () => {
  const change = getChange('until', '2027-01-01')
  const before = { ...loaded, state: 3 }
  stored = testRow({ ...before, state: 1, modified: later(loaded) })
  await expect(changeOne(change, before, labels)).rejects.toThrow('Hier gibt es dieses Feld nicht.')
  expect(puts).toEqual([])
})

test('a value that the server ignored is reported with the stored one', async () => {
  server.use(http.put(`${base}test/things/1/`, () => HttpResponse.json({ ...loaded, state: 1 })))
  await expect(changeOne(toDispensed, loaded, labels)).rejects.toThrow(
    'Der Wert wurde nicht übernommen, gespeichert ist «',
  )
})

test('a lost response is looked up and never sent twice [N05]', async () => {
  problems = ['lose']
  await changeOne(toDispensed, loaded, labels)
  expect([stored.state, puts.length]).toEqual([3, 1])
  stored = loaded
  problems = ['drop']
  await expect(changeOne(toDispensed, loaded, labels)).rejects.toMatchObject({ name: 'UnknownOutcomeError' })
  expect([stored.state, puts.length]).toEqual([1, 1])
})

test('no other field changes whatever fails [N05, N11]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<'drop' | 'lose' | number>('drop', 'lose', 400, 403, 404, 409, 412, 500, 503), {
        maxLength: 4,
      }),
      fc.array(
        fc.record(
          { name: fc.constantFrom('B', 'C'), state: fc.constantFrom(1, 3, 4), friends: fc.subarray([1, 2, 3]) },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
      async (troubles, others) => {
        stored = loaded
        puts = []
        problems = [...troubles]
        meanwhile = [...others]
        const isDone = await changeOne(toDispensed, loaded, labels).then(
          () => true,
          () => false,
        )
        // All other values are those of others.
        const seen = others.slice(0, others.length - meanwhile.length)
        const theirs = seen.reduce<TestRow>((row, one) => ({ ...row, ...one }), loaded)
        expect(without(stored, 'state')).toEqual(without(theirs, 'state'))
        if (isDone) expect(stored.state).toBe(3)
        // Our value did not overwrite a state that another person set.
        if (puts.length === 0) expect(stored.state).toBe(theirs.state)
      },
    ),
    { numRuns: 150 },
  )
})

test.each([
  ['state', 1, { state: 3, until: '2027-01-01' }, 'Das würde auch leeren: until. Bitte einzeln bearbeiten.'],
  ['until', '2027-01-01', { state: 1 }, 'Hier gibt es dieses Feld nicht.'],
  ['state', 3, { is_active: false }, 'Liegt im Papierkorb oder ist deaktiviert.'],
  ['name', 'viel zu lang', {}, 'name: '],
])('a record may not be changed because of its state: %s to %s', (name, value, row, reason) => {
  const verdict = planChange(getChange(name, value), { ...loaded, ...row })
  expect(verdict).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) as string })
})

test('records without permission or with the same value are skipped', () => {
  expect(planChange({ ...toDispensed, viewer: getViewer() }, loaded)).toEqual({
    kind: 'refused',
    reason: 'Diesen Eintrag dürfen Sie nicht ändern.',
  })
  expect(planChange(toDispensed, testRow({ ...loaded, state: 3 }))).toEqual({ kind: 'same' })
  expect(planChange(toDispensed, loaded)).toEqual({ kind: 'change' })
})

test('an earlier error in a record does not block another field', () => {
  expect(planChange(toDispensed, testRow({ ...loaded, name: 'viel zu lang' }))).toEqual({ kind: 'change' })
})

test('several fields of a record are changed by one save', async () => {
  await changeOne(getChanges({ state: 3, until: '2027-01-01' }), loaded, labels)
  expect(puts).toEqual([{ ...loaded, state: 3, until: '2027-01-01' }])
})

test('a record is left alone where one of several fields was changed since the preview', async () => {
  stored = testRow({ ...loaded, anqid: 8, modified: later(loaded) })
  await expect(changeOne(getChanges({ state: 3, anqid: 9 }), loaded, labels)).rejects.toThrow(
    'Inzwischen wurde gespeichert: ANQ-ID «8». Diese Werte bleiben.',
  )
  expect(puts).toEqual([])
})

test('an undo puts back the fields that nobody changed since, and names the others', async () => {
  const changed = { ...loaded, state: 3, anqid: 9 }
  stored = testRow({ ...changed, anqid: 11, modified: later(loaded) })
  await expect(changeOne(getChanges({ state: 1, anqid: 7 }), changed, labels, true)).rejects.toThrow(
    'Inzwischen wurde gespeichert: ANQ-ID «11». Diese Werte bleiben.',
  )
  expect(puts).toEqual([{ ...changed, state: 1, anqid: 11, modified: later(loaded) }])
})

test('an undo sends nothing where every field was changed since', async () => {
  const changed = { ...loaded, state: 3, anqid: 9 }
  stored = testRow({ ...changed, state: 4, anqid: 11, modified: later(loaded) })
  await expect(changeOne(getChanges({ state: 1, anqid: 7 }), changed, labels, true)).rejects.toThrow('«11»')
  expect(puts).toEqual([])
})

test('an undo that meets a change right before its write leaves that change', async () => {
  const changed = { ...loaded, state: 3, anqid: 9 }
  stored = testRow(changed)
  meanwhile = [{ anqid: 11 }]
  await expect(changeOne(getChanges({ state: 1, anqid: 7 }), changed, labels, true)).rejects.toThrow('«11»')
  expect([stored.state, stored['anqid']]).toEqual([1, 11])
})
