import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { appDb } from '#api/storage/store.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import DataPanel from './DataPanel.tsx'
import { measures, showPart } from '#features/measures/testPanel.tsx'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'fields-results', 'measures'])
})
beforeEach(async () => {
  useToasts.setState({ kept: [] })
  useConfirmQueue.setState({ requested: [] })
  await signedInAs(7)
  server.use(http.get(`${base}results/data/`, () => HttpResponse.json({ results: [], count: 0 })))
})

const show = (row: object = {}) =>
  showPart(
    <DataPanel
      collection={measures}
      row={{
        id: 3,
        surveyId: 100_003,
        results_count: 2365,
        last_import_at: '2026-09-19T11:30:00+02:00',
        lastImportId: 2365,
        ...row,
      }}
    />,
  )
const button = (name: string) => screen.getByRole('button', { name })
const shownToasts = () => useToasts.getState().kept.map(({ kind, text }) => [kind, text])
const post = (path: string, answer: () => Response) => http.post(`${base}${path}`, answer)

test('one button is the first choice, and what is rarely needed is folded', () => {
  const { container } = show()
  expect(container.querySelectorAll('[class*=primary]')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Ergebnisse anzeigen' }).className).toContain('primary')
  expect(screen.getByText('Nummer des letzten Imports').closest('details')).not.toHaveAttribute('open')
})

test('the number of results and their date are shown', () => {
  show()
  expect(screen.getByText("2'365")).toBeVisible()
  expect(screen.getByText('19.09.2026 11:30')).toBeVisible()
})

test.each([
  [12, 'Es wurden 12 Resultate neu importiert.'],
  [1200, "Es wurden 1'200 Resultate neu importiert."],
  [0, 'Es wurden 0 Resultate neu importiert.'],
  [-5, 'Es wurden -5 Resultate neu importiert. Es wurden 5 Resultate gelöscht.'],
])('an import that brings %i shows so [RES-11, RES-12, ERR-23]', async (added, text) => {
  server.use(post('results/measures/3/import_ls/', () => HttpResponse.json({ measure: { id: 3 }, added })))
  show()
  await userEvent.click(button('Aus der Umfrage importieren'))
  await waitFor(() => expect(shownToasts()).toEqual([['success', text]]))
})

test('each button shows its own progress', async () => {
  const ends = new Map<string, () => void>()
  const slow = (path: string, answer: object) =>
    http.post(`${base}${path}`, async () => {
      await new Promise<void>((resolve) => void ends.set(path, resolve))
      return HttpResponse.json(answer)
    })
  server.use(slow('results/measures/3/import_ls/', { measure: { id: 3 }, added: 2 }), slow('cache/refresh/', {}))
  show()
  await userEvent.click(button('Aus der Umfrage importieren'))
  await userEvent.click(button('Für alle Messungen neu aufbereiten'))
  const running = [/Resultate werden aus der Umfrage geholt/, /Daten aller Messungen werden neu aufbereitet …/]
  for (const name of running) expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getAllByText(/aus der Umfrage geholt/).length).toBeGreaterThan(0)
  await waitFor(() => expect(ends.size).toBe(2))
  ends.get('cache/refresh/')?.()
  await waitFor(() => expect(button('Für alle Messungen neu aufbereiten')).not.toHaveAttribute('aria-busy'))
  expect(screen.getByRole('button', { name: /Umfrage geholt/ })).toHaveAttribute('aria-busy', 'true')
  ends.get('results/measures/3/import_ls/')?.()
  await waitFor(() => expect(button('Aus der Umfrage importieren')).not.toHaveAttribute('aria-busy'))
})

test('a failed import shows an error without a number [RES-11, RES-12]', async () => {
  server.use(
    post('results/measures/3/import_ls/', () =>
      HttpResponse.json({ detail: 'Limesurvey antwortet nicht.' }, { status: 400 }),
    ),
  )
  show()
  await userEvent.click(button('Aus der Umfrage importieren'))
  await waitFor(() =>
    expect(shownToasts()).toEqual([['error', expect.stringContaining('Limesurvey antwortet nicht.')]]),
  )
})

test('active measures show that they are synchronised every 60 minutes [RES-10]', () => {
  show()
  expect(screen.getByText(/alle 60 Minuten von selbst/)).toBeVisible()
})

