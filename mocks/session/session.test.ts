// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asSession } from '../asSession.ts'
import { getText } from '../db/json.ts'
import { getKnobs } from '../knobs.ts'
import { demoPassword } from '../db/Secrets.ts'

const visitor = asSession('session')
const credentials = (name: string): { email: string; password: string } => ({
  email: `${name}@demo.example`,
  password: demoPassword,
})

afterEach(() => {
  vi.useRealTimers()
  getKnobs('session').reset()
})

describe('signing in', () => {
  test('the right password returns both tokens and the user', async () => {
    const { status, fields } = await visitor.call('POST', 'api/token/', credentials('staff'))
    expect(status).toBe(200)
    const me = await visitor.call('GET', 'accounts/users/me/', undefined, {
      headers: { Authorization: `Bearer ${getText(fields['access'])}` },
    })
    expect(me.fields).toMatchObject({ email: 'staff@demo.example', is_staff: true, logout_user: null })
  })
  test('a wrong password is a 401 without a code', async () => {
    const { status, body } = await visitor.call('POST', 'api/token/', { ...credentials('staff'), password: 'wrong' })
    expect(status).toBe(401)
    expect(body).toEqual({ detail: 'No active account found with the given credentials' })
  })
  test('a second factor by phone requires the code first', async () => {
    const first = await visitor.call('POST', 'api/token/', credentials('staff-phone'))
    expect([first.status, first.body]).toEqual([206, { preferred_2fa: 'phone' }])
    expect(getKnobs('session').lastCode()).toBe('123456')
    const wrong = await visitor.call('POST', 'api/2fa/token-verify/', {
      ...credentials('staff-phone'),
      token: '000000',
    })
    expect([wrong.status, wrong.body]).toEqual([400, { token: ['Invalid code.'] }])
    expect(
      (await visitor.call('POST', 'api/2fa/token-verify/', { ...credentials('staff-phone'), token: '123456' })).fields[
        'refresh'
      ],
    ).toBeTruthy()
  })
  test('a second factor by e-mail uses the one-time password', async () => {
    expect((await visitor.call('POST', 'api/token/', credentials('staff-email'))).body).toEqual({
      preferred_2fa: 'email',
    })
    const { email } = credentials('staff-email')
    expect((await visitor.call('POST', 'accounts/verify-email-otp/', { email, otp: '1' })).body).toEqual({
      otp: ['Invalid code.'],
    })
    expect((await visitor.call('POST', 'accounts/verify-email-otp/', { email, otp: '123456' })).status).toBe(200)
  })
  test('a code is resent three times a minute', async () => {
    for (let time = 0; time < 3; time += 1)
      expect((await visitor.call('POST', 'api/2fa/token-resend/', credentials('staff-phone'))).status).toBe(204)
    const fourth = await visitor.call('POST', 'api/2fa/token-resend/', credentials('staff-phone'))
    expect(fourth.status).toBe(429)
    expect(Number(fourth.headers.get('Retry-After'))).toBeGreaterThan(50)
  })
})

