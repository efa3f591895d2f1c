import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionnaires, readLinks, requested, show, testDashboard } from './testDashboard.tsx'

testDashboard()

const steps = [
  { id: 1, name: 'Bestellung', measure_name: 'Befragung 2026', start_date: '2026-08-15', end_date: '2026-10-10' },
  { id: 2, name: 'Anlass', measure_name: 'Befragung 2026', start_date: '2026-09-10', end_date: null },
  { id: 3, name: 'Befragung', measure_name: 'Befragung 2026', start_date: '2026-11-01', end_date: '2026-11-30' },
  { id: 4, name: 'Prüfung', measure_name: 'Befragung 2026', start_date: '2026-12-01', end_date: '2026-12-20' },
]

test('the dates of the year begin with what runs or comes; what is over is folded', async () => {
  show('studek', { 'studek/events': steps })
  expect(await readLinks('Termine 2026')).toEqual([
    ['Alle anzeigen', '/studek/events?start_date__gte=2026-01-01&start_date__lte=2026-12-31'],
    ['BefragungBefragung 2026 01.11. – 30.11.2026läuft', '/studek/events/3'],
    ['PrüfungBefragung 2026 01.12. – 20.12.2026bevorstehend', '/studek/events/4'],
    // Folded.
    ['AnlassBefragung 2026 10.09.2026vorbei', '/studek/events/2'],
    ['BestellungBefragung 2026 15.08. – 10.10.2026vorbei', '/studek/events/1'],
  ])
  const folded = screen.getByText('2 vergangene').closest('details')
  expect(folded).not.toHaveAttribute('open')
  expect(within(folded ?? document.body).getAllByRole('link')).toHaveLength(2)
})

test('the latest evaluations and files have their day, and files their hospital', async () => {
  show('moniq', {
    'results/evaluations': [{ id: 8, name: 'Symptome, Klinik Aar', modified: '2026-11-20T10:00:00+01:00' }],
    'filemanager/files': [
      { id: 9, name: 'Bericht', extension: 'pdf', content_object: 'Klinik Aar', created: '2026-11-02T10:00:00+01:00' },
    ],
  })
  expect(await readLinks('Auswertungen')).toEqual([
    ['Alle anzeigen', '/results/evaluations?content_type=23'],
    ['Symptome, Klinik Aar20.11.2026', '/results/evaluations/8'],
  ])
  expect(await readLinks('Dateien')).toEqual([
    ['Alle anzeigen', '/filemanager/files?content_type=23'],
    ['Bericht.pdfKlinik Aar02.11.2026', '/filemanager/files/9'],
  ])
})

test('evaluations name once what all of them are about', async () => {
  const names = ['Klinik Aar, Symptome', 'Spital Alm, Symptome']
  show('moniq', {
    'results/evaluations': names.map((name, index) => ({ id: index + 1, name, modified: '2026-11-20' })),
  })
  expect(await readLinks('Auswertungen Symptome')).toEqual([
    ['Alle anzeigen', '/results/evaluations?content_type=23'],
    ['Klinik Aar20.11.2026', '/results/evaluations/1'],
    ['Spital Alm20.11.2026', '/results/evaluations/2'],
  ])
})

test('the first card of a programme names who has not confirmed to be responsible, and writes to them', async () => {
  const people = [true, true, false, null].map((is_responsible, index) => ({
    id: index + 1,
    user: index + 20,
    is_responsible,
    user_email: `person${index + 1}@aar.example`,
    hospital_name: index === 2 ? 'Klinik Aar' : '',
  }))
  show('moniq', { 'moniq/responsibles': people })
  const name = 'Verantwortliche bestätigt: 2 von 4'
  expect(await readLinks(name)).toEqual([
    ['Ja 2', '/moniq/responsibles?is_responsible=true'],
    ['Nein 1', '/moniq/responsibles?is_responsible=false'],
    ['Keine Antwort 1', '/moniq/responsibles?is_responsible=none'],
    ['Klinik Aarperson3@aar.exampleNein', '/moniq/responsibles/3'],
    ['person4@aar.exampleKeine Antwort', '/moniq/responsibles/4'],
  ])
  const card = screen.getByRole('region', { name })
  expect(within(card).getByRole('button', { name: 'An die Person ohne Antwort schreiben' })).toBeVisible()
  expect(within(card).getByRole('button', { name: 'An die Person mit «Nein» schreiben' })).toBeVisible()
  const [, first] = screen.getAllByRole('region')
  expect(first).toBe(card)
})

test('a programme without records shows no empty cards', async () => {
  show('studek', {})
  await screen.findByText('Jedes Spital hat genau einen Admin.')
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  const empty = ['Termine 2026', 'Antworten je Jahr', 'Auswertungen', 'Dateien', 'Spitäler nach Status']
  for (const name of empty) expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
})

test('a failing card leaves the others as they are', async () => {
  show('studek', { 'studek/events': steps, 'results/measures': questionnaires }, { failing: 'results/data' })
  const alert = await screen.findByRole('alert')
  const card = screen.getByRole('region', { name: 'Antworten je Jahr Fragebogen Studierende' })
  expect(card).toContainElement(alert)
  expect(within(card).getByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument()
  expect(await readLinks('Termine 2026')).toHaveLength(5)
})

test('changes of hospitals are those of the last 90 days, and without any the card says so', async () => {
  show('studek', {})
  const card = await screen.findByRole('region', { name: 'Neuste Änderungen an Spitälern' })
  await within(card).findByText(/Keine Änderungen an .* in den letzten 90 Tagen\./)
  const [request] = requested.filter((one) => one.startsWith('accounts/versions'))
  expect(new URLSearchParams(request?.split('?')[1]).get('revision__date_created__gte')).toMatch(/^2026-08-31T/)
})

test('lists that a viewer may not open are neither requested nor shown', async () => {
  show('studek', { 'filemanager/files': [{ id: 9, name: 'Bericht' }] }, { rights: { isStaff: false } })
  await screen.findByText('Jedes Spital hat genau einen Admin.')
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Dateien' })).not.toBeInTheDocument()
  expect(requested.filter((one) => one.startsWith('filemanager/files'))).toEqual([])
})
