import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { testRow } from '#api/testRow.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { RecordPathContext } from '#engine/records/recordLinks.ts'
import { ViewerContext } from '#engine/viewer.ts'
import OrderProgress from './OrderProgress.tsx'
import OrderState from './OrderState.tsx'
import OrderUnits from './OrderUnits.tsx'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'fields-patzu', 'fields-irp', 'fields-results', 'fields-accounts'])
})

const collection = { ...testCollection, path: 'patzu/orders', endpoint: 'patzu/orders' }

function Place() {
  return <output>{useLocation().pathname}</output>
}
function show(row: object, Panel = OrderProgress) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <RecordPathContext value={(endpoint, { id }) => `/${endpoint}/${id}`}>
          <MemoryRouter>
            <Panel collection={collection} row={{ id: 5, units: [], ...row }} />
            <Place />
          </MemoryRouter>
        </RecordPathContext>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const answer = async (isYes: boolean) => {
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  useConfirmQueue.getState().requested[0]?.respond(isYes)
}

test('an order below 99 is shown as steps with the next one [PATZU-25, PATZU-31]', () => {
  show({ status: 3, print_type: 1 })
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  expect(screen.getByText('Erstelle Tokens').closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('In Bearbeitung')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an error is shown instead of the steps [PATZU-25]', () => {
  show({ status: 99 })
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('an error without a reason says since when, and whom to ask with which number [PATZU-25]', () => {
  show({ status: 99, modified: '2026-03-02T09:30:00Z' })
  expect(screen.getByText(/nicht gemeldet; zuletzt geändert am 02\.03\.2026 10:30/)).toBeVisible()
  expect(screen.getByText(/beim Support mit der Bestellnummer 5 nach dem Grund fragen/)).toBeVisible()
  cleanup()
  show({ status: 5, units: [{ id: 12, state: 99, name: 'Station 4', modified: '2026-03-01T08:00:00Z' }] })
  expect(screen.getByText(/nicht gemeldet; zuletzt geändert am 01\.03\.2026 09:00/)).toBeVisible()
  expect(screen.getByText(/beim Support mit der Bestellnummer 5 nach dem Grund fragen/)).toBeVisible()
})

test('state 9 shows its label and the mailing partner [PATZU-30, D-64]', () => {
  show({ status: 9 })
  expect(screen.getByText('PDF bereit beim Druckdienstleister')).toBeVisible()
  expect(screen.getByText(/externe Versandpartner/)).toBeVisible()
})

test('a release needs a confirmation and is sent once [PATZU-27, PATZU-29, D-64]', async () => {
  await signedInAs(7)
  let sent = 0
  server.use(http.post(`${base}patzu/orders/5/approve/`, () => HttpResponse.json({ id: 5, status: ++sent })))
  show({ status: 2, print_type: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Bestellung genehmigen' }))
  await answer(false)
  expect(sent).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Bestellung genehmigen' }))
  await answer(true)
  await waitFor(() => expect(sent).toBe(1))
})

test('a refused release shows an error [ERR-15, D-31]', async () => {
  await signedInAs(7)
  useToasts.setState({ kept: [] })
  server.use(
    http.post(`${base}patzu/orders/5/approve/`, () => HttpResponse.json({ detail: 'Geht nicht.' }, { status: 400 })),
  )
  show({ status: 2, print_type: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Bestellung genehmigen' }))
  await answer(true)
  await waitFor(() => expect(useToasts.getState().kept.map(({ kind }) => kind)).toEqual(['error']))
})

test('a direct shipping cannot be released [PATZU-28]', () => {
  show({ status: 2, print_type: 5 })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the units of an order are listed with failed ones first and sent ones last [PATZU-26, D-41]', () => {
  const unit = (id: number, state: number) => ({ id, state, name: `Station ${id}`, count_de: 1200 })
  show({ units: [unit(1, 4), unit(2, 10), unit(3, 99)] }, OrderUnits)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Station 3',
    'Station 1',
    'Station 2',
  ])
  // As in lists.
  expect(screen.getByText('Fehler')).toHaveClass(/bad/)
  expect(screen.getByText('PDF gedruckt / versendet')).toHaveClass(/good/)
  expect(screen.getAllByText("1'200")).toHaveLength(3)
})

test('the table of units has the kinds of questionnaires that the order has', () => {
  const units = [
    { id: 1, state: 4, name: 'Ost', count_de: 0, count_fr: 30, count_fr_url: 0 },
    { id: 2, state: 4, name: 'West', count_de: 0, count_it_url: 5 },
  ]
  show({ units }, OrderUnits)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Status',
    'Französisch Papier',
    'Italienisch online',
  ])
})

test('the table of units ends with the questionnaires of all of them', () => {
  const units = [
    { id: 1, state: 4, name: 'Ost', count_de: 1200, count_fr: 30 },
    { id: 2, state: 4, name: 'West', count_de: 5 },
  ]
  show({ units }, OrderUnits)
  const total = screen.getByRole('row', { name: /^Zusammen/ })
  expect([...total.children].map(({ textContent }) => textContent)).toEqual([
    "Zusammen 1'235 Fragebogen",
    '',
    "1'205",
    '30',
  ])
})

test('a click anywhere on a unit opens it', async () => {
  show({ units: [{ id: 8, state: 4, name: 'Ost', count_de: 3 }] }, OrderUnits)
  await userEvent.click(screen.getByRole('cell', { name: 'Erstelle Tokens' }))
  expect(screen.getByText('/patzu/orderunits/8')).toBeVisible()
})

test('units of which a server sends only the numbers are looked up', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}patzu/orderunits/`, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('order') === '5' ? [{ id: 8, state: 4, name: 'Ost', count_de: 3 }] : [],
      ),
    ),
  )
  show({ units: [8] }, OrderUnits)
  expect(await screen.findByRole('link', { name: 'Ost' })).toBeVisible()
})

test('the confirmation of a release names hospital, measure and the questionnaires [D-64]', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}patzu/hospitals/`, () => HttpResponse.json([{ id: 1, name: 'Klinik Seeblick' }])),
    http.get(`${base}patzu/measures/`, () => HttpResponse.json([{ id: 2, name: 'Psychiatrie', year: 2026 }])),
  )
  const units = [
    { id: 1, state: 2, count_de: 1200, count_fr_url: 5 },
    { id: 2, state: 2, count_de: 30, count_fr: 0 },
  ]
  show({ status: 2, print_type: 1, hospital_id: 1, measure_id: { id: 2 }, units })
  expect(screen.getByText('Als Nächstes: genehmigen')).toBeVisible()
  const getDetails = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Bestellung genehmigen' }))
    const details = useConfirmQueue.getState().requested[0]?.details
    await answer(false)
    return details
  }
  await waitFor(async () =>
    expect(await getDetails()).toEqual([
      'Spital: Klinik Seeblick',
      'Messung: Psychiatrie · 2026',
      "Deutsch Papier: 1'230",
      'Französisch online: 5',
      "Zusammen 1'235 Fragebogen",
    ]),
  )
})

