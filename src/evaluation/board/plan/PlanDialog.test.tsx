import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Plan } from '#features/plans/planRules.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import type { PlanAbout } from './planAbout.ts'
import { PlanDialog, type PlanDialogProps } from './PlanDialog.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['plan', 'actions'])
})
beforeEach(() => {
  useToasts.setState({ kept: [], shown: [] })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00+01:00') })
})

const nord = { content_type: 20, object_id: 1, name: 'Nord' }
const about: PlanAbout = {
  evaluation: 91,
  chart: 'chart-1',
  keys: ['food'],
  name: 'Verpflegung',
  figure: { mean: 3.5, known: { n: 80, sd: 0.68, share: null }, decimals: undefined, span: 4, period: '' },
  institutions: [nord],
}
const suggestions = [
  { title: 'Menüwahl am Vortag', field_of_action: 'Hotellerie', keys: ['food'] },
  { title: 'Anrufen', field_of_action: 'Austritt', keys: ['leaving'] },
]

async function show(
  respond: (sent: object) => Response,
  changes: Partial<PlanAbout> = {},
  more: Partial<PlanDialogProps> = {},
) {
  const sent: object[] = []
  server.use(
    http.get('http://localhost:3000/help/actions.de.json', () => HttpResponse.json(suggestions)),
    http.get(`${base}results/actions/`, () => HttpResponse.json([])),
    http.post(`${base}results/actions/`, async ({ request }) => {
      const body = (await request.json()) as object
      sent.push(body)
      return respond(body)
    }),
  )
  await signedInAs(7)
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer()}>
        <MemoryRouter>
          <PlanDialog about={{ ...about, ...changes }} place="server" {...more} onClose={onClose} />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  if (!more.plan) await screen.findByRole('button', { name: 'Menüwahl am Vortag' })
  return { sent, onClose }
}
const made = (body: object) => HttpResponse.json({ id: 5, ...body }, { status: 201 })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Massnahme planen' }))

test('a suggestion and the filled-in fields make a whole plan', async () => {
  const { sent, onClose } = await show(made)
  expect(screen.queryByRole('button', { name: 'Anrufen' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Menüwahl am Vortag' }))
  expect(field(/Handlungsfeld/)).toHaveValue('Hotellerie')
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      title: 'Menüwahl am Vortag',
      field_of_action: 'Hotellerie',
      barrier: '',
      due: '2027-02-25',
      look_again: '2028-02-25',
      target: null,
      evaluation: 91,
      chart: 'chart-1',
      keys: ['food'],
      content_type: 20,
      object_id: 1,
      owner: 7,
      owner_text: '',
      state: 'planned',
      note: '',
    },
  ])
})

test('a suggestion never replaces what somebody typed', async () => {
  await show(made)
  await userEvent.type(field(/Was tun Sie/), 'Eigenes')
  expect(screen.queryByRole('button', { name: 'Menüwahl am Vortag' })).not.toBeInTheDocument()
  await userEvent.clear(field(/Was tun Sie/))
  await userEvent.clear(field(/Handlungsfeld/))
  await userEvent.type(field(/Handlungsfeld/), 'Küche')
  await userEvent.click(screen.getByRole('button', { name: 'Menüwahl am Vortag' }))
  expect(field(/Handlungsfeld/)).toHaveValue('Küche')
})

test('another person is kept by name', async () => {
  const { sent } = await show(made)
  await userEvent.type(field(/Was tun Sie/), 'x')
  await userEvent.clear(field(/verantwortlich/))
  await userEvent.type(field(/verantwortlich/), 'Leitung Küche')
  await save()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ owner: null, owner_text: 'Leitung Küche' })]))
})

test('the target says which difference could be seen', async () => {
  await show(made)
  expect(
    screen.getByText(/Mit 80 Antworten davor .* ab 0\.30 erkennbar\. Für 0\.15 braucht es je 318 Antworten\./),
  ).toBeInTheDocument()
  await userEvent.type(field('Ziel'), '4')
  expect(screen.getByText(/Ihr Ziel liegt 0\.50 vom heutigen Wert entfernt/)).toBeInTheDocument()
})

test('a share is planned in per cent and kept as a share', async () => {
  const figure = { mean: 0.9, known: { n: 80, sd: null, share: 0.9 }, decimals: undefined, span: 1, period: '' }
  const { sent } = await show(made, { figure })
  await userEvent.type(field(/Was tun Sie/), 'x')
  await userEvent.type(field('Ziel in Prozent'), '95')
  await save()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ target: 0.95 })]))
})

test('nothing is sent without an action or with an unreadable day', async () => {
  const { sent } = await show(made)
  await save()
  expect(await screen.findByText('Bitte ausfüllen.')).toBeInTheDocument()
  await userEvent.type(field(/Was tun Sie/), 'x')
  await userEvent.clear(field(/Bis wann/))
  await userEvent.type(field(/Bis wann/), '31.02.2027')
  await save()
  expect(sent).toEqual([])
})

