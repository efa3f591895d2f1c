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
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { CreateChild } from './CreateChild.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('children')
})
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))

const collection = { ...testCollection, path: 'results/evaluations', endpoint: 'results/evaluations' }
const parent = { id: 10, name: 'Auswertung', is_parent_evaluation: true, child_evaluation_ids: [11], charts: [] }
const address = `${base}results/evaluations/`

function Place() {
  return <output>{useLocation().pathname}</output>
}
async function show(label: () => Response) {
  server.use(
    http.get(`${address}10/get_child_label/`, label),
    http.get(`${address}10/`, () => HttpResponse.json(parent)),
    http.get(address, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('is_active') === 'false' ? [] : [{ id: 11, name: 'Auswertung Child 1' }],
      ),
    ),
  )
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter initialEntries={['/results/evaluations/10']}>
          <CreateChild collection={collection} row={parent} onClose={() => undefined} />
          <Place />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  return await screen.findByRole('textbox', { name: /Bezeichnung/ })
}
function posts(result: () => Response = () => HttpResponse.json({ id: 55 }, { status: 201 })) {
  const sent: unknown[] = []
  server.use(
    http.post(address, async ({ request }) => {
      sent.push(await request.json())
      return result()
    }),
  )
  return sent
}
const ok = () => screen.getByRole('button', { name: 'OK' })
const noLabel = () => HttpResponse.json({ label: '' })

test('a label is required to create a child [EVAL-28, EVAL-36, EVAL-38]', async () => {
  const sent = posts()
  const label = await show(noLabel)
  expect(label).toHaveValue('')
  expect(ok()).toBeDisabled()
  await userEvent.type(label, '   ')
  expect(ok()).toBeDisabled()
  await userEvent.type(label, 'Bern')
  await userEvent.click(ok())
  await waitFor(() => expect(screen.getByText('/results/evaluations/55')).toBeVisible())
  expect(sent).toMatchObject([{ label: 'Bern', name: 'Auswertung Child 2', parent_evaluation_id: 10 }])
})

test('suggests the label that the server knows [EVAL-28]', async () => {
  expect(await show(() => HttpResponse.json({ label: 'Kanton' }))).toHaveValue('Kanton')
})

test('a label is invalid only when the call for it fails [EVAL-37, ERR-09, D-59]', async () => {
  expect(await show(() => HttpResponse.json({ detail: 'x' }, { status: 500 }))).toHaveValue('ohne Bezeichnung')
})

test('a double click creates one child [N15]', async () => {
  const sent = posts()
  await userEvent.type(await show(noLabel), 'Bern')
  const button = ok()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByText('/results/evaluations/55')).toBeVisible())
  expect(sent).toHaveLength(1)
})

test('looks for the child after a lost response before it creates another one [N05]', async () => {
  const sent = posts(() => HttpResponse.error())
  let isThere = false
  const label = await show(noLabel)
  server.use(
    http.get(address, ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('ordering') !== '-id') return HttpResponse.json([])
      return HttpResponse.json(
        isThere ? [{ id: 77, name: 'Auswertung Child 2', label: 'Bern', parent_evaluation_id: 10 }] : [],
      )
    }),
  )
  await userEvent.type(label, 'Bern')
  await userEvent.click(ok())
  expect(await screen.findByText(/sieht zuerst nach/)).toBeVisible()
  isThere = true
  await userEvent.click(ok())
  await waitFor(() => expect(screen.getByText('/results/evaluations/77')).toBeVisible())
  expect(sent).toHaveLength(1)
})

test('requires a confirmation to create a child again that may exist [N05, EVAL-36]', async () => {
  const results = [() => HttpResponse.error(), () => HttpResponse.json({ id: 55 }, { status: 201 })]
  const sent = posts(() => results.shift()?.() ?? HttpResponse.error())
  const label = await show(noLabel)
  await userEvent.type(label, 'Bern')
  server.use(
    http.get(address, ({ request }) =>
      new URL(request.url).searchParams.get('ordering') === '-id'
        ? HttpResponse.json({ detail: 'Nein.' }, { status: 403 })
        : HttpResponse.json([]),
    ),
  )
  await userEvent.click(ok())
  expect(await screen.findByText(/^Unklar, ob die abgeleitete Auswertung erstellt wurde/)).toBeVisible()
  for (const isWanted of [false, true]) {
    await waitFor(() => expect(ok()).not.toHaveAttribute('aria-busy'))
    await userEvent.click(ok())
    await waitFor(() => expect(useConfirmQueue.getState().requested[0]?.title).toBe('Erneut senden?'))
    expect(sent).toHaveLength(1)
    expect(screen.getByText(/^Unklar, ob die abgeleitete Auswertung erstellt wurde/)).toBeVisible()
    useConfirmQueue.getState().requested[0]?.respond(isWanted)
    if (!isWanted) await waitFor(() => expect(useConfirmQueue.getState().requested).toEqual([]))
  }
  expect(await screen.findByText('/results/evaluations/55')).toBeVisible()
  expect(sent).toHaveLength(2)
})
