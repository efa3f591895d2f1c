import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { everyone, staff } from '#engine/rules.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { WhoSees } from './WhoSees.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['viewers', 'mail', 'names'])
})

const evaluation: EvaluationRow = {
  id: 3,
  creator_id: 1,
  view_access_users: [4, 90],
  view_access_object_ids: [4],
  content_type: 20,
  created: '2025-01-10T10:00:00Z',
  modified: '2026-03-02T10:00:00Z',
}
const person = (id: number, first_name: string, more = {}) => ({
  id,
  first_name,
  last_name: 'Berg',
  email: `p${id}@b.ch`,
  language: id % 2 === 0 ? 2 : 1,
  is_staff: false,
  is_demo: false,
  app_permissions: [],
  last_login: '2026-04-01T10:00:00Z',
  ...more,
})
const permission = { app_permissions: [{ content_type: 20, object_id: 4, role: 2 }] }
const persons = [
  person(1, 'Carla'),
  person(2, 'Stefan', { is_staff: true, last_login: null }),
  person(4, 'Lena', { last_login: '2025-06-01T10:00:00Z' }),
  person(5, 'Nora', { last_login: null, ...permission }),
  person(6, 'Otto', { app_permissions: [{ content_type: 20, object_id: 8, role: 2 }] }),
  person(7, 'Ida', { last_login: null, is_demo: true, ...permission }),
]

async function show({
  isStaff = true,
  next = {},
  row = evaluation,
  all = persons,
  isDown = (): boolean => false,
} = {}) {
  await signedInAs(50)
  server.use(
    http.get(`${base}accounts/users/`, ({ request }) => {
      if (isDown()) return HttpResponse.json({ detail: 'x' }, { status: 500 })
      const query = new URL(request.url).searchParams
      const ids = query.get('ids')?.split(',')
      // Of the filters only `ids` and `is_staff` are applied, as on a server that ignores one.
      return HttpResponse.json(
        all.filter(({ id, is_staff }) => (ids?.includes(String(id)) ?? true) && (!query.get('is_staff') || is_staff)),
      )
    }),
    http.get(`${base}patzu/hospitals/`, () => HttpResponse.json([{ id: 4, name: 'Klinik Seeblick' }])),
    http.get(`${base}mailer/mailtemplates/`, () => HttpResponse.json([{ id: 1, name: 'Neues' }])),
  )
  const named = (path: string, create = staff) => ({
    ...testCollection,
    path,
    endpoint: path,
    permissions: { read: everyone, create },
  })
  const collections = new Map([
    ['accounts/users', named('accounts/users')],
    ['mailer/mailjobs', named('mailer/mailjobs')],
  ])
  const viewer = getViewer({ id: 50, isStaff, contentTypes: [{ id: 20, app_label: 'patzu', model: 'hospital' }] })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CollectionsContext value={collections}>
        <ViewerContext value={viewer}>
          <MemoryRouter>
            <WhoSees
              collection={testCollection}
              row={row}
              isDirty={false}
              form={{ values: () => next, change: () => undefined }}
            />
          </MemoryRouter>
        </ViewerContext>
      </CollectionsContext>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Wer sieht diese Auswertung?' }))
  return await screen.findByRole('dialog')
}
const rowTexts = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
}

test('names the people, the rule and the last sign-in', async () => {
  await show()
  expect(await screen.findAllByText(/Klinik Seeblick/)).toHaveLength(2)
  expect(await rowTexts()).toEqual([
    ['Carla Berg', '01.04.2026, seither angemeldet', 'hat die Auswertung erstellt'],
    ['Person 90 (deaktiviert, gelöscht oder für Sie nicht sichtbar)', 'nicht bekannt', 'in «Sichtbar für Benutzer»'],
    ['Lena Berg', '01.06.2025, seither nicht', 'in «Sichtbar für Benutzer»'],
    ['Ida Berg', 'noch nie angemeldet', 'Recht an Klinik Seeblick'],
    ['Nora Berg', 'noch nie angemeldet', 'Recht an Klinik Seeblick'],
    ['Stefan Berg', 'noch nie angemeldet', 'Mitarbeitende des Anbieters'],
  ])
  expect(screen.getByText('5 Personen können diese Auswertung öffnen.')).toBeVisible()
})

test('a mail goes to those who have not signed in since, never to staff or demo logins', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'An 2 Personen schreiben' }))
  expect(await screen.findByText('Lena Berg')).toBeVisible()
  const recipients = screen.getByRole('table')
  expect(
    within(recipients)
      .getAllByText(/@b.ch/)
      .map((cell) => cell.textContent),
  ).toEqual(['p4@b.ch', 'p5@b.ch'])
})

test('since its creation fewer are missing', async () => {
  await show()
  expect(
    await screen.findByText(
      /^3 davon, ohne Mitarbeitende des Anbieters, haben sich seit der letzten Änderung \(02.03.2026\)/,
    ),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: 'Nicht angemeldet seit' }))
  await userEvent.click(await screen.findByRole('option', { name: 'dem Erstellen (10.01.2025)' }))
  expect(
    await screen.findByText(/^2 davon, ohne Mitarbeitende des Anbieters, haben sich seit dem Erstellen/),
  ).toBeVisible()
})

test('unsaved settings say who comes in and who is locked out', async () => {
  await show({ next: { view_access_users: [90], view_access_object_ids: [4, 8] } })
  const texts = await rowTexts()
  expect(texts.find(([name]) => name === 'Lena Berg')?.[2]).toContain('nach dem Speichern nicht mehr')
  expect(texts.find(([name]) => name === 'Otto Berg')?.[2]).toContain('erst nach dem Speichern')
  expect(screen.getByText('5 Personen können diese Auswertung öffnen.')).toBeVisible()
})

test('people beyond a page are reached by the pager', async () => {
  const many = Array.from({ length: 23 }, (_, place) => person(100 + place, `Anna${place}`, permission))
  await show({ all: many })
  expect(await screen.findByText('23 Personen können diese Auswertung öffnen.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Seite 3/ }))
  await waitFor(async () => expect(await rowTexts()).toHaveLength(6))
})

test('a hospital’s manager reads that others are not shown', async () => {
  await show({ isStaff: false })
  expect(await screen.findByText(/Sie sehen nur Personen Ihrer eigenen Institutionen/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /schreiben/ })).not.toBeInTheDocument()
})

test('a failed read counts nobody and can be repeated', async () => {
  let isDown = true
  await show({ isDown: () => isDown })
  expect(await screen.findByText('Die Personen mit Zugang konnten nicht geladen werden')).toBeVisible()
  expect(screen.queryByText(/können diese Auswertung öffnen/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /schreiben/ })).not.toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('5 Personen können diese Auswertung öffnen.')).toBeVisible()
})

test('the list is closed with a key, and focus returns to the button', async () => {
  const dialog = await show()
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  await screen.findByRole('table')
  const only = within(dialog).getByRole('checkbox', { name: /Nur/ })
  while (document.activeElement !== only) await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(only).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wer sieht diese Auswertung?' })).toHaveFocus())
})
