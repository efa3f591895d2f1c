import { testRow, type TestRow } from '#api/testRow.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rowQuery } from '#api/rows/queries.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Collection } from '#engine/collection.ts'
import type { FollowUpCallsOf } from '#engine/form/save/followUpCalls.ts'
import { RecordView } from './RecordView.tsx'
import { isBlocked } from '#engine/actions/navigationBlocker.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
const collection: Collection = { ...testCollection, form: ['name', 'anqid', 'subtitle'] }
const back = { to: '/', label: 'Liste' }

let stored: TestRow
let puts: TestRow[]
/** While it is closed PUT and POST get no response. */
let gate: Promise<void>

beforeAll(async () => await i18next.changeLanguage('de'))
beforeEach(async () => {
  useToasts.setState({ kept: [], shown: [] })
  useConfirmQueue.setState({ requested: [] })
  stored = testRow({ id: 1, name: 'A', anqid: 7, subtitle: 'x', subtitle_fr: null, subtitle_it: null })
  puts = []
  gate = Promise.resolve()
  await signedInAs(7)
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json(stored)),
    http.put(`${base}test/things/1/`, async ({ request }) => {
      stored = (await request.json()) as TestRow
      puts.push(stored)
      await gate
      return HttpResponse.json(stored)
    }),
  )
})

function Stored({ of }: { of: Collection }) {
  const { data } = useQuery(rowQuery(7, of.endpoint, 1))
  return data ? <RecordView collection={of} row={data} back={back} tools={[]} /> : null
}

function Here() {
  return <output aria-label="Adresse">{useLocation().pathname}</output>
}

function show(of: Collection = collection, at = '/test/things/1') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter initialEntries={[at]}>
          <Here />
          <Link to="/test/others/+">Etwas anderes</Link>
          <Routes>
            <Route path="/test/things/1" element={<Stored of={of} />} />
            <Route
              path="/test/things/+"
              element={<RecordView collection={of} row={undefined} back={back} tools={[]} />}
            />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}

function closedGate(): () => void {
  let open = () => undefined as void
  gate = new Promise((resolve) => (open = resolve))
  return open
}
const field = async (name: string) => await screen.findByRole('textbox', { name })
const saveButton = () => screen.getByRole('button', { name: /Speichern/ })
const shownToasts = () => useToasts.getState().kept.map(({ text }) => text)

test('input during a save stays unsaved and is saved next [D-45, D-37]', async () => {
  const open = closedGate()
  show()
  await userEvent.type(await field('Name'), 'B')
  await userEvent.click(saveButton())
  await waitFor(() => expect(puts).toHaveLength(1))
  await userEvent.type(await field('Name'), 'C')
  await userEvent.type(await field('ANQ-ID'), '8')
  open()
  await waitFor(() => expect(shownToasts()).toContain('test/things «AB» gespeichert.'))
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy'))
  expect(await field('Name')).toHaveValue('ABC')
  expect(await field('ANQ-ID')).toHaveValue('78')
  expect(screen.getByText('Nicht gespeicherte Änderungen')).toBeInTheDocument()
  await userEvent.click(saveButton())
  await waitFor(() => expect(screen.queryByText('Nicht gespeicherte Änderungen')).not.toBeInTheDocument())
  expect(useConfirmQueue.getState().requested).toEqual([])
  expect(puts.map(({ name, anqid }) => [name, anqid])).toEqual([
    ['AB', 7],
    ['ABC', 78],
  ])
})

test('leaving after a save needs no confirmation [D-37, D-45]', async () => {
  show()
  await userEvent.type(await field('Name'), 'B')
  expect(isBlocked()).toBe(true)
  let read = 0
  server.use(
    http.get(`${base}test/things/1/`, async () => {
      read += 1
      return read === 1 ? HttpResponse.json(stored) : await new Promise<never>(() => undefined)
    }),
  )
  await userEvent.click(saveButton())
  await waitFor(() => expect(shownToasts()).toContain('test/things «AB» gespeichert.'))
  await waitFor(() => expect(isBlocked()).toBe(false))
  expect(read).toBe(2)
  expect(await field('Name')).toHaveValue('AB')
})

test('shows the saved record when it cannot be read again [N01, D-45]', async () => {
  show()
  await userEvent.type(await field('Name'), 'B')
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json(stored), { once: true }),
    http.get(`${base}test/things/1/`, () => HttpResponse.json({}, { status: 500 })),
  )
  await userEvent.click(saveButton())
  await waitFor(() => expect(shownToasts()).toContain('test/things «AB» gespeichert.'))
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy'))
  expect(await field('Name')).toHaveValue('AB')
})

test('Ctrl+S right after a letter in a translated text saves it [D-37, D-54]', async () => {
  show()
  const text = await field('subtitle (Deutsch)')
  fireEvent.change(text, { target: { value: 'xy' } })
  expect(isBlocked()).toBe(true)
  fireEvent.change(text, { target: { value: 'xyz' } })
  text.focus()
  fireEvent.keyDown(text, { key: 's', ctrlKey: true })
  await waitFor(() => expect(puts).toMatchObject([{ subtitle: 'xyz' }]))
})

