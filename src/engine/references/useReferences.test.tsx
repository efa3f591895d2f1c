import { testRow } from '#api/testRow.ts'
import { render, renderHook, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { staff } from '#engine/rules.ts'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { code, relation, relations } from '#engine/fieldTypes.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useReferences } from './useReferences.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.loadNamespaces(['actions', 'names'])
  await i18next.changeLanguage('de')
})
beforeEach(async () => await signedInAs(7))

const permissions = { read: staff }
/** Orders belong to one thing, mailings to several, tokens cannot be filtered by it, files to a record of any kind. */
const collections = new Map(
  [
    collectionAt(
      'patzu/orders',
      defineCollection({
        title: 'thing',
        fields: { thing: relation('test/things') },
        columns: [],
        filters: ['thing'],
        permissions,
      }),
    ),
    collectionAt(
      'mailer/mails',
      defineCollection({
        title: 'things',
        fields: { things: relations('test/things') },
        columns: [],
        filters: ['things'],
        permissions,
      }),
    ),
    collectionAt(
      'patzu/tokens',
      defineCollection({ title: 'thing', fields: { thing: relation('test/things') }, columns: [], permissions }),
    ),
    collectionAt(
      'filemanager/files',
      defineCollection({
        title: 'object_id',
        fields: { content_type: relation('accounts/content_types'), object_id: code() },
        columns: [],
        permissions,
      }),
    ),
  ].map((one) => [one.path, one] as const),
)
const orders = [
  { id: 1, thing: 5 },
  { id: 2, thing: 5 },
  { id: 3, thing: 6 },
  { id: 4, thing: 9 },
]
const mails = [
  { id: 1, things: [5, 6] },
  { id: 2, things: [6] },
  { id: 3, things: [9] },
]
const files = [
  { id: 1, content_type: 3, object_id: 5 },
  { id: 2, content_type: 4, object_id: 5 },
]

/** A list whose rows match a filter, as the backend filters it. */
function list(path: string, rows: readonly { id: number }[], isMatch: (row: never, query: URLSearchParams) => boolean) {
  return http.get(`${base}${path}/`, ({ request }) => {
    const query = new URL(request.url).searchParams
    const found = rows.filter((row) => isMatch(row as never, query))
    // Many-to-many joins repeat a row.
    if (query.has('onlyId')) return HttpResponse.json([...found, ...found].map(({ id }) => id))
    return HttpResponse.json({ results: found.slice(0, Number(query.get('size'))), count: found.length })
  })
}
const getWanted = (query: URLSearchParams, by: string) =>
  (query.get(by) ?? query.get(`${by}__in`) ?? '').split(',').map(Number)
const backend = [
  list('patzu/orders', orders, ({ thing }: { thing: number }, query) => getWanted(query, 'thing').includes(thing)),
  list('mailer/mails', mails, ({ things }: { things: number[] }, query) =>
    things.some((one) => getWanted(query, 'things').includes(one)),
  ),
  list(
    'filemanager/files',
    files,
    (row: { content_type: number; object_id: number }, query) =>
      getWanted(query, 'object_id').includes(row.object_id) && query.get('content_type') === String(row.content_type),
  ),
]

async function getLines(ids: number[], isStaff = true): Promise<string[]> {
  const viewer = getViewer({ isStaff, contentTypes: [{ id: 3, app_label: 'test', model: 'thing' }] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CollectionsContext value={collections}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </CollectionsContext>
  )
  const { result } = renderHook(() => useReferences(testCollection), { wrapper })
  const { unmount } = render(<>{await result.current(ids.map((id) => testRow({ id })))}</>)
  const lines = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  unmount()
  return lines
}

test('a deletion names how many records of each list refer to the record', async () => {
  server.use(...backend)
  expect(await getLines([5])).toEqual(['Bestellungen: 2', 'E-Mails: 1', 'Dateien: 1'])
  expect(await getLines([8])).toEqual([])
})

test('a record that refers to several of the deleted ones counts once', async () => {
  server.use(...backend)
  expect(await getLines([5, 6])).toEqual(['Bestellungen: 3', 'E-Mails: 2', 'Dateien: 1'])
})

test('what cannot be counted is named', async () => {
  server.use(...backend)
  server.use(
    http.get(`${base}patzu/orders/`, () => HttpResponse.json({ detail: 'Nein.' }, { status: 403 })),
    // The filter is ignored.
    http.get(`${base}filemanager/files/`, () =>
      HttpResponse.json({ results: [{ id: 7, content_type: 3, object_id: 99 }], count: 812 }),
    ),
  )
  expect(await getLines([5])).toEqual([
    'Bestellungen: konnte nicht gezählt werden',
    'E-Mails: 1',
    'Dateien: konnte nicht gezählt werden',
  ])
})

test('lists that the viewer may not open are not requested', async () => {
  expect(await getLines([5], false)).toEqual([])
})
