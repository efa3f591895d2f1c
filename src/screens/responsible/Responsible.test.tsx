import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { consumeUrlToken } from '#api/session/urlToken.ts'
import { base, testBackend } from '#api/testBackend.ts'
import { Responsible } from './Responsible.tsx'

const server = testBackend()
beforeEach(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('authPages')
})

/** The page of a link, mounted twice as in development; returns the sent requests. */
function open() {
  const sent: unknown[] = []
  server.use(
    http.post(`${base}responsible/`, async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse('ok')
    }),
  )
  consumeUrlToken(new URL('/responsible?token=abc&isResponsible=1&typ=patzu.hospital', window.location.href))
  const router = createMemoryRouter([{ path: '*', element: <Responsible onLanguage={() => undefined} /> }])
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return sent
}
const answer = { token: 'abc', isResponsible: '1', contentType: 'patzu.hospital' }

test('a response is sent once although React mounts its page twice [D-08, D-93]', async () => {
  const sent = open()
  expect(await screen.findByText(i18next.t('authPages:responsible.yes-text'))).toBeVisible()
  expect(sent).toEqual([answer])
})

test('links with confirmation send once after the button [D-93]', async () => {
  takeConfig({ linksAskFirst: true })
  const sent = open()
  const button = screen.getByRole('button', { name: i18next.t('authPages:responsible.send') })
  expect(sent).toEqual([])
  await userEvent.dblClick(button)
  expect(await screen.findByText(i18next.t('authPages:responsible.yes-text'))).toBeVisible()
  expect(sent).toEqual([answer])
})
