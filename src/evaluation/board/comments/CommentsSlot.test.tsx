import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { CommentsContext, type CommentsSource } from './CommentsContext.ts'
import { CommentsSlot } from './CommentsSlot.tsx'
import { fingerprint } from './fingerprint.ts'
import { commentsChart, commentsData } from './testComments.ts'

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('#api/files/download.ts', () => ({ saveBlob: saved }))

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['charts', 'written'])
})

/** Without a pause between keys. */
const user = userEvent.setup({ delay: null })

type Info = Record<string, unknown>
let stored: Info = {}
let isRefused = false
/** The user of this test: what a session has stored is looked for again. */
let me = 300
beforeEach(async () => {
  me += 1
  stored = {}
  isRefused = false
  saved.mockClear()
  useToasts.setState({ kept: [], shown: [] })
  takeConfig({ comments: true, smallGroups: { hideBelow: 5 } })
  await signedInAs(me)
  const record = () => HttpResponse.json([{ id: 4, evaluation: 91, user: me, charts_info: stored }])
  server.use(
    http.get(`${base}results/user_charts/`, record),
    http.put(`${base}results/user_charts/4/`, async ({ request }) => {
      if (isRefused) return HttpResponse.json({ detail: 'nein' }, { status: 403 })
      stored = ((await request.json()) as { charts_info: Info }).charts_info
      return HttpResponse.json({ id: 4 })
    }),
  )
})

const plain = Array.from({ length: 24 }, (_, place) => ({ said: `Das Essen Nr ${place}.`, ward: 'a' }))
const rows = [
  ...plain,
  { said: 'Frau Rüegger in Zimmer 214 war nett', ward: 'a' },
  { said: `Lang ${'und noch länger '.repeat(60)} Schluss`, ward: 'a' },
  { said: '<b>Fett</b>', ward: 'b' },
  { said: 'Fremder Text', content_object: 'Andere' },
]

async function show(more: Partial<CommentsSource> = {}, given: readonly { said: string }[] = rows) {
  const source: CommentsSource = {
    evaluation: 91,
    data: commentsData(given) as Dataset,
    filters: [],
    getText: ({ attribute }) => attribute,
    rows: '1',
    readable: { names: ['Klinik'], ids: [3] },
    getProvenance: async () =>
      await Promise.resolve({
        snapshot: '1',
        evaluation: 'Befragung',
        institutions: 'Klinik',
        measures: 'M',
        period: '-',
        who: 'W',
        provider: '',
      }),
    ...more,
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ id: me })}>
        <MemoryRouter>
          <CommentsContext value={source}>
            <CommentsSlot chart={commentsChart} />
          </CommentsContext>
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
}
const list = () => screen.getByRole('list', { name: 'Texte' })
const items = () => within(list()).getAllByRole('listitem')
const search = async (text: string) => await user.type(screen.getByRole('searchbox'), text)
const own = () => stored['portal:comments'] as { themes: { name: string; texts: string[] }[]; released: Info }
const answer = async (isYes: boolean) => {
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  const [pending] = useConfirmQueue.getState().requested
  act(() => pending?.respond(isYes))
  return pending
}

test('twenty texts of the own institution are listed, and more on demand', async () => {
  await show()
  expect(screen.getByRole('status')).toHaveTextContent('27 von 27 Texten')
  expect(items()).toHaveLength(20)
  expect(screen.queryByText('Fremder Text')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '7 weitere Texte anzeigen' }))
  await waitFor(() => expect(items()).toHaveLength(27))
  expect(screen.getByText('<b>Fett</b>')).toBeInTheDocument()
})

test('a search announces how many texts it found', async () => {
  await show()
  await search('ruegger')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 von 27 Texten'))
  expect(items()).toHaveLength(1)
  await search(' fehlt')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 von 27 Texten. Kein Text passt dazu.'))
})

test('what looks like a name or a room is marked in words', async () => {
  await show()
  await search('ruegger')
  await waitFor(() => expect(items()).toHaveLength(1))
  expect(
    within(list())
      .getAllByRole('mark')
      .map(({ textContent }) => textContent),
  ).toEqual(['RüeggerName', 'Zimmer 214Zimmer'])
})

test('a long text is folded', async () => {
  await show()
  await search('lang')
  await waitFor(() => expect(items()).toHaveLength(1))
  expect(list()).not.toHaveTextContent('Schluss')
  await user.click(screen.getByRole('button', { name: 'Ganzen Text anzeigen' }))
  expect(list()).toHaveTextContent('Schluss')
})

test('a theme is made once', async () => {
  await show()
  await user.click(screen.getByRole('button', { name: 'Themen bearbeiten' }))
  await user.type(await screen.findByRole('textbox', { name: 'Neues Thema' }), 'Küche{Enter}')
  await waitFor(() => expect(own().themes).toEqual([{ id: expect.any(String) as string, name: 'Küche', texts: [] }]))
  await user.type(screen.getByRole('textbox', { name: 'Neues Thema' }), 'kuche{Enter}')
  expect(screen.getByText('Ein Thema mit diesem Namen gibt es schon.')).toBeInTheDocument()
})

