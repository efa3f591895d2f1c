import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { AskDialog } from './AskDialog.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['feedback', 'actions'])
})
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))

async function show(respond: (sent: { text: string }) => Response) {
  const sent: { text: string }[] = []
  server.use(
    http.get(`${base}accounts/feedbacks/`, () => HttpResponse.json({ detail: 'no' }, { status: 403 })),
    http.post(`${base}accounts/feedbacks/`, async ({ request }) => {
      const body = (await request.json()) as { text: string }
      sent.push(body)
      return respond(body)
    }),
  )
  await signedInAs(7)
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: false })}>
        <MemoryRouter>
          <AskDialog
            about={['Diagramm: Verlauf', 'Ansicht: /x']}
            address="/x"
            summary={['Zum Diagramm «Verlauf».']}
            title="Frage"
            onClose={onClose}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  return { sent, onClose }
}
const question = () => screen.getByRole('textbox', { name: /Ihre Frage/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Frage senden' }))
const answer = async (isYes: boolean) => {
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  useConfirmQueue.getState().requested[0]?.respond(isYes)
}

test('a question is sent with exactly what was shown', async () => {
  const { sent, onClose } = await show(({ text }) => HttpResponse.json({ id: 1, text }, { status: 201 }))
  await userEvent.type(question(), '  Warum?  ')
  const shown = screen.getByText(/Diagramm: Verlauf/).textContent
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([{ text: `Warum?\n\n${shown}` }])
})

test('what a question is about is a sentence with a link', async () => {
  await show(({ text }) => HttpResponse.json({ id: 1, text }, { status: 201 }))
  expect(screen.getByText('Zum Diagramm «Verlauf».')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ansicht öffnen' })).toHaveAttribute('href', '/x')
  expect(screen.getByText(/^Diagramm: Verlauf/)).not.toBeVisible()
})

test('a refused question stays with the reason next to it', async () => {
  const { onClose } = await show(() => HttpResponse.json({ text: ['Zu oft gefragt.'] }, { status: 400 }))
  await userEvent.type(question(), 'Warum?')
  await send()
  expect(await screen.findByText('Zu oft gefragt.')).toBeInTheDocument()
  expect(question()).toHaveValue('Warum?')
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['as it was', ''],
  ['reworded', ' Bitte.'],
])('after a lost response the person decides whether a question is sent again, %s', async (_, more) => {
  const { sent } = await show(() => HttpResponse.error())
  await userEvent.type(question(), 'Warum?')
  await send()
  await screen.findByText(/nicht bekannt, ob Ihre Frage angekommen ist/)
  expect(sent).toHaveLength(1)
  if (more) await userEvent.type(question(), more)
  await send()
  await answer(false)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Frage senden' })).toBeEnabled())
  expect(sent).toHaveLength(1)
  await send()
  await answer(true)
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('a dialog with a question closes only after a confirmation', async () => {
  const { onClose } = await show(() => HttpResponse.error())
  const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await userEvent.type(question(), 'Warum?')
  await cancel()
  await answer(false)
  expect(onClose).not.toHaveBeenCalled()
  expect(question()).toHaveValue('Warum?')
  await cancel()
  await answer(true)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
