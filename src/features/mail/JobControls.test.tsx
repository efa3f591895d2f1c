import type { RowAt } from '#api/rows/page.ts'
import { MemoryRouter } from 'react-router-dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, delay, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import JobControls from './JobControls.tsx'
import JobProgress from './JobProgress.tsx'
import JobState from './JobState.tsx'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('mail')
})
beforeEach(() => {
  useToasts.setState({ kept: [], shown: [] })
  server.use(
    http.get(`${base}mailer/mailtemplates/9/`, () => HttpResponse.json({ id: 9, name: 'Erinnerung' })),
    http.get(`${base}accounts/users/`, () => HttpResponse.json({ count: 0, next: null, previous: null, results: [] })),
  )
})

const collection = { ...testCollection, path: 'mailer/mailjobs', endpoint: 'mailer/jobs' }
const job = (more: Partial<RowAt<'mailer/jobs'>>): RowAt<'mailer/jobs'> => ({
  id: 4,
  name: 'Rundbrief',
  state: 0,
  template: 9,
  recipients: [1, 2, 3],
  recipients_sent: 0,
  ...more,
})

async function show(content: React.ReactNode) {
  await signedInAs(7)
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>{content}</MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const controls = (more: Partial<RowAt<'mailer/jobs'>>, isDirty = false) =>
  show(<JobControls collection={collection} row={job(more)} isDirty={isDirty} />)
function patches() {
  const sent: unknown[] = []
  server.use(
    http.patch(`${base}mailer/jobs/4/`, async ({ request }) => {
      const body = (await request.json()) as object
      sent.push(body)
      await delay(20)
      return HttpResponse.json(job(body))
    }),
  )
  return sent
}
const question = async () => {
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  return useConfirmQueue.getState().requested[0]
}
const shownToasts = () => useToasts.getState().kept.map(({ kind, text }) => [kind, text])

test('start sends state 1 once and confirms it [MAIL-05, MAIL-08, N15]', async () => {
  const sent = patches()
  await controls({})
  const button = screen.getByRole('button', { name: /^Starten/ })
  fireEvent.click(button)
  fireEvent.click(button)
  const requested = await question()
  expect(requested?.kind).toBe('info')
  act(() => requested?.respond(true))
  fireEvent.click(button)
  await waitFor(() => expect(shownToasts()).toEqual([['success', 'E-Mail-Versand wurde gestartet']]))
  expect(sent).toEqual([{ state: 1 }])
})

test('stop sends state 0 and confirms it [MAIL-06, MAIL-07, MAIL-08]', async () => {
  const sent = patches()
  await controls({ state: 1 })
  expect(screen.queryByRole('button', { name: /^Starten/ })).not.toBeInTheDocument()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stoppen' }))
  await waitFor(() => expect(shownToasts()).toEqual([['success', 'E-Mail-Versand wurde gestoppt']]))
  expect(sent).toEqual([{ state: 0 }])
})

test('a double click on stop does not start the job again [MAIL-06]', async () => {
  await controls({ state: 0, recipients_sent: 1 })
  const again = screen.getByRole('button', { name: /^Erneut starten/ })
  fireEvent.click(again, { detail: 2 })
  expect(useConfirmQueue.getState().requested).toEqual([])
  fireEvent.click(again, { detail: 1 })
  const requested = await question()
  expect(requested?.kind).toBe('critical')
  act(() => requested?.respond(false))
})

test.each<[Partial<RowAt<'mailer/jobs'>>, string]>([
  [{ recipients: [] }, 'Ohne Empfänger gibt es nichts zu versenden.'],
  [{ template: null }, 'Es fehlt die Vorlage.'],
  [{ template: null, recipients: [] }, 'Es fehlen die Vorlage und die Empfänger.'],
  [{ template: null, state: 2 }, 'Es fehlt die Vorlage.'],
])('an incomplete job (%j) cannot be started and shows its missing parts [MAIL-04]', async (lacking, reason) => {
  await controls(lacking)
  const button = screen.getByRole('button', { name: /^(Starten|Erneut starten)/ })
  expect(button).toHaveAttribute('title', reason)
  fireEvent.click(button)
  expect(useConfirmQueue.getState().requested).toEqual([])
})

test.each([
  [null, 'sofort'],
  ['2020-01-02T08:00:00+01:00', 'sofort'],
  ['2099-01-02T08:00:00+01:00', '02.01.2099 08:00'],
])('the confirmation shows template, number and time of sending: %s [MAIL-04, D-38]', async (send_at, when) => {
  await controls({ send_at })
  await userEvent.click(screen.getByRole('button', { name: /^Starten/ }))
  const requested = await question()
  expect(requested?.text).toBe(
    `«Rundbrief» mit der Vorlage «Erinnerung» an 3 Empfänger versenden? Versandzeitpunkt: ${when}.`,
  )
  act(() => requested?.respond(false))
})

test('the confirmation counts the recipients of each language', async () => {
  server.use(
    http.get(`${base}accounts/users/`, () =>
      HttpResponse.json({
        count: 3,
        next: null,
        previous: null,
        results: [
          { id: 1, language: 2 },
          { id: 2, language: 1 },
          { id: 3, language: 1 },
        ],
      }),
    ),
  )
  await controls({})
  await userEvent.click(screen.getByRole('button', { name: /^Starten/ }))
  const requested = await question()
  expect(requested?.text).toContain(
    'an 3 Empfänger versenden? Versandzeitpunkt: sofort. Sprachen: Deutsch 2, Französisch 1.',
  )
  act(() => requested?.respond(false))
})

test('a job with unsaved changes cannot be started [MAIL-04]', async () => {
  await controls({}, true)
  expect(screen.getByRole('button', { name: /^Starten/ })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: 'Stoppen' })).not.toBeInTheDocument()
})