test('the head of an order shows the error of a unit as its list does', () => {
  render(<OrderState row={testRow({ id: 5, status: 5, units: [{ id: 8, state: 99 }] })} />)
  expect(screen.getByText('Tokens erstellt')).toBeVisible()
  expect(screen.getByText('Einheit mit Fehler')).toBeVisible()
})

test('the error of a unit is shown at its order with the solution [PATZU-25, D-41]', () => {
  show({ status: 5, units: [{ id: 8, state: 99, name: 'Station Ost', error: 'Kein Token frei.' }] })
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Einheit mit Fehler: Station Ost – Kein Token frei.')
  expect(alert).toHaveTextContent('Was zu tun ist: Angaben der Bestellung und der Einheiten prüfen')
  expect(screen.getByRole('link', { name: 'Station Ost' })).toHaveAttribute('href', '/patzu/orderunits/8')
})

test('an order that failed without a reason names first what the address of its hospital lacks', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}patzu/addresses/`, () =>
      HttpResponse.json([
        { id: 3, street_nr: 'Seestrasse 1', plz: '', place: 'Bern' },
        { id: 4, postbox: '12', plz: '3000', place: 'Bern' },
      ]),
    ),
  )
  show({ status: 5, hospital_id: 2, units: [{ id: 8, state: 99, name: 'Ost' }] })
  const links = await screen.findAllByRole('link', { name: 'Adresse ergänzen' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/patzu/addresses/3'])
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Möglicher Grund: In der Adresse des Spitals fehlt: PLZ\. Adresse ergänzen/,
  )
  expect(screen.getByText(/Ein Grund ist nicht gemeldet/)).not.toBeVisible()
  expect(screen.getByText(/beim Support/)).not.toBeVisible()
  await userEvent.click(screen.getByText('Falls das nicht hilft'))
  expect(screen.getByText(/Ein Grund ist nicht gemeldet/)).toBeVisible()
  expect(screen.getByText(/beim Support/)).toBeVisible()
})

test('an order that failed for a reason does not call a lack of its address the reason', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}patzu/addresses/`, () => HttpResponse.json([])))
  show({ status: 5, hospital_id: 2, units: [{ id: 8, state: 99, name: 'Ost', error: 'Kein Token frei.' }] })
  expect(await screen.findByRole('link', { name: 'Adresse erfassen' })).toBeVisible()
  expect(screen.queryByText(/Möglicher Grund/)).not.toBeInTheDocument()
})

test('an order that failed with its unit names the unit alone', () => {
  show({ status: 99, units: [{ id: 8, state: 99, name: 'Chirurgie' }] })
  expect(screen.getByRole('alert')).toHaveTextContent(/^Einheit mit Fehler: Chirurgie ?Ein Grund/)
  expect(screen.queryByText(/Bestellung mit Fehler/)).not.toBeInTheDocument()
})

test('a failed order has the way to a new one like it next to its error', () => {
  show({ status: 99, hospital_id: 2, measure_id: { id: 7 }, year: 2026, email: 'a@b.ch', print_type: 2 })
  expect(screen.getByRole('link', { name: 'Bestellung neu erstellen' })).toHaveAttribute(
    'href',
    '/patzu/orders/+?hospital_id=2&measure_id=7&year=2026&email=a%40b.ch&print_type=2',
  )
})
