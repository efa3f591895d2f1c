import { testRow, type TestRow } from '#api/testRow.ts'
import { QueryObserver } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { FormEvent } from 'react'
import { expect, test } from 'vitest'
import { rowQuery } from '#api/rows/queries.ts'
import { base } from '#api/testBackend.ts'
import type { Collection } from '#engine/collection.ts'
import { openRecord, thingBackend, shownToasts } from '#engine/form/testRecord.tsx'
import { testCollection } from '#engine/testCollection.ts'
import { getKept, useToasts } from '#ui/feedback/toasts.ts'

const things: Collection = { ...testCollection, form: ['name', 'anqid', 'share'] }
const loaded: TestRow = { id: 1, name: 'Aare', anqid: 7, share: null }
const backend = thingBackend(loaded)

const saved = ['success', undefined, 'test/things «Rhein» gespeichert.']

test('shows the saved record as the server stored it', async () => {
  backend.server.use(
    http.put(`${base}test/things/1/`, async ({ request }) => {
      backend.stored = testRow({ ...((await request.json()) as TestRow), name: 'Rhein', share: 3 })
      return HttpResponse.json(backend.stored)
    }),
  )
  const { page, values, type, save } = openRecord(things, { row: loaded })
  type('name', ' Rhe ')
  expect(await save()).toBe(true)
  expect(values()).toEqual({ name: 'Rhein', anqid: 7, share: 3 })
  expect(page().form).toMatchObject({ isChanged: false, base: backend.stored })
  expect(shownToasts()).toEqual([saved])
})

test('requests nothing for an unchanged record', async () => {
  let reads = 0
  backend.server.use(
    http.get(`${base}test/things/1/`, () => {
      reads += 1
      return HttpResponse.json(backend.stored)
    }),
  )
  const { type, save } = openRecord(things, { row: loaded })
  expect(await save()).toBe(true)
  expect([backend.sent, reads]).toEqual([[], 1])
  type('name', 'Rhein')
  expect(await save()).toBe(true)
  // Once to compare, and once for the stored result.
  expect([backend.sent.length, reads]).toEqual([1, 3])
})

test('a stored number shown as a text stays a number', async () => {
  const row: TestRow = { ...loaded, plz: 6999 }
  backend.stored = row
  const collection: Collection = {
    ...things,
    fields: { ...testCollection.fields, plz: { kind: 'text' } },
    form: ['name', 'plz'],
  }
  const { type, save } = openRecord(collection, { row })
  type('name', 'Rhein')
  expect(await save()).toBe(true)
  expect(backend.sent).toEqual([['PUT', { ...row, name: 'Rhein' }]])
})

test('a value saved by a follow-up call is no change any more', async () => {
  let decide = () => undefined as void
  const gate = new Promise<void>((resolve) => (decide = resolve))
  let reads = 0
  const rights: unknown[] = []
  backend.server.use(
    http.get(`${base}test/things/1/`, async () => {
      reads += 1
      if (reads > 1) await gate
      return HttpResponse.json({ ...loaded, data: reads > 1 ? ['neu'] : ['alt'] })
    }),
  )
  const { page, values, type } = openRecord(
    {
      ...things,
      fields: { ...testCollection.fields, data: { kind: 'json', hasOwnEndpoint: true } },
      form: ['name', 'data'],
      followUpCalls: () =>
        Promise.resolve({
          default: ({ id }, { data }) => [{ name: 'Rechte', run: async () => void rights.push([id, data]) }],
        }),
    },
    { row: testRow({ ...loaded, data: ['alt'] }) },
  )
  type('data', ['neu'])
  let saving: Promise<boolean> | undefined
  act(() => void (saving = page().saving.save()))
  await waitFor(() => expect(shownToasts()).toEqual([['success', undefined, 'test/things «Aare» gespeichert.']]))
  expect([rights, reads, page().form.hasChanges(), values()['data']]).toEqual([[[1, ['neu']]], 2, false, ['neu']])
  decide()
  expect(await act(async () => await saving)).toBe(true)
  expect(page().form.base).toMatchObject({ data: ['neu'] })
})

test('a save refreshes all queries of this user only', async () => {
  const { client, type, save } = openRecord(things, { row: loaded })
  const lists = [
    [7, 'test/others', 'list'],
    [8, 'test/things', 'list'],
  ]
  for (const key of lists) client.setQueryData(key, [])
  type('name', 'Rhein')
  await save()
  expect(lists.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false])
})

test('a list that never loads does not block the save', async () => {
  const { client, values, type, save } = openRecord(things, { row: loaded })
  let requested = 0
  const slow = new QueryObserver(client, {
    queryKey: [7, 'test/others', 'list'],
    queryFn: async () => ((requested += 1) === 1 ? [] : await new Promise<never>(() => undefined)),
  })
  const leave = slow.subscribe(() => undefined)
  await waitFor(() => expect(slow.getCurrentResult().data).toEqual([]))
  type('name', 'Rhein')
  expect(await save()).toBe(true)
  expect([values()['name'], requested]).toEqual(['Rhein', 2])
  leave()
})

