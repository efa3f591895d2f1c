// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { asSession } from './asSession.ts'
import { basePath, backend } from './backend.ts'
import { sessionHeader } from './worlds.ts'
import { getKnobs } from './knobs.ts'

const knobs = getKnobs('knobs')
const staff = (): ReturnType<typeof asSession> => asSession('knobs', 'staff')

afterEach(() => knobs.reset())

describe('faults', () => {
  test('replace responses of the backend a given number of times', async () => {
    knobs.fail({
      path: 'patzu/hospitals/*',
      kind: 'status',
      status: 503,
      body: { detail: 'later' },
      headers: { 'Retry-After': '2' },
      times: 2,
    })
    const { call } = staff()
    const first = await call('GET', 'patzu/hospitals/1/')
    expect([first.status, first.headers.get('Retry-After'), first.body]).toEqual([503, '2', { detail: 'later' }])
    expect((await call('GET', 'patzu/measures/')).status).toBe(200)
    expect((await call('GET', 'patzu/hospitals/2/')).status).toBe(503)
    expect((await call('GET', 'patzu/hospitals/2/')).status).toBe(200)
  })
  test('can wait for a later request with a given method and query', async () => {
    knobs.fail({ method: 'GET', path: 'patzu/hospitals/?*search=x*', skip: 1, kind: 'html', status: 200 })
    const { call } = staff()
    expect((await call('GET', 'patzu/hospitals/?search=x')).status).toBe(200)
    const page = await call('GET', 'patzu/hospitals/?search=x', undefined, { text: true })
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html'])
  })
  test('a lost response has been written, a dropped request has not', async () => {
    const { call } = staff()
    const count = async (): Promise<unknown> => (await call('GET', 'accounts/feedbacks/?size=1')).fields['count']
    const before = Number(await count())
    knobs.fail(
      { method: 'POST', path: 'accounts/feedbacks/', kind: 'lose' },
      { method: 'POST', path: 'accounts/feedbacks/', kind: 'drop' },
    )
    expect((await call('POST', 'accounts/feedbacks/', { text: 'a' })).status).toBe(0)
    expect((await call('POST', 'accounts/feedbacks/', { text: 'b' })).status).toBe(0)
    expect(await count()).toBe(before + 1)
  })
  test('JSON can be truncated and a response delayed', async () => {
    const { call } = staff()
    knobs.fail({ path: 'accounts/users/me/', kind: 'truncate' }, { path: 'patzu/measures/', kind: 'delay', delay: 30 })
    const half = await call('GET', 'accounts/users/me/', undefined, { text: true })
    expect(() => JSON.parse(String(half.body))).toThrow()
    const start = performance.now()
    await call('GET', 'patzu/measures/')
    expect(performance.now() - start).toBeGreaterThan(25)
  })
})

describe('sessions', () => {
  test('sessions are isolated', async () => {
    const [one, two] = [asSession('knobs', 'staff'), asSession('elsewhere', 'staff')]
    await one.call('PATCH', 'patzu/hospitals/1/', { name: 'Anders' })
    expect((await two.call('GET', 'patzu/hospitals/1/')).fields['name']).toBe('Klinik Seeblick')
    knobs.reset()
    expect((await one.call('GET', 'patzu/hospitals/1/')).fields['name']).toBe('Klinik Seeblick')
  })
  // With a copy of the whole backend for each it would take minutes.
  test('six hundred of them fit beside each other', async () => {
    for (let session = 0; session < 600; session += 1) {
      const { call } = asSession(`many-${session}`, 'staff')
      const { fields } = await call('PATCH', 'patzu/hospitals/1/', { frabos_max: session })
      expect(fields['frabos_max']).toBe(session)
    }
    for (let session = 0; session < 600; session += 1) getKnobs(`many-${session}`).forget()
  })
})

describe('over HTTP', () => {
  const knob = async (method: string, path: string, body?: object): Promise<Response> =>
    backend(
      new Request(`http://portal.test${basePath}__mock__/${path}`, {
        method,
        headers: { [sessionHeader]: 'knobs' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  test('the log contains method, path, status and body without mock controls', async () => {
    const { call } = staff()
    await call('PATCH', 'patzu/hospitals/1/', { frabos_max: 10 })
    const log: unknown = await (await knob('GET', 'log/')).json()
    expect(log).toEqual([
      {
        method: 'PATCH',
        path: 'patzu/hospitals/1/',
        query: '',
        status: 200,
        authorized: true,
        body: { frabos_max: 10 },
      },
    ])
    await knob('DELETE', 'log/')
    expect(knobs.log()).toEqual([])
  })
  test('settings, faults, expiry, foreign edits and reset work', async () => {
    expect(await (await knob('PATCH', 'settings/', { accessSeconds: 3 })).json()).toMatchObject({
      accessSeconds: 3,
      refreshSeconds: 86_400,
    })
    expect((await knob('POST', 'faults/', { path: 'x' })).status).toBe(400)
    expect((await knob('POST', 'faults/', { path: 'apps/apps/', kind: 'status', status: 500 })).status).toBe(201)
    expect((await staff().call('GET', 'apps/apps/')).status).toBe(500)
    expect((await knob('PATCH', 'records/patzu/hospitals/1/', { name: 'Fremd' })).status).toBe(200)
    const { call } = staff()
    expect((await call('GET', 'patzu/hospitals/1/')).fields['name']).toBe('Fremd')
    await knob('POST', 'expire_access/')
    expect((await call('GET', 'patzu/hospitals/1/')).status).toBe(401)
    expect((await knob('POST', 'reset/')).status).toBe(204)
    expect((await staff().call('GET', 'patzu/hospitals/1/')).fields['name']).toBe('Klinik Seeblick')
  })
})
