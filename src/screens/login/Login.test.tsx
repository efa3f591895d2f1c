import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { type ReactNode, StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { consumeUrlToken } from '#api/session/urlToken.ts'
import { readLoginData } from '#api/storage/loginData.ts'
import { useSession } from '#api/session/session.ts'
import { base, testBackend, getTokens } from '#api/testBackend.ts'
import { readTokens } from '#api/session/tokens.ts'
import type { PageHandle } from '#engine/pageHandle.ts'
import { Login } from './Login.tsx'
import { LoginDialogForm } from './LoginDialogForm.tsx'
import { SingleSignOn } from './SingleSignOn.tsx'
import { markSingleSignOn, takeSingleSignOnMark } from './singleSignOnMark.ts'

const server = testBackend()
beforeEach(async () => {
  await i18next.changeLanguage('de')
})

const renderInApp = (content: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>)

/** The login at an address, and what it passed to its callback. */
function open(address = '/login', variant: 'standard' | 'fsp' = 'standard') {
  const onSignedIn = vi.fn()
  consumeUrlToken(new URL(address, window.location.href))
  const element = <Login variant={variant} onLanguage={() => undefined} onSignedIn={onSignedIn} />
  const handle = { title: variant === 'fsp' ? 'login.fsp-title' : 'login.title' } satisfies PageHandle
  const router = createMemoryRouter([{ path: '*', handle, element }], { initialEntries: [address] })
  renderInApp(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return onSignedIn
}

const email = (): HTMLElement => screen.getByRole('textbox', { name: 'E-Mail' })
const password = (): HTMLElement => screen.getByLabelText(/^Passwort(?! anzeigen)/, { selector: 'input' })
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })

async function enter(address = 'A.B@Klinik.swiss'): Promise<void> {
  await userEvent.type(email(), address)
  await userEvent.type(password(), 'geheim')
  await userEvent.click(button('Anmelden'))
}

function answers(path: string, ...list: (() => Response | Promise<Response>)[]) {
  const bodies: unknown[] = []
  server.use(
    http.post(`${base}${path}`, async ({ request }) => {
      bodies.push(await request.json())
      return await (list.length > 1 ? list.shift() : list[0])?.()
    }),
  )
  return bodies
}

test('the right password signs in with a lower-case address [AUTH-20, AUTH-22, AUTH-23]', async () => {
  const bodies = answers('api/token/', () => HttpResponse.json(getTokens(7)))
  const onSignedIn = open('/login?next=%2Fpatzu%2Fhospitals%3Fpage%3D2')
  await enter()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('/patzu/hospitals?page=2'))
  expect(bodies).toEqual([{ email: 'a.b@klinik.swiss', password: 'geheim' }])
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 })
})

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '%s is not opened after the login [D-03]',
  async (next) => {
    answers('api/token/', () => HttpResponse.json(getTokens(7)))
    const onSignedIn = open(`/login?next=${encodeURIComponent(next)}`)
    await enter()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(null))
  },
)

