import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { UpdateChildren } from './UpdateChildren.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['children', 'charts'])
})
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))

type Stored = Map<
  number,
  { id: number; name: string; label?: string; charts: { i: string; title: string; type: string }[] }
>
const collection = { ...testCollection, path: 'results/evaluations', endpoint: 'results/evaluations' }
const chart = (i: string, title = i) => ({ i, title, type: 'bar' })
const address = `${base}results/evaluations/`

/**
 * A backend with a parent and two children that keeps what is pushed; `meet` replaces the response to the n-th push.
 */
async function show(meet: (syncToChildren: number, store: () => void) => Response | undefined = () => undefined) {
  const stored: Stored = new Map([
    [10, { id: 10, name: 'Eltern', charts: [chart('a', 'Alpha'), chart('b', 'Beta')] }],
    [11, { id: 11, name: 'Bern', charts: [chart('a', 'Alt'), chart('eigen', 'Eigenes')] }],
    [12, { id: 12, name: 'Zug', charts: [chart('a', 'Alpha'), chart('b', 'Beta')] }],
  ])
  const pushes: { child: number; charts: string[] }[] = []
  let isClosed = false
  server.use(
    http.get(address, ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number)
      return HttpResponse.json(ids.flatMap((id) => stored.get(id) ?? []))
    }),
    http.get(`${address}:id/`, ({ params }) => HttpResponse.json(stored.get(Number(params['id'])))),
    http.put(`${address}10/update_charts_for_child/`, async ({ request }) => {
      const body = (await request.json()) as { child: number; charts: string[] }
      pushes.push(body)
      const store = () => {
        const [parent, child] = [stored.get(10), stored.get(body.child)]
        const chosen = parent?.charts.filter(({ i }) => body.charts.includes(i)) ?? []
        if (child) child.charts = [...child.charts.filter(({ i }) => !body.charts.includes(i)), ...chosen]
      }
      const result = meet(pushes.length, store)
      if (result) return result
      store()
      return HttpResponse.json(stored.get(body.child))
    }),
  )
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>
          <UpdateChildren
            collection={collection}
            row={{ ...stored.get(10), id: 10, child_evaluation_ids: [11, 12] }}
            onClose={() => (isClosed = true)}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  await screen.findByRole('checkbox', { name: /^Alle abgeleiteten Auswertungen/ })
  return { stored, pushes, isClosed: () => isClosed }
}
const tick = (name: RegExp | string) => userEvent.click(screen.getByRole('checkbox', { name }))
const preview = () => userEvent.click(screen.getByRole('button', { name: 'Vorschau' }))
const send = () => screen.getByRole('button', { name: 'Aktualisieren' })
async function confirm() {
  await userEvent.type(await screen.findByRole('textbox', { name: /OK eintippen/ }), 'OK')
  await userEvent.click(send())
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

test('announces success only after one call for each child [EVAL-30, EVAL-33, EVAL-34]', async () => {
  const { pushes, isClosed } = await show()
  await tick(/^Alle abgeleiteten Auswertungen/)
  await preview()
  expect(useToasts.getState().kept).toEqual([])
  await confirm()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(pushes).toEqual([
    { child: 11, charts: ['a', 'b'] },
    { child: 12, charts: ['a', 'b'] },
  ])
  expect(useToasts.getState().kept.map(({ kind, text }) => [kind, text])).toEqual([
    ['success', '2 abgeleitete Auswertungen sind aktualisiert.'],
  ])
})

test('an update of selected children requires exactly OK [EVAL-31, EVAL-32]', async () => {
  const { pushes } = await show()
  expect(screen.getByRole('button', { name: 'Vorschau' })).toHaveAttribute('aria-disabled', 'true')
  await tick('Bern')
  await preview()
  const typed = await screen.findByRole('textbox', { name: /OK eintippen/ })
  const dialog = screen.getByRole('alertdialog')
  expect(within(dialog).getByText('Alpha').closest('li')).toHaveTextContent('Alpha (bisher «Alt»): Titel')
  expect(within(dialog).getByText('Beta')).toBeVisible()
  expect(within(dialog).getByText('Eigenes')).toBeVisible()
  for (const text of ['ok', 'Ok', 'OK ', ' OK', 'OKK']) {
    await userEvent.clear(typed)
    await userEvent.type(typed, text)
    expect(send()).toBeDisabled()
    await userEvent.type(typed, '{Enter}')
  }
  expect(pushes).toEqual([])
  await userEvent.clear(typed)
  await userEvent.type(typed, 'OK')
  expect(send()).toBeEnabled()
})

test('sends only the selected charts to the selected child [EVAL-30, EVAL-33]', async () => {
  const { pushes, isClosed } = await show()
  await tick('Bern')
  await tick('Alpha')
  await preview()
  await confirm()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(pushes).toEqual([{ child: 11, charts: ['b'] }])
})

test('a failure does not stop the update of the next child [EVAL-35, ERR-11, D-31]', async () => {
  const { pushes, isClosed } = await show((syncToChildren) =>
    syncToChildren === 1 ? HttpResponse.json({ detail: 'Bern ist gesperrt.' }, { status: 403 }) : undefined,
  )
  await tick(/^Alle abgeleiteten Auswertungen/)
  await preview()
  await confirm()
  expect(await screen.findByText('1 von 2 abgeleiteten Auswertungen sind aktualisiert.')).toBeVisible()
  expect(lines()).toEqual(['BernfehlgeschlagenBern ist gesperrt.', 'Zugerledigt'])
  expect(useToasts.getState().kept).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Diese erneut senden' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(pushes.map(({ child }) => child)).toEqual([11, 12, 11])
})

test('does not send again what arrived although its response was lost [N05]', async () => {
  const { pushes, isClosed } = await show((syncToChildren, store) => {
    if (syncToChildren !== 1) return undefined
    store()
    return HttpResponse.error()
  })
  await tick('Bern')
  await preview()
  await confirm()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(pushes).toHaveLength(1)
})

test('finds a push that arrived late before it sends it again [N05]', async () => {
  let arrive = () => undefined as void
  const { pushes, isClosed } = await show((syncToChildren, store) => {
    if (syncToChildren !== 1) return undefined
    arrive = store
    return HttpResponse.error()
  })
  await tick('Bern')
  await preview()
  await confirm()
  expect(await screen.findByText(i18next.t('error.unknown-result'))).toBeVisible()
  arrive()
  await userEvent.click(screen.getByRole('button', { name: 'Diese erneut senden' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(pushes).toHaveLength(1)
})

test('does not overwrite a child that somebody changed since the preview [D-31]', async () => {
  const { stored, pushes, isClosed } = await show()
  await tick('Bern')
  await preview()
  await screen.findByRole('textbox', { name: /OK eintippen/ })
  stored.set(11, { id: 11, name: 'Bern', charts: [chart('a', 'Von jemand anderem')] })
  await confirm()
  expect(await screen.findByText(/seit Ihrer Vorschau/)).toBeVisible()
  expect(pushes).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Diese erneut senden' }))
  expect(await screen.findByText(/bisher «Von jemand anderem»/)).toBeVisible()
  await confirm()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(pushes).toHaveLength(1)
})

test('shows a new preview when the parent changed since', async () => {
  const { stored, pushes } = await show()
  await tick('Zug')
  await preview()
  await screen.findByRole('textbox', { name: /OK eintippen/ })
  stored.set(10, { id: 10, name: 'Eltern', charts: [chart('a', 'Ganz neu'), chart('b', 'Beta')] })
  await confirm()
  expect(await screen.findByText(/Ganz neu/)).toBeVisible()
  expect(pushes).toEqual([])
})

test('names a child that may not be read by its label [D-31]', async () => {
  const { stored } = await show()
  cleanup()
  stored.delete(12)
  server.use(
    http.get(`${address}12/get_child_label/`, () => HttpResponse.json({ label: 'Fremd' })),
    http.get(`${address}12/`, () => HttpResponse.json({ detail: 'Nein' }, { status: 403 })),
  )
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer()}>
        <MemoryRouter>
          <UpdateChildren
            collection={collection}
            row={{ id: 10, charts: [chart('a')], child_evaluation_ids: [12] }}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('checkbox', { name: 'Fremd #12' })).toBeChecked()
  await preview()
  expect(await screen.findByText(/nicht lesen/)).toBeVisible()
})

test('a search through many children keeps the selection [EVAL-30]', async () => {
  const { stored } = await show()
  cleanup()
  const ids = Array.from({ length: 400 }, (_, index) => 100 + index)
  for (const id of ids) stored.set(id, { id, name: `Klinik ${id}`, charts: [] })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>
          <UpdateChildren
            collection={collection}
            row={{ id: 10, charts: [chart('a')], child_evaluation_ids: ids }}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Abgeleitete Auswertung suchen' }), 'klinik 321')
  await tick('Klinik 321')
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Abgeleitete Auswertung suchen' }))
  expect(screen.getByText(/Und 350 weitere/)).toBeVisible()
  expect(screen.getByText('1 ausgewählt')).toBeVisible()
})

test('restores a chart of its own that a child lost [EVAL-30]', async () => {
  let put: unknown
  const { stored, isClosed } = await show((syncToChildren, store) => {
    store()
    const child = stored.get(syncToChildren === 1 ? 11 : 12)
    // The server keeps only what was sent.
    if (child) child.charts = child.charts.filter(({ i }) => i !== 'eigen')
    return HttpResponse.json(child)
  })
  server.use(
    http.put(`${address}11/update_charts/`, async ({ request }) => {
      put = await request.json()
      const bern = stored.get(11)
      if (bern) bern.charts = (put as { charts: typeof bern.charts }).charts
      return HttpResponse.json(put as object)
    }),
  )
  await tick(/^Alle abgeleiteten Auswertungen/)
  await preview()
  await confirm()
  expect(await screen.findByText(/ein eigenes Diagramm dieser Auswertung entfernt: «Eigenes»/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /erneut senden/ })).not.toBeInTheDocument()
  expect(isClosed()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Zurückholen' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(put).toEqual({ charts: [chart('a', 'Alpha'), chart('b', 'Beta'), chart('eigen', 'Eigenes')] })
  expect(stored.get(11)?.charts.map(({ i }) => i)).toEqual(['a', 'b', 'eigen'])
})