test('closing an unsaved tab needs a confirmation [D-37]', async () => {
  const isRequested = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  show()
  await field('Name')
  expect(isRequested()).toBe(false)
  await userEvent.type(await field('Name'), 'B')
  expect(isRequested()).toBe(true)
  await userEvent.click(saveButton())
  await waitFor(() => expect(screen.queryByText('Nicht gespeicherte Änderungen')).not.toBeInTheDocument())
  expect(isRequested()).toBe(false)
})

test('a new record does not navigate after the user left [D-37]', async () => {
  const open = closedGate()
  server.use(
    http.post(`${base}test/things/`, async ({ request }) => {
      await gate
      return HttpResponse.json({ ...((await request.json()) as object), id: 5 }, { status: 201 })
    }),
  )
  show(collection, '/test/things/+')
  await userEvent.type(await field('Name'), 'Neu')
  await userEvent.click(saveButton())
  await userEvent.click(screen.getByRole('link', { name: 'Etwas anderes' }))
  open()
  await waitFor(() => expect(shownToasts()).toContain('test/things «Neu» hinzugefügt.'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent('/test/others/+')
})

test('input during the creation of a record stays and is saved to it [D-45, N05]', async () => {
  const open = closedGate()
  let posts = 0
  server.use(
    http.post(`${base}test/things/`, async ({ request }) => {
      posts += 1
      stored = { ...((await request.json()) as object), id: 1 }
      await gate
      return HttpResponse.json(stored, { status: 201 })
    }),
  )
  show(collection, '/test/things/+')
  await userEvent.type(await field('Name'), 'Neu')
  await userEvent.click(saveButton())
  await waitFor(() => expect(posts).toBe(1))
  await userEvent.type(await field('Name'), 'X')
  open()
  await waitFor(() => expect(shownToasts()).toContain('test/things «Neu» hinzugefügt.'))
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy'))
  expect(await field('Name')).toHaveValue('NeuX')
  expect(isBlocked()).toBe(true)
  await userEvent.click(saveButton())
  await waitFor(() => expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent('/test/things/1'))
  expect([posts, puts.map(({ name }) => name)]).toEqual([1, ['NeuX']])
})

const requested: string[] = []
/** A step that fails on its first run. */
function failingOnce(): Collection {
  let tries = 0
  const steps: FollowUpCallsOf = (saved) => [
    {
      name: `Schritt ${saved.id}`,
      run: async () => {
        tries += 1
        requested.push(`Schritt ${saved.id}`)
        await Promise.resolve()
        if (tries === 1) throw new Error('nein')
      },
    },
  ]
  return { ...collection, followUpCalls: async () => await Promise.resolve({ default: steps }) }
}

test('a panel that fails to render shows an error in its place [R05, N16]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Fragile = () => {
    throw new Error('crash')
  }
  const panel = (name: string, Content: () => ReactNode) => ({
    name,
    load: async () => await Promise.resolve({ default: Content }),
  })
  show({ ...collection, panels: [panel('notes', Fragile), panel('friends', () => 'heil')] })
  expect(await screen.findByText('heil')).toBeVisible()
  expect(await screen.findByText(/Fehlernummer [0-9a-f]{8}/)).toBeVisible()
  await userEvent.type(await field('Name'), 'X')
  await userEvent.click(saveButton())
  await waitFor(() => expect(puts).toMatchObject([{ name: 'AX' }]))
})

test('a panel that renders its own heading has it also where it fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Fragile = () => {
    throw new Error('crash')
  }
  const load = async () => await Promise.resolve({ default: Fragile })
  show({ ...collection, panels: [{ name: 'users', hasHead: true, load }] })
  const panel = await screen.findByRole('region', { name: 'Benutzer' })
  expect(await within(panel).findByText(/Fehlernummer/)).toBeVisible()
  expect(within(panel).getByRole('heading', { level: 2, name: 'Benutzer' })).toBeVisible()
})

test('sending the failed part of a save completes it [D-35, D-37]', async () => {
  show(failingOnce())
  await userEvent.type(await field('Name'), 'B')
  await userEvent.click(saveButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Fehlendes erneut senden' }))
  await waitFor(() => expect(screen.queryByText('Nicht gespeicherte Änderungen')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Fehlendes erneut senden' })).not.toBeInTheDocument()
  expect(puts).toHaveLength(1)
})

test('own changes after a partial save are no conflict [D-35, D-34]', async () => {
  show(failingOnce())
  await userEvent.type(await field('Name'), 'B')
  await userEvent.click(saveButton())
  await screen.findByRole('button', { name: 'Fehlendes erneut senden' })
  await userEvent.type(await field('Name'), 'C')
  await userEvent.click(saveButton())
  await waitFor(() => expect(puts.map(({ name }) => name)).toEqual(['AB', 'ABC']))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a partly saved new record is created once [D-35]', async () => {
  requested.length = 0
  let posts = 0
  server.use(
    http.post(`${base}test/things/`, async ({ request }) => {
      posts += 1
      stored = { ...((await request.json()) as object), id: 1 }
      return HttpResponse.json(stored, { status: 201 })
    }),
  )
  show(failingOnce(), '/test/things/+')
  await userEvent.type(await field('Name'), 'Neu')
  await userEvent.click(saveButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Fehlendes erneut senden' }))
  await waitFor(() => expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent('/test/things/1'))
  expect([posts, requested]).toEqual([1, ['Schritt 1', 'Schritt 1']])
})
