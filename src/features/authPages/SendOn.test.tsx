import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { FormBlocked } from '#api/auth/postForm.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { payloads, trustedOrigins } from '#lib/testPayloads.ts'
import SendOn from './SendOn.tsx'

const server = testBackend()
beforeEach(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('authPages')
  await signedInAs(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})

function open(redirect: string, post = vi.fn(async () => await Promise.resolve())) {
  const onLeave = vi.fn()
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <SendOn post={post} redirect={redirect} onLanguage={() => undefined} onLeave={onLeave} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { post, onLeave }
}

const later = async (milliseconds: number): Promise<void> =>
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

test('a trusted site is shown for a second and a half, then posted to once [SESS-20, SESS-21, D-01]', async () => {
  takeConfig({ trustedRedirectOrigins: trustedOrigins })
  const { post } = open('https://survey.example.ch/a?b=1')
  expect(await screen.findByText('survey.example.ch')).toBeVisible()
  await later(1000)
  expect(post).not.toHaveBeenCalled()
  await later(6000)
  expect(post.mock.calls).toEqual([['https://survey.example.ch/a?b=1']])
})

test('the site of an app is trusted, too [D-01]', async () => {
  server.use(
    http.get(`${base}apps/apps/`, () => HttpResponse.json([{ id: 28, url: 'https://survey.example.ch/enter/' }])),
  )
  const { post } = open('https://survey.example.ch/')
  expect(await screen.findByText('survey.example.ch')).toBeVisible()
  await later(1600)
  expect(post).toHaveBeenCalledTimes(1)
})

test('cancelling in time posts nothing [S13]', async () => {
  takeConfig({ trustedRedirectOrigins: trustedOrigins })
  const { post, onLeave } = open('https://survey.example.ch/')
  await userEvent
    .setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) })
    .click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(onLeave).toHaveBeenCalledTimes(1)
  cleanup()
  await later(5000)
  expect(post).not.toHaveBeenCalled()
})

test('every hostile address is shown as text without a post [D-01] [S12]', async () => {
  takeConfig({ trustedRedirectOrigins: trustedOrigins })
  server.use(
    http.get(`${base}apps/apps/`, () =>
      HttpResponse.json([
        { id: 28, url: 'https://survey.example.ch/enter/' },
        { id: 29, url: 'javascript:alert(1)' },
        { id: 30, url: null },
      ]),
    ),
  )
  const followed: string[] = []
  for (const payload of payloads) {
    const { post } = open(payload)
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Weiterleitung nicht erlaubt'), {
      timeout: 3000,
    })
    await later(2000)
    if (post.mock.calls.length > 0 || document.querySelector('a, form, script, img:not([alt=""])'))
      followed.push(payload)
    cleanup()
  }
  expect(followed).toEqual([])
}, 120_000)

test('nothing is posted when the apps cannot be read [D-01]', async () => {
  server.use(http.get(`${base}apps/apps/`, () => HttpResponse.json({}, { status: 500 })))
  const { post } = open('https://survey.example.ch/')
  await later(20_000)
  expect(await screen.findByText(/konnte nicht geprüft werden/)).toBeVisible()
  server.use(
    http.get(`${base}apps/apps/`, () => HttpResponse.json([{ id: 28, url: 'https://survey.example.ch/enter/' }])),
  )
  await userEvent
    .setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) })
    .click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('survey.example.ch')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
})

test('a site that the policy does not list shows an error [S14]', async () => {
  takeConfig({ trustedRedirectOrigins: trustedOrigins })
  open(
    'https://survey.example.ch/',
    vi.fn(async () => await Promise.reject(new FormBlocked())),
  )
  await screen.findByText('survey.example.ch')
  await later(1600)
  expect(await screen.findByText(/Der Browser hat die Weiterleitung verhindert/)).toBeVisible()
})
