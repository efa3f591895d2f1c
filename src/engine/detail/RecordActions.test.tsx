import { testRow, type TestRow } from '#api/testRow.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { RecordActions } from './RecordActions.tsx'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { type Collections, CollectionsContext } from '#engine/collections.ts'
import { relation } from '#engine/fieldTypes.ts'
import { everyone } from '#engine/rules.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { clearToasts, useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => await i18next.changeLanguage('de'))
afterEach(() => {
  cleanup()
  clearToasts()
})

const collection = {
  ...testCollection,
  permissions: {
    ...testCollection.permissions,
    delete: (viewer: { id: number }, row?: unknown) => (row as TestRow | undefined)?.owner === viewer.id,
    restore: (viewer: { isStaff: boolean }) => viewer.isStaff,
  },
  undeletable: (row: TestRow) => (row.locked === true ? ('not-allowed' as const) : undefined),
}
function show(row: TestRow, isStaff = true, collections: Collections = new Map()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff })}>
        <CollectionsContext value={collections}>
          <MemoryRouter>
            <RecordActions collection={collection} row={row} isDirty={false} onDeleted={() => undefined} back="/" />
          </MemoryRouter>
        </CollectionsContext>
      </ViewerContext>
    </QueryClientProvider>,
  )
}

test('the rule of a collection shows or hides the deletion of a record [ROLE-23]', () => {
  show(testRow({ id: 1, owner: 7 }))
  expect(screen.getByRole('button', { name: 'Löschen' })).toBeEnabled()
  cleanup()
  show(testRow({ id: 1, owner: 8 }))
  expect(screen.queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument()
})

test('a record that cannot be deleted shows why [ROLE-23]', () => {
  show(testRow({ id: 1, owner: 7, locked: true }))
  expect(screen.getByRole('button', { name: 'Löschen' })).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  [true, 'Rückgängig'],
  [false, undefined],
])('a deletion can be undone with the permission to restore: staff %s [TOOL-11, ROLE-06]', async (isStaff, undo) => {
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json({ id: 1, is_active: true })),
    http.delete(`${base}test/things/1/`, () => new HttpResponse(null, { status: 204 })),
  )
  await signedInAs(7)
  show(testRow({ id: 1, owner: 7 }), isStaff)
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
  useConfirmQueue.getState().requested[0]?.respond(true)
  await expect.poll(() => useToasts.getState().kept[0]?.text).toMatch(/^test\/things «.+» gelöscht\.$/)
  expect(useToasts.getState().kept[0]?.action?.label).toBe(undo)
})

test('a final deletion from the trash cannot be undone [TOOL-11, D-39]', async () => {
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json({ id: 1, is_active: false })),
    http.delete(`${base}test/things/1/`, () => new HttpResponse(null, { status: 204 })),
  )
  await signedInAs(7)
  show(testRow({ id: 1, owner: 7, is_active: false }))
  await userEvent.click(screen.getByRole('button', { name: /öschen/ }))
  useConfirmQueue.getState().requested[0]?.respond(true)
  await expect.poll(() => useToasts.getState().kept[0]?.text).toMatch(/^test\/things «.+» gelöscht\.$/)
  expect(useToasts.getState().kept[0]?.action).toBeUndefined()
})

test.each([
  ['its response got lost', 2],
  ['somebody else moved it', 1],
])('does not delete for good a record that is in the trash already, as %s [D-39, N05]', async (_why, times) => {
  await signedInAs(7)
  let isActive = times === 2
  let deletions = 0
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json({ id: 1, is_active: isActive })),
    http.delete(`${base}test/things/1/`, () => {
      deletions += 1
      isActive = false
      return HttpResponse.error()
    }),
  )
  show(testRow({ id: 1, owner: 7, is_active: true }))
  for (let time = 1; time <= times; time += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
    useConfirmQueue.getState().requested[0]?.respond(true)
    await waitFor(() => expect(useToasts.getState().kept).toHaveLength(time))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Löschen' })).not.toHaveAttribute('aria-busy'))
  }
  expect(useToasts.getState().kept[0]?.text).toMatch(/^test\/things «.+» gelöscht\.$/)
  expect(deletions).toBe(times - 1)
})

test('a refused deletion shows the first message of each field by its label [ERR-01, D-33]', async () => {
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json({ id: 1, is_active: true })),
    http.delete(`${base}test/things/1/`, () =>
      HttpResponse.json({ anqid: ['Wird gebraucht.', 'Von vielen.'] }, { status: 400 }),
    ),
  )
  await signedInAs(7)
  show(testRow({ id: 1, owner: 7 }))
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
  useConfirmQueue.getState().requested[0]?.respond(true)
  await waitFor(() =>
    expect(useToasts.getState().kept.map(({ title, text }) => [title, text])).toEqual([
      ['Feld: ANQ-ID', 'Wird gebraucht.'],
    ]),
  )
})

test.each([
  ['is deleted already', { status: 404 }, undefined],
  ['was deleted with a lost response', undefined, 404],
])('leaves a record that %s [D-39, N05]', async (_how, response, read) => {
  let isRequested = false
  server.use(
    http.get(`${base}test/things/1/`, () =>
      isRequested && read ? HttpResponse.json({ detail: 'x' }, { status: read }) : HttpResponse.json({ id: 1 }),
    ),
    http.delete(`${base}test/things/1/`, () => {
      isRequested = true
      return response ? HttpResponse.json({ detail: 'x' }, response) : HttpResponse.error()
    }),
  )
  await signedInAs(7)
  show(testRow({ id: 1, owner: 7, is_active: false }))
  await userEvent.click(screen.getByRole('button', { name: /öschen/ }))
  useConfirmQueue.getState().requested[0]?.respond(true)
  await expect.poll(() => useToasts.getState().kept[0]?.text).toMatch(/^test\/things «.+» gelöscht\.$/)
})

test('what refers to a record is counted before the confirmation opens', async () => {
  const orders = collectionAt(
    'patzu/orders',
    defineCollection({
      title: 'thing',
      fields: { thing: relation('test/things') },
      columns: [],
      filters: ['thing'],
      permissions: { read: everyone },
    }),
  )
  server.use(http.get(`${base}patzu/orders/`, () => HttpResponse.json({ results: [{ id: 9, thing: 1 }], count: 1 })))
  await signedInAs(7)
  show(testRow({ id: 1, owner: 7 }), true, new Map([[orders.path, orders]]))
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  const [question] = useConfirmQueue.getState().requested
  render(<>{question?.note}</>)
  expect(screen.getByRole('listitem')).toHaveTextContent('Bestellungen: 1')
  question?.respond(false)
})