describe('tokens', () => {
  test('an access token expires with token_not_valid', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    getKnobs('session').set({ accessSeconds: 2 })
    const staff = asSession('session', 'staff')
    expect((await staff.call('GET', 'accounts/users/me/')).status).toBe(200)
    vi.setSystemTime(Date.now() + 3000)
    const late = await staff.call('GET', 'accounts/users/me/')
    expect(late.status).toBe(401)
    expect(late.fields).toMatchObject({ code: 'token_not_valid' })
  })
  test('a refresh token works once while rotation is on', async () => {
    const { refresh } = asSession('session', 'staff')
    const first = await visitor.call('POST', 'api/token/refresh/', { refresh })
    expect(Object.keys(first.fields)).toEqual(['access', 'refresh'])
    const again = await visitor.call('POST', 'api/token/refresh/', { refresh })
    expect(again.status).toBe(401)
    expect(again.fields).toMatchObject({ code: 'token_not_valid' })
  })
  test('without rotation only the access token is new', async () => {
    getKnobs('session').set({ rotation: false })
    const { refresh } = asSession('session', 'staff')
    await visitor.call('POST', 'api/token/refresh/', { refresh })
    expect(Object.keys((await visitor.call('POST', 'api/token/refresh/', { refresh })).fields)).toEqual(['access'])
  })
  test('a blacklisted token is refused', async () => {
    const { refresh } = asSession('session', 'staff')
    expect((await visitor.call('POST', 'api/token/blacklist/', { refresh })).status).toBe(200)
    expect((await visitor.call('POST', 'api/token/refresh/', { refresh })).status).toBe(401)
  })
  test('expired and changed tokens are refused', async () => {
    const staff = asSession('session', 'staff')
    getKnobs('session').expireAccess()
    expect((await staff.call('GET', 'accounts/users/me/')).status).toBe(401)
    const forged = { Authorization: `Bearer ${staff.access.slice(0, -1)}X` }
    expect((await visitor.call('GET', 'accounts/users/me/', undefined, { headers: forged })).status).toBe(401)
  })
  test('an invalid header on a public request is a 401', async () => {
    const staff = asSession('session', 'staff')
    getKnobs('session').expireAccess()
    expect((await staff.call('POST', 'password/reset/', { email: 'x@example.ch' })).status).toBe(401)
    expect((await visitor.call('POST', 'password/reset/', { email: 'x@example.ch' })).status).toBe(204)
    expect((await visitor.call('GET', 'patzu/hospitals/')).body).toEqual({
      detail: 'Authentication credentials were not provided.',
    })
  })
})

describe('other ways in', () => {
  test('a password is reset once with a strong one', async () => {
    const weak = await visitor.call('POST', 'password/reset/confirm/', { token: 'reset-6', password: 'short' })
    expect(Object.keys(weak.fields)).toEqual(['password'])
    const password = 'Another-2026!secret'
    expect((await visitor.call('POST', 'password/reset/confirm/', { token: 'reset-6', password })).status).toBe(204)
    expect((await visitor.call('POST', 'api/token/', { ...credentials('hospital-user'), password })).status).toBe(200)
    expect((await visitor.call('POST', 'password/reset/confirm/', { token: 'reset-6', password })).body).toEqual({
      token: ['errorExpired'],
    })
  })
  test('an invitation creates a user once unless it has expired', async () => {
    expect((await visitor.call('GET', 'signup/invite-1/')).fields).toMatchObject({ email: 'gast1@example.ch' })
    expect((await visitor.call('GET', 'signup/invite-2/')).status).toBe(410)
    const form = {
      first_name: 'Gast',
      last_name: 'Eins',
      language: 1,
      password: demoPassword,
      preferred_2fa: 'phone',
      authy_phone: '+41790000000',
    }
    expect((await visitor.call('POST', 'signup/invite-1/', form)).status).toBe(201)
    expect((await visitor.call('GET', 'signup/invite-1/')).status).toBe(404)
  })
  test('demo link, single sign-on code and SAML request', async () => {
    expect((await visitor.call('POST', 'login-demo/demo-1/')).fields['access']).toBeTruthy()
    expect((await visitor.call('POST', 'login-demo/expired-1/')).status).toBe(400)
    expect((await visitor.call('POST', 'exchange_code_for_tokens/', { code: 'fsp-1' })).status).toBe(200)
    expect((await visitor.call('POST', 'exchange_code_for_tokens/', { code: 'fsp-1' })).status).toBe(400)
    expect((await visitor.call('GET', 'index/?sso')).status).toBe(200)
  })
  test('logout_user is false once update_logout is sent', async () => {
    const forced = asSession('session', 'force-logout')
    expect((await forced.call('GET', 'accounts/users/me/')).fields['logout_user']).toBe(false)
    await forced.call('PUT', 'accounts/users/update_logout/')
    expect((await forced.call('GET', 'accounts/users/me/')).fields['logout_user']).toBe(true)
  })
})