test('shows the saved record when it cannot be read again [N01]', async () => {
  backend.server.use(
    http.put(`${base}test/things/1/`, () => HttpResponse.json({ id: 1, name: 'Rhein', anqid: 7, share: null })),
  )
  const { client, page, type, save } = openRecord(things, { row: testRow({ ...loaded, kept: 'by the server' }) })
  type('name', 'Rhein')
  let reads = 0
  backend.server.use(
    http.get(`${base}test/things/1/`, () => {
      reads += 1
      return reads === 1 ? HttpResponse.json(loaded) : HttpResponse.json({}, { status: 500 })
    }),
  )
  expect(await save()).toBe(true)
  expect(page().shown).toMatchObject({ name: 'Rhein', kept: 'by the server' })
  expect(page().form.base).toMatchObject({ name: 'Rhein', kept: 'by the server' })
  expect(client.getQueryState(rowQuery(7, 'test/things', 1).queryKey)?.status).toBe('error')
})

test('a refused value stays typed with an error at its field [ERR-01]', async () => {
  backend.server.use(
    http.put(`${base}test/things/1/`, () => HttpResponse.json({ name: ['Gibt es schon.'] }, { status: 400 })),
  )
  const { page, values, type, save } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  expect(await save()).toBe(false)
  expect(page().form.getFieldState('name').error).toMatchObject({ message: 'Gibt es schon.' })
  expect(shownToasts()).toEqual([['error', 'Feld: Name', 'Gibt es schon.']])
  // It is shown at its field: the bell does not count it, too.
  expect(getKept(useToasts.getState())).toEqual([])
  expect(values()).toMatchObject({ name: 'Rhein' })
  expect(page().form.isChanged).toBe(true)
})

test.each([
  [404, 'Dieser Eintrag wurde inzwischen gelöscht'],
  [403, 'Fehler'],
])('a save that ends with %i shows an error under «%s»', async (status, title) => {
  backend.server.use(http.get(`${base}test/things/1/`, () => HttpResponse.json({ detail: 'Nein.' }, { status })))
  const { page, values, type, save } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  expect(await save()).toBe(false)
  expect(shownToasts()).toEqual([['error', title, 'Nein.']])
  expect(values()).toMatchObject({ name: 'Rhein' })
  expect(page().form.isChanged).toBe(true)
})

test('pressing Save twice saves once [N15]', async () => {
  const { page, type } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  const events = [0, 1].map(() => new Event('submit', { cancelable: true }))
  await act(async () => {
    await Promise.all(events.map(async (event) => await page().saving.save(event as unknown as FormEvent)))
  })
  expect(events.map((event) => event.defaultPrevented)).toEqual([true, true])
  expect(backend.sent).toHaveLength(1)
})

/** Starts a save whose response the test sends. */
async function beginSave({ page, type }: Pick<ReturnType<typeof openRecord>, 'page' | 'type'>) {
  let decide = () => undefined as void
  const gate = new Promise<void>((resolve) => (decide = resolve))
  backend.server.use(
    http.put(`${base}test/things/1/`, async () => {
      await gate
      return HttpResponse.json({ ...loaded, name: 'Rhein' })
    }),
  )
  type('name', 'Rhein')
  let saving: Promise<boolean> | undefined
  act(() => void (saving = page().saving.save()))
  await waitFor(() => expect(page().saving.isSaving).toBe(true))
  return async () => {
    decide()
    return await act(async () => await saving)
  }
}

test('shows that a save is running', async () => {
  const record = openRecord(things, { row: loaded })
  const decide = await beginSave(record)
  expect(await decide()).toBe(true)
  expect(record.page().saving.isSaving).toBe(false)
})

test('half-typed input during a save stays unsaved', async () => {
  const record = openRecord(things, { row: loaded })
  const decide = await beginSave(record)
  act(() => record.page().form.unparsed.set('share', 'Keine Zahl'))
  expect(await decide()).toBe(false)
  expect(record.page().form.isChanged).toBe(true)
})

test('a form with half-typed input is not saved', async () => {
  const { page, type, save } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  act(() => page().form.unparsed.set('share', 'Keine Zahl'))
  expect(await save()).toBe(false)
  expect(backend.stored).toEqual(loaded)
  expect(page().form.isChanged).toBe(true)
})

test('cancelling a conflict saves nothing [D-34]', async () => {
  backend.stored = testRow({ ...loaded, name: 'Reuss' })
  const { page, values, type } = openRecord(things, { row: loaded })
  type('name', 'Rhein')
  let isSaved: boolean | undefined
  const save = () =>
    act(
      () =>
        void page()
          .saving.save()
          .then((result) => (isSaved = result)),
    )
  save()
  await waitFor(() => expect(page().saving.question).toBeDefined())
  expect(page().saving.question).toMatchObject({
    conflicts: [{ key: 'name', ours: 'Rhein', theirs: 'Reuss' }],
    current: backend.stored,
  })
  act(() => page().saving.question?.resolve(null))
  await waitFor(() => expect(isSaved).toBe(false))
  expect(page().saving.question).toBeUndefined()
  expect([backend.sent, shownToasts(), values()['name']]).toEqual([[], [], 'Rhein'])
  save()
  await waitFor(() => expect(page().saving.question).toBeDefined())
  act(() => page().saving.question?.resolve(new Set()))
  await waitFor(() => expect(isSaved).toBe(true))
  expect(backend.sent.map(([, { name }]) => name)).toEqual(['Rhein'])
})