test('an inheriting or deleted measure cannot be imported [RES-18]', () => {
  show({ parent_measure_id: 1, inherit_data: true })
  expect(screen.queryByRole('button', { name: 'Aus der Umfrage importieren' })).not.toBeInTheDocument()
  expect(screen.getByText(/übernimmt die Daten der Hauptmessung/)).toBeVisible()
  cleanup()
  show({ is_active: false })
  expect(screen.queryByRole('button', { name: 'Aus der Umfrage importieren' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Datei/ })).not.toBeInTheDocument()
})

test('no import starts without a survey or during another [RES-11]', () => {
  show({ surveyId: null })
  expect(button('Aus der Umfrage importieren')).toHaveAttribute('aria-disabled', 'true')
  cleanup()
  show({ is_importing: true })
  expect(button('Aus der Umfrage importieren')).toHaveAttribute('aria-disabled', 'true')
})

test('a hanging import is reset after a confirmation [RES-09]', async () => {
  const bodies: unknown[] = []
  server.use(
    http.patch(`${base}results/measures/3/`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.error()
    }),
    http.get(`${base}results/measures/3/`, () => HttpResponse.json({ id: 3, is_importing: false })),
  )
  show({ is_importing: true })
  await userEvent.click(button('Import zurücksetzen'))
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  useConfirmQueue.getState().requested[0]?.respond(false)
  await userEvent.click(button('Import zurücksetzen'))
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  expect(bodies).toEqual([])
  useConfirmQueue.getState().requested[0]?.respond(true)
  await waitFor(() => expect(shownToasts()).toEqual([['success', 'Der Import gilt nicht mehr als laufend.']]))
  expect(bodies).toEqual([{ is_importing: false }])
})

test('both caches of a measure are cleared for it alone [RES-13, ERR-24, D-31]', async () => {
  const order: string[] = []
  const step = (path: string) => post(path, () => (order.push(path), HttpResponse.json({})))
  server.use(step('results/measures/3/remove_data_cache/'), step('cache/delete/3/'))
  for (const key of ['7/3/9/', '7/3//', '7/31/9/', '8/3/9/']) await appDb.write('resultData', key, 1)
  show()
  await userEvent.click(button('Daten neu aufbereiten'))
  await waitFor(() => expect(shownToasts()).toEqual([['success', 'Cache wurde erneuert']]))
  expect(order).toEqual(['results/measures/3/remove_data_cache/', 'cache/delete/3/'])
  expect((await appDb.keys('resultData')).toSorted()).toEqual(['7/31/9/', '8/3/9/'])
})

test('a failed first step does not block the second [RES-13, ERR-14, D-31]', async () => {
  let second = 0
  let fails = true
  server.use(
    post('results/measures/3/remove_data_cache/', () =>
      fails ? HttpResponse.json({ detail: 'Gesperrt.' }, { status: 400 }) : HttpResponse.json({}),
    ),
    post('cache/delete/3/', () => ((second += 1), HttpResponse.json({}))),
  )
  show()
  await userEvent.click(button('Daten neu aufbereiten'))
  const list = await screen.findByRole('alert')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Aufbereitete Daten: .*Gesperrt\./),
    'Aufbereitete Auswertungen der Messung: erledigt',
    'In diesem Browser: erledigt',
  ])
  expect(second).toBe(1)
  expect(shownToasts().map(([kind]) => kind)).toEqual(['error'])
  fails = false
  await userEvent.click(within(list).getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(shownToasts()[0]).toEqual(['success', 'Cache wurde erneuert']))
})

test('the caches of server and browser can be cleared alone [RES-14, ERR-24]', async () => {
  let requested = 0
  server.use(post('cache/refresh/', () => ((requested += 1), HttpResponse.json({}))))
  show()
  await userEvent.click(button('Für alle Messungen neu aufbereiten'))
  await waitFor(() => expect(shownToasts()).toEqual([['success', 'Server Cache wurde erneuert']]))
  await userEvent.click(button('Nur in diesem Browser'))
  await waitFor(() => expect(shownToasts()[0]).toEqual(['success', 'Browser Cache wurde erneuert']))
  expect(requested).toBe(1)
})

test('the year before can be opened where its request failed', async () => {
  server.use(
    http.get(`${base}results/data/`, ({ request }) => {
      const isBefore = !new URL(request.url).searchParams.has('created__gte')
      return isBefore ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json({ results: [], count: 0 })
    }),
  )
  show()
  const year = new Date().getFullYear() - 1
  await waitFor(() => expect(button(`${year} anzeigen`)).toBeEnabled())
  await userEvent.click(button(`${year} anzeigen`))
  expect(await screen.findByRole('heading', { name: new RegExp(String(year)) })).toBeVisible()
})