test('a theme gets a text, is counted and narrows the list', async () => {
  stored = { 'portal:comments': { themes: [{ id: 'k', name: 'Küche', texts: ['1:3:said'] }], released: {} } }
  await show()
  await search('17.')
  await waitFor(() => expect(items()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Themen dieses Textes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Zu «Küche» legen' }))
  const theme = await screen.findByRole('button', { name: 'Küche: 2 von 27' })
  await waitFor(() => expect(own().themes[0]?.texts).toEqual(['1:3:said', '1:18:said']))
  await user.clear(screen.getByRole('searchbox'))
  await user.click(theme)
  await waitFor(() => expect(items()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Ohne Thema' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('25 von 27 Texten'))
})

test('themes are made with keys alone, and focus returns to their button', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Themen bearbeiten' })
  while (document.activeElement !== button) await user.tab()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Themen' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  const field = within(dialog).getByRole('textbox', { name: 'Neues Thema' })
  while (document.activeElement !== field) await user.tab()
  await user.keyboard('Küche{Enter}')
  await waitFor(() => expect(own().themes).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

test('a text is released and taken back with keys alone, and focus stays at its button', async () => {
  await show()
  await search('17.')
  await waitFor(() => expect(items()).toHaveLength(1))
  const release = screen.getByRole('button', { name: 'Freigeben' })
  while (document.activeElement !== release) await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(Object.keys(own().released)).toEqual(['1:18:said']))
  expect(screen.getByRole('button', { name: 'Freigabe zurücknehmen' })).toHaveFocus()
  await user.keyboard(' ')
  await waitFor(() => expect(own().released).toEqual({}))
  expect(screen.getByRole('button', { name: 'Freigeben' })).toHaveFocus()
})

test('a text with marks is released only after it was shown', async () => {
  await show()
  await search('ruegger')
  await waitFor(() => expect(items()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = await answer(false)
  expect(dialog?.title).toBe('Text mit Markierungen freigeben?')
  expect(stored).toEqual({})
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  await answer(true)
  await waitFor(() =>
    expect(own().released).toEqual({ '1:25:said': fingerprint('Frau Rüegger in Zimmer 214 war nett') }),
  )
  await user.click(screen.getByRole('button', { name: 'Freigabe zurücknehmen' }))
  await waitFor(() => expect(own().released).toEqual({}))
})

test('a file has the released text and no other', async () => {
  await show()
  await search('17.')
  await waitFor(() => expect(items()).toHaveLength(1))
  const [first] = items()
  const text = first?.querySelector('p')?.textContent
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Freigeben' }))
  await screen.findByText('Freigegeben', { selector: '[class*=badge]' })
  await user.click(screen.getByRole('button', { name: 'Freigegebene Texte speichern' }))
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const csv = (await saved.mock.calls[0]?.[0].text()) ?? ''
  expect(csv.match(/Das Essen Nr \d+\.|Rüegger|Fremder/g)).toEqual([text])
  expect(csv).toContain('Geschrieben: 27 Texte, davon freigegeben: 1')
})

test('a step that is refused is shown and taken back', async () => {
  isRefused = true
  await show()
  await search('17.')
  await waitFor(() => expect(items()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  await waitFor(() =>
    expect(useToasts.getState().shown.map(({ title }) => title)).toEqual(['Das wurde nicht gespeichert']),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Freigabe zurücknehmen' })).not.toBeInTheDocument())
})

test('below ten people there is nothing but the reason', async () => {
  await show({}, rows.slice(0, 9))
  expect(document.body).toHaveTextContent(
    /^Hier haben weniger als 10 Personen geschrieben\. Damit niemand zu erkennen ist, steht hier kein Text\.$/,
  )
})

test('a filter that leaves out too few shows nothing but the reason', async () => {
  const filters: RowFilter[] = [{ attribute: 'ward', operator: 'in', values: ['a'] }]
  await show({ filters })
  expect(document.body).toHaveTextContent(/^Ausserhalb dieser Filter haben weniger als 10 Personen geschrieben\./)
})

test('without the setting of the deployment no text is requested', async () => {
  takeConfig({})
  const comments = vi.fn<Dataset['comments']>()
  await show({ data: { comments } as unknown as Dataset })
  expect(document.body).toHaveTextContent(/^Kommentare sind in diesem Portal nicht eingeschaltet/)
  expect(comments).not.toHaveBeenCalled()
})

test('on paper there are released texts alone', async () => {
  stored = { 'portal:comments': { themes: [], released: { '1:3:said': fingerprint('Das Essen Nr 2.') } } }
  await show()
  await screen.findByText('Freigegeben', { selector: 'button *' })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(document.body.textContent.match(/Das Essen Nr \d+\./g)).toEqual(['Das Essen Nr 2.'])
  expect(document.body).toHaveTextContent('Geschrieben: 27 Texte, davon freigegeben: 1')
  act(() => void window.dispatchEvent(new Event('afterprint')))
})
