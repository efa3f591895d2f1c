import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { ResponsesButton } from './ResponsesButton.tsx'
import { ResponsesDialog } from './ResponsesDialog.tsx'

const saved: { name: string; text: string }[] = []
vi.mock('#api/files/download.ts', () => ({
  saveBlob: (blob: Blob, name: string) => void blob.text().then((text) => saved.push({ name, text })),
}))

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['responses', 'mail', 'names'])
})

const hospitals = [
  { id: 1, name: 'Aspital', anqid: 101, users: [21] },
  { id: 2, name: 'Bspital', anqid: 102, users: [] },
  { id: 3, name: 'Cspital', anqid: 103, users: [23] },
  { id: 4, name: 'Dspital', anqid: 104, users: [24] },
]
const declarations = [
  { id: 11, measure_id: 5, hospital_id: 1, frabos_sent: 400 },
  { id: 12, measure_id: 5, hospital_id: 2, frabos_sent: 100 },
  // Two of one hospital: the one made last counts.
  { id: 13, measure_id: 5, hospital_id: 3, frabos_sent: 50 },
  { id: 14, measure_id: 5, hospital_id: 3, frabos_sent: 200 },
  // Of another survey, as from a server that ignores the filter.
  { id: 15, measure_id: 6, hospital_id: 4, frabos_sent: 900 },
]
const answers: Record<string, number> = { 1: 124, 2: 104, 3: 20, 4: 30 }
let requested: string[] = []

beforeEach(async () => {
  saved.length = 0
  requested = []
  await signedInAs(7)
  server.use(
    http.get(`${base}patzu/measures/`, () => HttpResponse.json([{ id: 5, name: 'Erhebung', year: 2025 }])),
    http.get(`${base}patzu/measures/5/`, () =>
      HttpResponse.json({ id: 5, name: 'Erhebung', year: 2025, hospitals: [1, 2, 3, 4] }),
    ),
    http.get(`${base}patzu/declarations/`, () => HttpResponse.json(declarations)),
    http.get(`${base}patzu/hospitals/`, () => HttpResponse.json(hospitals)),
    http.get(`${base}results/measures/`, () => HttpResponse.json([{ id: 9, name: 'Resultate' }])),
    http.get(`${base}results/data/`, ({ request }) => {
      const query = new URL(request.url).searchParams
      requested.push(`${query.get('measure')} ${query.get('year')} ${query.get('object_id')}`)
      const id = query.get('object_id') ?? ''
      return HttpResponse.json({ count: answers[id], results: [{ id: 1, measure: 9, object_id: Number(id) }] })
    }),
    http.get(`${base}accounts/users/`, () =>
      HttpResponse.json([{ id: 23, first_name: 'Nora', last_name: 'Berg', email: 'n@b.ch', language: 1 }]),
    ),
    http.get(`${base}mailer/mailtemplates/`, () => HttpResponse.json([])),
  )
})

async function show(element = <ResponsesDialog measure={9} onClose={() => undefined} />) {
  const users = { ...testCollection, path: 'patzu/users', endpoint: 'accounts/users' }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CollectionsContext value={new Map([['patzu/users', users]])}>
        <ViewerContext value={getViewer({ isStaff: true })}>
          <MemoryRouter>{element}</MemoryRouter>
        </ViewerContext>
      </CollectionsContext>
    </QueryClientProvider>,
  )
}
async function showRates() {
  await show()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Erhebung (Messung der Patientenbefragung)' }))
  await userEvent.click(await screen.findByRole('option', { name: /Erhebung/ }))
  await screen.findByRole('table')
}
const texts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .filter((_cell, place) => place !== 1)
        .map((cell) => cell.textContent),
    )
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('names sent, answered and the rate of every institution', async () => {
  await showRates()
  expect(texts()).toEqual([
    ['Aspital', '400', '124', '31 % (26.7–35.7 %)', ''],
    ['Bspital', '100', '104', '-', 'mehr Antworten als verschickt'],
    ['Cspital', '200', '20', '10 % (6.6–14.9 %)', 'tief2 Deklarationen, die neuste zählt'],
    ['Dspital', '-', '30', '-', 'keine Deklaration'],
  ])
  expect(screen.getByText(/^144 von 600 Fragebogen beantwortet: 24 %.*aus 2 von 4 Institutionen/)).toBeVisible()
  expect(requested.toSorted()).toEqual(['9 2025 1', '9 2025 2', '9 2025 3', '9 2025 4'])
})

test('a server that ignores the institution leaves the answers unknown', async () => {
  server.use(
    http.get(`${base}results/data/`, () =>
      HttpResponse.json({ count: 5000, results: [{ id: 1, measure: 9, object_id: 1 }] }),
    ),
  )
  await showRates()
  expect(texts().slice(1, 3)).toEqual([
    ['Bspital', '100', '-', '-', 'Antworten nicht bekannt'],
    ['Cspital', '200', '-', '-', 'Antworten nicht bekannt2 Deklarationen, die neuste zählt'],
  ])
})

test('an institution whose answers cannot be read is not counted and read again', async () => {
  let isDown = true
  server.use(
    http.get(`${base}results/data/`, ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('object_id'))
      return isDown && id === 1
        ? HttpResponse.json({ detail: 'x' }, { status: 500 })
        : HttpResponse.json({ count: 20, results: [{ id: 1, measure: 9, object_id: id }] })
    }),
  )
  await showRates()
  expect(screen.getByText('Bei 1 Institution konnten die Antworten nicht gezählt werden.')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(texts()[0]).toEqual(['Aspital', '400', '20', '5 % (3.3–7.6 %)', 'tief']))
})

test('the selected institutions that are low are saved and written to', async () => {
  await showRates()
  await choose('Anzeigen', 'tiefer Rücklauf')
  expect(texts().map(([name]) => name)).toEqual(['Cspital'])
  await userEvent.click(screen.getByRole('checkbox', { name: '1 Institution auswählen' }))
  await userEvent.click(screen.getByRole('button', { name: '1 Institution als CSV speichern' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.text.split('\r\n').slice(0, 2)).toEqual([
    '"ANQ-ID";"Institution";"Verschickt";"Antworten (erfasst 2025)";"Rücklauf (95-%-Intervall)";"Intervall von";"Intervall bis";"Hinweis"',
    expect.stringMatching(/^103;"Cspital";200;20;0\.1;0\.065\d+;0\.149\d+;"tief"$/),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'An die Personen schreiben' }))
  expect(await screen.findByText('Nora Berg')).toBeVisible()
})

test('an institution without people is named before a mail', async () => {
  await showRates()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bspital auswählen' }))
  expect(screen.getByRole('button', { name: 'An die Personen schreiben' })).toHaveAttribute(
    'title',
    'Bei den ausgewählten Institutionen hat niemand Zugang.',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cspital auswählen' }))
  await userEvent.click(screen.getByRole('button', { name: 'An die Personen schreiben' }))
  expect(await screen.findByText(/Bspital/)).toBeVisible()
})

test('rates are opened, read and closed with keys alone, and focus returns to the button', async () => {
  await show(<ResponsesButton label="Wer hat geantwortet?" measure={9} />)
  const button = screen.getByRole('button', { name: 'Wer hat geantwortet?' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const choice = await screen.findByRole('combobox', { name: 'Erhebung (Messung der Patientenbefragung)' })
  while (document.activeElement !== choice) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Erhebung/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await screen.findByRole('table')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})
