import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { RowAt } from '#api/rows/page.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { getVersion, hasStockName } from './version.ts'
import RecordNameCell from './RecordNameCell.tsx'
import WhatCell from './WhatCell.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['history', 'fields', 'names'])
})

const types = [{ id: 20, app_label: 'patzu', model: 'hospital' }]
const collection = {
  ...testCollection,
  path: 'patzu/hospitals',
  endpoint: 'patzu/hospitals',
  contentType: 'patzu.hospital',
}

const toRow = (id: number, fields: object, comment = '') => ({
  id,
  content_type: { id: 20, app_label: 'patzu', model: 'hospital' },
  object_id: '1',
  object_repr: 'Klinik',
  serialized_data: JSON.stringify([{ model: 'patzu.hospital', pk: 1, fields }]),
  revision: { id, user: 1, date_created: '2026-05-01T10:00:00Z', comment },
})

async function show(version: ReturnType<typeof toRow>, older: object[], isHidden = false, Cell = WhatCell) {
  const requested: string[] = []
  server.use(
    http.get(`${base}accounts/versions/`, ({ request }) => {
      requested.push(request.url)
      return HttpResponse.json([version, ...older])
    }),
  )
  await signedInAs(7)
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true, contentTypes: types })}>
        <CollectionsContext value={new Map([[collection.path, collection]])}>
          <MemoryRouter>
            <div hidden={isHidden}>
              <Cell row={version} value={undefined} />
            </div>
          </MemoryRouter>
        </CollectionsContext>
      </ViewerContext>
    </QueryClientProvider>,
  )
  return { container, requested }
}

test('an activity names the field it changed with both values', async () => {
  const { container } = await show(toRow(9, { name: 'Klinik AG', anqid: 5 }, 'name, anqid geändert.'), [
    toRow(8, { name: 'Klinik', anqid: 5 }),
  ])
  expect(await screen.findByText('Klinik AG')).toBeVisible()
  expect(container).toHaveTextContent(/^Name: Klinik → Klinik AG$/)
})

test('a value that was added is shown with its field', async () => {
  const { container } = await show(toRow(9, { name: 'Klinik', anqid: 5 }), [toRow(8, { name: 'Klinik' })])
  await waitFor(() => expect(container).toHaveTextContent(/^ANQ-ID: - → 5$/))
})

test('a value that was removed is shown with its field', async () => {
  const { container } = await show(toRow(9, { name: '', anqid: 5 }), [toRow(8, { name: 'Klinik', anqid: 5 })])
  await waitFor(() => expect(container).toHaveTextContent(/^Name: Klinik → -$/))
})

test('while an activity is looked up its cell shows a shape, not a sign for nothing', async () => {
  const { container } = await show(toRow(9, { name: 'Klinik AG' }), [toRow(8, { name: 'Klinik' })])
  expect(container).not.toHaveTextContent('-')
  expect(container.querySelector('[data-loading]')).toBeInTheDocument()
  expect(await screen.findByText('Klinik AG')).toBeVisible()
  expect(container.querySelector('[data-loading]')).toBeNull()
})

test('an activity with several changes names their fields', async () => {
  await show(toRow(9, { name: 'Klinik AG', anqid: 6 }), [toRow(8, { name: 'Klinik', anqid: 5 })])
  expect(await screen.findByText('Name, ANQ-ID')).toBeVisible()
})

test('the first activity of a record says that it is the first known one', async () => {
  await show(toRow(9, { name: 'Klinik' }), [])
  expect(await screen.findByText('Erste gespeicherte Fassung')).toBeVisible()
})

test('a comment of the server is in the language of the page', async () => {
  await i18next.changeLanguage('fr')
  await show(toRow(9, { name: 'Klinik' }, 'Hinzugefügt.'), [], true)
  expect(screen.getByText('Création')).toBeInTheDocument()
  await i18next.changeLanguage('de')
})

test('an export looks no activity up', async () => {
  const { requested } = await show(toRow(9, { name: 'Klinik' }, 'Nach Rückfrage korrigiert'), [], true)
  expect(screen.getByText('Nach Rückfrage korrigiert')).toBeInTheDocument()
  expect(requested).toEqual([])
})

test.each([
  ['name, BUR_Stao, measures_ids geändert.', ''],
  ['Geändert.', ''],
  ['name geändert.', ''],
  ['{"changed": ["name"]}', ''],
  ['Nach Rückfrage beim Spital korrigiert', 'Nach Rückfrage beim Spital korrigiert'],
  ['In den Papierkorb gelegt.', 'In den Papierkorb gelegt.'],
])('of the comment %j people read %j', (comment, read) => {
  const row = toRow(1, { name: 'x', BUR_Stao: 1, measures: [] }, comment)
  expect(getVersion(row as object as RowAt<'accounts/versions'>).comment).toBe(read)
})

test.each([
  ['Bestellung 119', {}, true],
  ['Order object (119)', {}, true],
  ['Station 119', { name: 'Station 119' }, false],
  ['Bestellung 118', {}, false],
  ['Klinik am See 119', {}, false],
])('whether %j with the fields %j is a name of the server: %s', (object_repr, fields, expected) => {
  const row = { ...toRow(1, fields), object_id: '119', object_repr }
  expect(hasStockName(getVersion(row as object as RowAt<'accounts/versions'>))).toBe(expected)
})

test.each([
  ['a list', false],
  ['an export', true],
])('a record that the server names by its number has its own name in %s', async (_place, isHidden) => {
  server.use(
    http.get(`${base}patzu/hospitals/`, () =>
      HttpResponse.json({ count: 1, next: null, previous: null, results: [{ id: 1, name: 'Spital Mühlefeld' }] }),
    ),
  )
  const version = { ...toRow(9, {}), object_repr: 'Hospital object (1)' }
  const { container } = await show(version, [], isHidden, RecordNameCell)
  await waitFor(() => expect(container.textContent).toBe('Spital Mühlefeld Patientenbefragung · Spital'))
})