test('a finished job restarts by way of stopping after a critical confirmation [D-38]', async () => {
  const sent = patches()
  await controls({ state: 2, recipients_sent: 2 })
  await userEvent.click(screen.getByRole('button', { name: /^Erneut starten/ }))
  const requested = await question()
  expect(requested?.kind).toBe('critical')
  expect(requested?.text).toContain('2 von 3')
  act(() => requested?.respond(true))
  await waitFor(() => expect(sent).toEqual([{ state: 0 }, { state: 1 }]))
})

test('a finished job is reset for editing by the call that stops a running one [MAIL-06, MAIL-07]', async () => {
  const sent: unknown[] = []
  server.use(
    http.patch(`${base}mailer/jobs/4/`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(job({ state: 0 }))
    }),
  )
  await controls({ state: 2 })
  expect(screen.queryByRole('button', { name: 'Stoppen' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Zum Bearbeiten zurücksetzen' }))
  await waitFor(() => expect(sent).toEqual([{ state: 0 }]))
})

test('a lost response is looked up before a message [N07]', async () => {
  server.use(
    http.patch(`${base}mailer/jobs/4/`, () => HttpResponse.error()),
    http.get(`${base}mailer/jobs/4/`, () => HttpResponse.json(job({ state: 0 }))),
  )
  await controls({ state: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }))
  await waitFor(() => expect(shownToasts()).toEqual([['success', 'E-Mail-Versand wurde gestoppt']]))
})

test('a refusal is shown without a success [ERR-15]', async () => {
  server.use(
    http.patch(`${base}mailer/jobs/4/`, () => HttpResponse.json({ state: ['Keine Empfänger.'] }, { status: 400 })),
  )
  await controls({ state: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }))
  await waitFor(() => expect(shownToasts().map(([kind]) => kind)).toEqual(['error']))
})

test('the progress is polled while the job runs and visible [MAIL-02]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let requested = 0
  server.use(
    http.get(`${base}mailer/jobs/4/`, () => {
      requested += 1
      return HttpResponse.json(job({ state: 1, recipients_sent: requested, progress: requested * 30 }))
    }),
  )
  const { unmount } = await show(<JobProgress collection={collection} row={job({ state: 1 })} />)
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '30'))
  await vi.advanceTimersByTimeAsync(4_100)
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '60'))
  expect(screen.getByText('3 Empfänger: 2 versandt, 1 ausstehend')).toBeVisible()
  unmount()
  const before = requested
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requested).toBe(before)
})

test('a finished job is not polled [MAIL-03]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let requested = 0
  server.use(
    http.get(`${base}mailer/jobs/4/`, () =>
      HttpResponse.json(job({ state: 2, progress: 100, recipients_sent: ++requested })),
    ),
  )
  await show(<JobProgress collection={collection} row={job({ state: 2 })} />)
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requested).toBe(1)
})

test('the head of a job shows how many people it goes to', async () => {
  await show(<JobState row={job({ recipients: [1, 2, 3] })} />)
  expect(screen.getByText('3 Empfänger')).toBeVisible()
})
