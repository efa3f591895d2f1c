import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { useSession } from '#api/session/session.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { Logout } from './Logout.tsx'

const server = testBackend()
beforeEach(async () => await i18next.changeLanguage('de'))

function open(search: string) {
  const leave = vi.fn()
  let blacklisted = 0
  server.use(
    http.post(`${base}api/token/blacklist/`, () => {
      blacklisted += 1
      return HttpResponse.json({})
    }),
    http.get(`${base}apps/apps/`, () => HttpResponse.json([])),
  )
  const router = createMemoryRouter(
    [
      { path: 'logout', element: <Logout onLanguage={() => undefined} leave={leave} /> },
      { path: 'login', element: <p>Anmeldung</p> },
    ],
    { initialEntries: [`/logout${search}`] },
  )
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { leave, blacklisted: () => blacklisted }
}

test('the logout ends the session once and opens the login [SESS-11, SESS-14, SESS-15]', async () => {
  await signedInAs(7)
  const { leave, blacklisted } = open('')
  expect(await screen.findByText('Anmeldung')).toBeVisible()
  expect(useSession.getState().status).toBe('signedOut')
  expect(blacklisted()).toBe(1)
  expect(leave).not.toHaveBeenCalled()
})

test('a known address is opened after the logout, not before [SESS-16]', async () => {
  takeConfig({ trustedRedirectOrigins: ['https://known.example'] })
  await signedInAs(7)
  const { leave } = open('?redirect=https%3A%2F%2Fknown.example%2F')
  leave.mockImplementation(() => expect(useSession.getState().status).toBe('signedOut'))
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://known.example/'))
})

test('an unknown address is shown as text and not opened [D-01] [D-02]', async () => {
  await signedInAs(7)
  const { leave } = open('?redirect=https%3A%2F%2Fevil.example%2F%3Cb%3E&autofill_email=1')
  expect(await screen.findByText('evil.example')).toBeVisible()
  expect(useSession.getState().status).toBe('signedOut')
  expect(leave).not.toHaveBeenCalled()
})