test('a wrong password shows an error and stores nothing [AUTH-29]', async () => {
  answers('api/token/', () => HttpResponse.json({ detail: 'No active account' }, { status: 401 }))
  const onSignedIn = open()
  await enter()
  expect(await screen.findByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible()
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(await readTokens()).toBeNull()
})

test.each([
  [() => HttpResponse.json({ email: ['Gesperrt.'] }, { status: 400 }), 'Gesperrt.'],
  [() => HttpResponse.json({ detail: 'Konto gesperrt.' }, { status: 400 }), 'Konto gesperrt.'],
  [
    () => HttpResponse.json({}, { status: 400 }),
    'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  ],
  [
    () => new HttpResponse('<h1>x</h1>', { status: 400 }),
    'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  ],
])('another error shows the server’s message, else login-2fa-error [AUTH-30]', async (answer, text) => {
  answers('api/token/', answer)
  open()
  await enter()
  expect(await screen.findByText(text)).toBeVisible()
})

test.each([
  [() => HttpResponse.json({ detail: 'wrongPassword' }, { status: 401 }), 'Das Passwort stimmt nicht.'],
  [() => HttpResponse.json({ password: ['wrongPassword'] }, { status: 400 }), 'Das Passwort stimmt nicht.'],
  [() => HttpResponse.json({ email: ['userExists'] }, { status: 400 }), /gibt es bereits ein Konto/],
])('error keys of the server are translated [AUTH-46, ERR-17]', async (answer, text) => {
  answers('api/token/', answer)
  open()
  await enter()
  expect(await screen.findByText(text)).toBeVisible()
})

test('an expired code is called a code, not a link [AUTH-45, ERR-18]', async () => {
  answers('api/token/', () => HttpResponse.json({ preferred_2fa: 'phone' }, { status: 206 }))
  answers('api/2fa/token-verify/', () => HttpResponse.json({ token: ['errorExpired'] }, { status: 400 }))
  open()
  await enter()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456')
  await userEvent.click(button('Bestätigen'))
  expect(await screen.findByText(/^Der Code ist abgelaufen/)).toBeVisible()
  expect(screen.queryByText(/Link/)).not.toBeInTheDocument()
})

test.each([
  ['phone', 'api/2fa/token-verify/', { email: 'a.b@klinik.swiss', password: 'geheim', token: '123456' }],
  ['email', 'accounts/verify-email-otp/', { email: 'a.b@klinik.swiss', otp: '123456' }],
])('a code sent by %s completes the login [AUTH-24, AUTH-26, AUTH-27]', async (preferred_2fa, path, body) => {
  answers('api/token/', () => HttpResponse.json({ preferred_2fa }, { status: 206 }))
  const bodies = answers(
    path,
    () => HttpResponse.json({ otp: ['Falsch.'] }, { status: 400 }),
    () => HttpResponse.json(getTokens(7)),
  )
  const onSignedIn = open()
  await enter()
  const code = await screen.findByRole('textbox', { name: 'Code' })
  expect(button('Bestätigen')).toBeDisabled()
  expect(await readTokens()).toBeNull()
  await userEvent.type(code, '123 456')
  await userEvent.click(button('Bestätigen'))
  expect(await screen.findByText('Falsch.')).toBeVisible()
  await userEvent.click(button('Bestätigen'))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(bodies).toEqual([body, body])
})

test('going back from the code requires the password again [D-19]', async () => {
  answers('api/token/', () => HttpResponse.json({}, { status: 206 }))
  open()
  await enter()
  await userEvent.click(await screen.findByRole('button', { name: 'Zurück zur Anmeldung' }))
  expect(password()).toHaveValue('')
  expect(email()).toHaveValue('A.B@Klinik.swiss')
})

test('the typed address is kept on the forgotten password page and back', async () => {
  answers('password/reset/', () => HttpResponse.json({}))
  open()
  await userEvent.type(email(), 'A@b.ch')
  await userEvent.click(button('Passwort vergessen?'))
  await waitFor(() => expect(screen.queryByLabelText(/^Passwort/)).not.toBeInTheDocument())
  await waitFor(() => expect(email()).toHaveValue('A@b.ch'))
  await userEvent.clear(email())
  await userEvent.type(email(), 'c@d.ch{Enter}')
  expect(await screen.findByText(/c@d\.ch/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Zurück zur Anmeldung' }))
  expect(email()).toHaveValue('c@d.ch')
})

test('a double click sends one request and a disabled button none [S20, N15, AUTH-16]', async () => {
  const gate = new EventTarget()
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve))
  const bodies = answers('api/token/', async () => {
    await opened
    return HttpResponse.json(getTokens(7))
  })
  const onSignedIn = open()
  expect(button('Anmelden')).toBeDisabled()
  await userEvent.type(email(), 'a@b')
  await userEvent.type(password(), 'geheim{Enter}')
  expect(button('Anmelden')).toBeDisabled()
  expect(email()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.type(email(), '.ch')
  await userEvent.dblClick(button('Anmelden'))
  await userEvent.type(password(), '{Enter}{Enter}')
  gate.dispatchEvent(new Event('open'))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(bodies).toHaveLength(1)
})

test('the e-mail in the address fills the field as text [AUTH-07]', () => {
  open('/login?email=%20x%40y.ch%20')
  expect(email()).toHaveValue('x@y.ch')
})

test('a code is exchanged once after confirmation although React mounts twice [AUTH-31] [S15] [D-08]', async () => {
  const bodies = answers('exchange_code_for_tokens/', () => HttpResponse.json(getTokens(9)))
  server.use(
    http.get(`${base}accounts/users/me/`, ({ request }) =>
      HttpResponse.json({
        id: 9,
        email: request.headers.get('Authorization') === `Bearer ${getTokens(9).access}` ? 'neun@x.ch' : '',
      }),
    ),
  )
  const onSignedIn = open('/login?code=cold')
  expect(await screen.findByText('Als neun@x.ch anmelden?')).toBeVisible()
  expect(await readTokens()).toBeNull()
  await userEvent.click(button('Anmelden'))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(bodies).toEqual([{ code: 'cold' }])
  expect(await readTokens()).toMatchObject({ userId: 9 })
})

test('a code of a single sign-on started in this tab signs in immediately [D-11] [S15]', async () => {
  markSingleSignOn()
  answers('exchange_code_for_tokens/', () => HttpResponse.json(getTokens(9)))
  const onSignedIn = open('/loginFSP?code=warm', 'fsp')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(sessionStorage).toHaveLength(0)
})

test('the single sign-on posts the signed request to the configured address [AUTH-34] [AUTH-35]', async () => {
  takeConfig({ ssoUrl: 'https://idp.example/saml' })
  server.use(http.get(`${base}index/`, () => HttpResponse.text('PHNhbWw+')))
  const post = vi.fn()
  renderInApp(<SingleSignOn post={post} />)
  await userEvent.click(button('Mit dem FSP-Konto anmelden'))
  await waitFor(() =>
    expect(post).toHaveBeenCalledExactlyOnceWith('https://idp.example/saml', { SAMLRequest: 'PHNhbWw+' }),
  )
  expect(takeSingleSignOnMark(null)).toBe(true)
  expect(takeSingleSignOnMark(null)).toBe(false)
})

test.each(['', 'javascript:alert(1)', 'http://idp.example/saml'])(
  'an unsafe address (%j) disables the single sign-on [D-11]',
  async (ssoUrl) => {
    takeConfig({ ssoUrl })
    const post = vi.fn()
    renderInApp(<SingleSignOn post={post} />)
    await userEvent.click(button(/FSP-Konto/))
    expect(post).not.toHaveBeenCalled()
    expect(button(/FSP-Konto/)).toHaveAccessibleDescription('Diese Anmeldung ist hier nicht eingerichtet.')
    expect(screen.getByText('Diese Anmeldung ist hier nicht eingerichtet.')).toBeVisible()
  },
)

test('a demo offers its people with one click each', async () => {
  takeConfig({
    environment: 'demo',
    demoLogins: [{ email: 'staff@demo.example', password: 'p', role: 'staff', name: 'Stefan Stab' }],
  })
  const bodies = answers('api/token/', () => HttpResponse.json(getTokens(2)))
  const onSignedIn = open()
  await userEvent.click(await screen.findByRole('button', { name: /Stefan Stab/ }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(bodies).toEqual([{ email: 'staff@demo.example', password: 'p' }])
})

test('a demo person with a second factor continues in the form', async () => {
  takeConfig({
    environment: 'demo',
    demoLogins: [{ email: 'staff@demo.example', password: 'p', role: 'staff', name: 'Stefan Stab' }],
  })
  answers('api/token/', () => HttpResponse.json({}, { status: 206 }))
  open()
  await userEvent.type(email(), 'jemand@b.ch')
  await userEvent.click(await screen.findByRole('button', { name: /Stefan Stab/ }))
  await waitFor(() => expect(email()).toHaveValue('staff@demo.example'))
  expect(password()).toHaveFocus()
})

test.each([
  ['standard', '/login'],
  ['fsp', '/loginFSP'],
] as const)('a logout returns to the %s variant [SESS-18]', (variant, route) => {
  open(route, variant)
  expect(readLoginData().loginRoute).toBe(route)
})

test('the login over an expired session has the e-mail filled in [S10]', async () => {
  answers('api/token/', () => HttpResponse.json(getTokens(7)))
  renderInApp(<LoginDialogForm email="a@b.ch" />)
  expect(email()).toHaveValue('a@b.ch')
  await userEvent.type(password(), 'geheim{Enter}')
  await waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signedIn', userId: 7 }))
})
