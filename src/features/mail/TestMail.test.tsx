import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import TestMail from './TestMail.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('mail')
})
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))

const viewer = getViewer({ isStaff: true })
const calls: [string, unknown][] = []

async function show({ isDirty = false, failingStarts = 0 } = {}) {
  calls.length = 0
  let failing = failingStarts
  server.use(
    http.post(`${base}mailer/jobs/`, async ({ request }) => {
      calls.push(['create', await request.json()])
      return HttpResponse.json({ id: 31, state: 0 }, { status: 201 })
    }),
    http.patch(`${base}mailer/jobs/31/`, async ({ request }) => {
      calls.push(['start', await request.json()])
      failing -= 1
      return failing >= 0
        ? HttpResponse.json({ detail: 'x' }, { status: 403 })
        : HttpResponse.json({ id: 31, state: 1 })
    }),
  )
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <TestMail collection={testCollection} row={{ id: 9, name: 'Erinnerung' }} isDirty={isDirty} />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const button = () => screen.getByRole('button', { name: 'Test-Mail an mich' })
async function clickAndAnswer(isMeant: boolean) {
  await userEvent.click(button())
  await waitFor(() => expect(useConfirmQueue.getState().requested).toHaveLength(1))
  const [question] = useConfirmQueue.getState().requested
  act(() => question?.respond(isMeant))
  return question
}
const created = ['create', { name: 'Erinnerung (Test)', template: 9, recipients: [7] }]

test('a test mail goes to the viewer alone', async () => {
  await show()
  const question = await clickAndAnswer(true)
  expect(question?.text).toMatch(/nur an Sie: a@b\.ch/)
  await waitFor(() => expect(calls).toEqual([created, ['start', { state: 1 }]]))
  await waitFor(() => expect(useToasts.getState().shown.at(-1)?.text).toMatch(/a@b\.ch ist unterwegs/))
})

test('a test mail that is not meant creates nothing', async () => {
  await show()
  await clickAndAnswer(false)
  await waitFor(() => expect(button()).toBeEnabled())
  expect(calls).toEqual([])
})

test('a test mail that could not be started is not created twice', async () => {
  await show({ failingStarts: 1 })
  await clickAndAnswer(true)
  await waitFor(() => expect(calls).toHaveLength(2))
  await waitFor(() => expect(button()).toBeEnabled())
  await clickAndAnswer(true)
  await waitFor(() => expect(calls).toEqual([created, ['start', { state: 1 }], ['start', { state: 1 }]]))
})

test('a template with unsaved changes is saved before a test mail', async () => {
  await show({ isDirty: true })
  expect(button()).toHaveAccessibleDescription(/speichern/i)
})
