import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { NewJobDialog } from './NewJobDialog.tsx'
import { useToasts } from '#ui/feedback/toasts.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('mail')
})
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))

const collection = { ...testCollection, path: 'accounts/users', endpoint: 'accounts/users' }

function Place() {
  return <output>{useLocation().pathname}</output>
}
async function show({ selected = [] as number[], count = 1234 } = {}) {
  server.use(http.get(`${base}mailer/mailtemplates/`, () => HttpResponse.json([{ id: 9, name: 'Rundbrief' }])))
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter initialEntries={['/accounts/users']}>
          <NewJobDialog
            collection={collection}
            query={{ search: 'spital', is_active: true }}
            count={count}
            selected={selected.map((id) => ({ id }))}
            shown={[]}
            onClose={() => undefined}
          />
          <Place />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
async function fill() {
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Herbst')
  await userEvent.click(screen.getByRole('combobox', { name: /Vorlage/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Rundbrief' }))
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'E-Mail-Versand erstellen' }))
function posts(answer: () => Response = () => HttpResponse.json({ id: 55 }, { status: 201 })) {
  const sent: unknown[] = []
  server.use(
    http.post(`${base}mailer/jobs/`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}
function matching(...answers: number[][]) {
  const requested: URL[] = []
  server.use(
    http.get(`${base}accounts/users/`, ({ request }) => {
      requested.push(new URL(request.url))
      return HttpResponse.json(answers[Math.min(requested.length, answers.length) - 1])
    }),
  )
  return requested
}

test('a job for the selected rows shows how many and links to itself [TOOL-09, MAIL-09, D-82]', async () => {
  const sent = posts()
  await show({ selected: [3, 5] })
  expect(screen.getByRole('radio', { name: 'Ausgewählte Benutzer: 2' })).toBeChecked()
  await fill()
  await submit()
  await waitFor(() => expect(screen.getByText('/mailer/mailjobs/55')).toBeVisible())
  expect(sent).toEqual([{ name: 'Herbst', template: 9, recipients: [3, 5] }])
})

test('a job for all that match requests their ids with the query of the list [TOOL-09, D-82]', async () => {
  const sent = posts()
  const requested = matching([1, 2, 3])
  await show({ count: 3 })
  expect(screen.getByText(/an alle 3 Benutzer, die .*passen/)).toBeVisible()
  await fill()
  await submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ recipients: [1, 2, 3] })
  expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toMatchObject({
    onlyId: '1',
    search: 'spital',
    is_active: 'true',
  })
})

test('a changed number of recipients needs another confirmation [D-82]', async () => {
  const sent = posts()
  matching([1, 2, 3, 4])
  await show({ count: 3 })
  await fill()
  await submit()
  expect(await screen.findByText(/Inzwischen sind es 4/)).toBeVisible()
  expect(sent).toEqual([])
  await submit()
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('nothing is sent without name and template', async () => {
  const sent = posts()
  await show({ selected: [3] })
  await submit()
  expect(screen.getAllByText('Bitte ausfüllen.')).toHaveLength(2)
  expect(sent).toEqual([])
})

test('the first missing field has the focus and an incomplete time blocks the job [D-33]', async () => {
  const sent = posts()
  await show({ selected: [3] })
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Herbst')
  await userEvent.type(screen.getByRole('textbox', { name: /Versand/ }), '1.9.')
  await submit()
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Vorlage/ })).toHaveFocus())
  await userEvent.click(screen.getByRole('combobox', { name: /Vorlage/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Rundbrief' }))
  await submit()
  expect(screen.getByRole('textbox', { name: /Versand/ })).toBeInvalid()
  expect(sent).toEqual([])
  await userEvent.clear(screen.getByRole('textbox', { name: /Versand/ }))
  await submit()
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Herbst', template: 9 }]))
})

test('an error of the server stays at its field until it changes [ERR-01, D-33]', async () => {
  posts(() => HttpResponse.json({ name: ['Gibt es schon.'] }, { status: 400 }))
  await show({ selected: [3] })
  await fill()
  await submit()
  const name = screen.getByRole('textbox', { name: /Name/ })
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Gibt es schon\./))
  await userEvent.type(name, '2')
  await waitFor(() => expect(name).toBeValid())
})

test('a double click creates one job [N15]', async () => {
  const sent = posts()
  await show({ selected: [3] })
  await fill()
  const button = screen.getByRole('button', { name: 'E-Mail-Versand erstellen' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByText('/mailer/mailjobs/55')).toBeVisible())
  expect(sent).toHaveLength(1)
})

test('a job with a lost response is looked up before another one is created [N07]', async () => {
  const sent = posts(() => HttpResponse.error())
  let isThere = false
  server.use(
    http.get(`${base}mailer/jobs/`, () =>
      HttpResponse.json(isThere ? [{ id: 77, name: 'Herbst', template: 9, recipients: [3] }] : []),
    ),
  )
  await show({ selected: [3] })
  await fill()
  await submit()
  expect(await screen.findByText(/nicht bekannt/)).toBeVisible()
  isThere = true
  await submit()
  await waitFor(() => expect(screen.getByText('/mailer/mailjobs/77')).toBeVisible())
  expect(sent).toHaveLength(1)
})

test('a job with an unknown result is looked up before each retry [N05]', async () => {
  let isAway = true
  const jobs: object[] = []
  server.use(
    http.get(`${base}mailer/jobs/`, () => (isAway ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(jobs))),
    http.post(`${base}mailer/jobs/`, async ({ request }) => {
      jobs.push({ ...((await request.json()) as object), id: 55 })
      return HttpResponse.error()
    }),
  )
  await show({ selected: [3] })
  await fill()
  for (const toasts of [1, 2]) {
    await submit()
    await waitFor(() => expect(useToasts.getState().kept).toHaveLength(toasts))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'E-Mail-Versand erstellen' })).not.toHaveAttribute('aria-busy'),
    )
  }
  isAway = false
  await submit()
  await waitFor(() => expect(screen.getByText('/mailer/mailjobs/55')).toBeVisible())
  expect(jobs).toHaveLength(1)
})

test('a job that may exist is created again only after confirmation [N05]', async () => {
  const answers = [() => HttpResponse.error(), () => HttpResponse.json({ id: 55 }, { status: 201 })]
  const sent = posts(() => answers.shift()?.() ?? HttpResponse.error())
  server.use(http.get(`${base}mailer/jobs/`, () => HttpResponse.json({ detail: 'Nein.' }, { status: 403 })))
  await show({ selected: [3] })
  await fill()
  await submit()
  expect(await screen.findByText(/nicht bekannt/)).toBeVisible()
  useToasts.setState({ kept: [], shown: [] })
  for (const isWanted of [false, true]) {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'E-Mail-Versand erstellen' })).not.toHaveAttribute('aria-busy'),
    )
    await submit()
    await waitFor(() => expect(useConfirmQueue.getState().requested[0]?.title).toBe('Erneut senden?'))
    expect(sent).toHaveLength(1)
    useConfirmQueue.getState().requested[0]?.respond(isWanted)
    if (!isWanted) await waitFor(() => expect(useConfirmQueue.getState().requested).toEqual([]))
  }
  expect(await screen.findByText('/mailer/mailjobs/55')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(useToasts.getState().kept.map(({ kind }) => kind)).toEqual(['success'])
})
