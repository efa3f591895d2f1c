import { testRow, type TestRow } from '#api/testRow.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getTitle } from '#engine/formatValue.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import PasteRows from './PasteRows.tsx'
import { clearToasts, useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
let stored: TestRow[]

beforeAll(async () => {
  await i18next.loadNamespaces(['bulkEdit', 'import', 'portal', 'actions'])
  await i18next.changeLanguage('de')
})
beforeEach(async () => {
  await signedInAs(7)
  const modified = '2026-01-01T10:00:00.000000+01:00'
  stored = ['Abc', 'Def', 'Ghi'].map((name, place) => ({ id: place + 1, name, anqid: place + 11, state: 1, modified }))
  const find = (id: unknown) => stored.findIndex((row) => row.id === Number(id))
  server.use(
    http.get(`${base}test/things/:id/`, ({ params }) => HttpResponse.json(stored[find(params['id'])])),
    http.put(`${base}test/things/:id/`, async ({ params, request }) => {
      stored[find(params['id'])] = (await request.json()) as TestRow
      return HttpResponse.json(stored[find(params['id'])])
    }),
  )
})
afterEach(() => {
  cleanup()
  clearToasts()
})

/** Opens the dialog for all records and pastes cells. */
async function paste(text: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <PasteRows
          collection={testCollection}
          selected={stored.map((row) => testRow(row))}
          isMore={false}
          getName={(row) => getTitle(testCollection, row, 'de')}
          onDone={() => undefined}
        />
      </ViewerContext>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Aus Tabelle einfügen' }))
  await userEvent.click(await screen.findByRole('textbox', { name: /^Zellen aus der Tabelle/ }))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Vorschau anzeigen' }))
}

test('pasted cells change the records they name, after a preview, and can be undone', async () => {
  const before = structuredClone(stored)
  await paste('ANQ-ID\tName\n33\tGhi\n31\tAbc\n40\tZzz')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(4))
  expect(
    within(dialog)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['EintragBisherNeu', 'Abc11 31', 'Ghi13 33', 'Def12nicht in der Tabelle'])
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'Zeile 4 («Zzz»): nicht unter den ausgewählten Einträgen',
  )
  expect(stored).toEqual(before)

  await userEvent.click(within(dialog).getByRole('button', { name: '2 Einträge ändern' }))
  await waitFor(() => expect(useToasts.getState().shown).toHaveLength(1))
  const changed = [{ ...before[0], anqid: 31 }, before[1], { ...before[2], anqid: 33 }]
  expect(stored).toEqual(changed)

  useToasts.getState().shown[0]?.action?.run()
  await waitFor(() => expect(useToasts.getState().shown).toHaveLength(2))
  expect(stored).toEqual(before)
})

test('cells without a column that names the records are refused where they were pasted', async () => {
  await paste('ANQ-ID\n33\n31\n40')
  expect(await screen.findByText('Bitte eine Spalte wählen, die angibt, welcher Eintrag gemeint ist.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Zellen/ })).toHaveValue('ANQ-ID\n33\n31\n40')
})