test('after a lost response the same plan is found and not created twice', async () => {
  const stored: object[] = []
  const { sent, onClose } = await show((body) => {
    stored.push({ id: 5, ...body, created: new Date().toISOString() })
    return HttpResponse.error()
  })
  let canList = false
  server.use(http.get(`${base}results/actions/`, () => (canList ? HttpResponse.json(stored) : HttpResponse.error())))
  await userEvent.type(field(/Was tun Sie/), 'Einmal')
  await save()
  await screen.findByText(/nicht bekannt, ob Ihre Massnahme gespeichert ist/)
  expect(field(/Was tun Sie/)).toHaveValue('Einmal')
  canList = true
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toHaveLength(1)
})

test('a refused plan stays with the reason at its field', async () => {
  const { onClose } = await show(() => HttpResponse.json({ due: ['Zu früh.'] }, { status: 400 }))
  await userEvent.type(field(/Was tun Sie/), 'x')
  await save()
  expect(await screen.findByText('Zu früh.')).toBeInTheDocument()
  expect(field(/Was tun Sie/)).toHaveValue('x')
  expect(onClose).not.toHaveBeenCalled()
})

test('a begun plan is closed only after a confirmation', async () => {
  const { onClose } = await show(made)
  await userEvent.type(field(/Was tun Sie/), 'x')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  useConfirmQueue.getState().requested[0]?.respond(false)
  expect(onClose).not.toHaveBeenCalled()
  expect(field(/Was tun Sie/)).toHaveValue('x')
})

/** The settings of the viewer for the charts of the evaluation, on a backend that keeps no plans. */
function keepSettings(info: object) {
  const stored = { id: 4, evaluation: 91, user: 7, charts_info: info }
  const written: object[] = []
  server.use(
    http.get(`${base}results/user_charts/`, () => HttpResponse.json([stored])),
    http.put(`${base}results/user_charts/4/`, async ({ request }) => {
      const body = (await request.json()) as typeof stored
      written.push(body.charts_info)
      stored.charts_info = body.charts_info
      return HttpResponse.json(stored)
    }),
  )
  return written
}

test('where the backend keeps no plans one is kept for oneself, and that is said', async () => {
  const { sent, onClose } = await show(made, {}, { place: 'own' })
  const written = keepSettings({ 'chart-1': { hidden: true } })
  expect(screen.getByText(/nur für Sie sichtbar/)).toBeInTheDocument()
  await userEvent.type(field(/Was tun Sie/), 'Eigenes')
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([])
  expect(written).toEqual([
    {
      'chart-1': { hidden: true },
      'portal:plans': [expect.objectContaining({ title: 'Eigenes', owner: 7, state: 'planned', creator_id: 7 })],
    },
  ])
})

test("one's own plan is changed in place, with its state and its note", async () => {
  const plan: Plan = {
    id: 12,
    evaluation: 91,
    title: 'Menüwahl',
    state: 'planned',
    content_type: 20,
    object_id: 1,
    keys: ['food'],
    target: 0.29,
    note: 'mit Küche',
    created: '2026-01-05T10:00:00Z',
  }
  const figure = { mean: 0.2, known: { n: 80, sd: null, share: 0.2 }, decimals: undefined, span: 1, period: '' }
  const { onClose } = await show(made, { figure }, { place: 'own', plan })
  const written = keepSettings({ 'portal:plans': [{ ...plan, later: 1 }, { id: 'unreadable' }] })
  expect(field('Ziel in Prozent')).toHaveValue('29')
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Umgesetzt' }))
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(written).toEqual([
    {
      'portal:plans': [
        expect.objectContaining({ id: 12, state: 'implemented', target: 0.29, note: 'mit Küche', title: 'Menüwahl' }),
        { id: 'unreadable' },
      ],
    },
  ])
})

test("of 4'000 pasted letters those that fit are kept, and that is said", async () => {
  const { sent } = await show(made)
  await userEvent.click(field(/Was steht im Weg/))
  await userEvent.paste('ä'.repeat(4000))
  await userEvent.click(field(/Was tun Sie/))
  await userEvent.paste('x'.repeat(4000))
  expect(screen.getAllByText(/Was zu viel war, wurde nicht übernommen/)).toHaveLength(2)
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ title: 'x'.repeat(255), barrier: 'ä'.repeat(2000) })
})

test('a plan of the past is kept as it is', async () => {
  const { sent } = await show(made)
  await userEvent.type(field(/Was tun Sie/), 'Damals')
  await userEvent.clear(field(/Bis wann/))
  await userEvent.type(field(/Bis wann/), '03.02.2019')
  await userEvent.clear(field(/Wann die Wirkung prüfen/))
  await userEvent.type(field(/Wann die Wirkung prüfen/), '04.02.2020')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ due: '2019-02-03', look_again: '2020-02-04' })
})

test('a right that is withdrawn meanwhile leaves what was typed, with the reason', async () => {
  const forbidden = () => HttpResponse.json({ detail: 'You do not have permission.' }, { status: 403 })
  const { sent, onClose } = await show(forbidden)
  await userEvent.type(field(/Was tun Sie/), 'Eigenes')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(useToasts.getState().kept.length).toBeGreaterThan(0))
  expect(useToasts.getState().kept[0]?.kind).toBe('error')
  expect(field(/Was tun Sie/)).toHaveValue('Eigenes')
  expect(onClose).not.toHaveBeenCalled()
})
