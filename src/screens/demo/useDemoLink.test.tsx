import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { type ReactNode, StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { useSession } from '#api/session/session.ts'
import { base, testBackend, getTokens } from '#api/testBackend.ts'
import { useDemoLink } from './useDemoLink.ts'

const server = testBackend()
beforeEach(async () => await i18next.changeLanguage('de'))

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  </StrictMode>
)

/** Mocks the responses for tokens of demo links in turn, the last one for good, and counts requests. */
function redeems(...answers: (() => Response)[]) {
  const counted = { calls: 0 }
  server.use(
    http.post(`${base}login-demo/abc/`, () => {
      counted.calls += 1
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? HttpResponse.error()
    }),
  )
  return counted
}

test('the token of a link is used once although React mounts its page twice [D-08, DEMO-06]', async () => {
  const counted = redeems(() => HttpResponse.json(getTokens(5)))
  renderHook(() => useDemoLink('abc'), { wrapper })
  await waitFor(() => expect(useSession.getState().status).toBe('signedIn'))
  expect(counted.calls).toBe(1)
})

test('a link that the server could not process can be retried [DEMO-06]', async () => {
  const counted = redeems(
    () => HttpResponse.json({ detail: 'x' }, { status: 500 }),
    () => HttpResponse.json(getTokens(5)),
  )
  const { result } = renderHook(() => useDemoLink('abc'), { wrapper })
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current.isSpent).toBe(false)
  act(() => result.current.open())
  await waitFor(() => expect(result.current.error).toBeUndefined())
  await waitFor(() => expect(counted.calls).toBe(2))
})

test('links with confirmation wait for the button [D-93]', async () => {
  takeConfig({ linksAskFirst: true })
  const counted = redeems(() => HttpResponse.json(getTokens(5)))
  const { result } = renderHook(() => useDemoLink('abc'), { wrapper })
  expect(result.current.isFetching).toBe(true)
  expect(counted.calls).toBe(0)
  act(() => result.current.open())
  await waitFor(() => expect(counted.calls).toBe(1))
})
