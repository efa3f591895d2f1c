// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { backend } from '../../mocks/backend.ts'
import { demoLogins } from '../../mocks/seed/demoLogins.ts'
import { sessionHeader } from '../../mocks/worlds.ts'
import { spectacular } from '../openapi/compare/testSpectacular.ts'
import { openApiDocument } from '../openapi/document.ts'
import { compareSchema, probe, signInAs } from './run.ts'

const url = 'http://portal.test/backend/'
const password = demoLogins[0]?.password ?? ''

/** The mock backend in a session of its own, and what it was sent. */
function createMock(session: string) {
  const calls: string[] = []
  const fetch = async (sent: Request) => {
    calls.push(`${sent.method} ${new URL(sent.url).pathname.replace('/backend/', '')}`)
    const headers = new Headers(sent.headers)
    headers.set(sessionHeader, session)
    const body = sent.method === 'GET' ? null : await sent.text()
    return await backend(new Request(sent.url, { method: sent.method, headers, body }))
  }
  return { calls, fetch }
}

const noCode = async () => await Promise.reject<string>(new Error('nobody is there to ask'))

test.each(['hospital-admin@demo.example', 'demo@demo.example'])(
  'an account that is not staff is refused in one sentence: %s',
  async (email) => {
    const { calls, fetch } = createMock('guest')
    const { lines, code } = await probe({ url, email, password, codeFor: async () => '123456' }, fetch)
    expect(lines).toEqual([expect.stringMatching(/^This account is not of the staff .*sign in as staff/)])
    expect(code).toBe(2)
    expect(calls.filter((call) => call.startsWith('GET patzu/'))).toEqual([])
    expect(calls.at(-1)).toBe('POST api/token/blacklist/')
  },
)

test.each(['nein', undefined])(
  'an answer that does not say who is of the staff refuses as well: is_staff %j',
  async (is_staff) => {
    const { fetch } = createMock('unsaid')
    const changed = async (sent: Request) => {
      const answer = await fetch(sent)
      return sent.url.endsWith('/users/me/')
        ? Response.json({ ...((await answer.json()) as object), is_staff })
        : answer
    }
    const { lines, code } = await probe({ url, email: 'staff@demo.example', password, codeFor: noCode }, changed)
    expect(lines.at(-1)).toMatch(/^This account is not of the staff/)
    expect(code).toBe(2)
  },
)

test.each([
  ['staff-phone@demo.example', 'POST api/2fa/token-verify/'],
  ['staff-email@demo.example', 'POST accounts/verify-email-otp/'],
])('the code of a second factor comes from CONTRACT_CODE, and nobody is asked: %s', async (email, call) => {
  const { calls, fetch } = createMock('factor')
  const env = { CONTRACT_USER: email, CONTRACT_PASSWORD: password, CONTRACT_CODE: '123456' }
  const who = await signInAs({}, env, noCode)
  const { lines, code } = await probe({ url, ...who, only: 'accounts/usertitles' }, fetch)
  expect(lines.at(-1)).toMatch(/^\d+ questions, 0 findings$/)
  expect({ code, calls: calls.slice(0, 2) }).toEqual({ code: 0, calls: ['POST api/token/', call] })
})

test('a missing code is prompted for by its method', async () => {
  const requested: string[] = []
  const ask = async (question: string, variable: string) => {
    requested.push(`${question}${variable}`)
    return await Promise.resolve('654321')
  }
  const { codeFor, email } = await signInAs({ password }, { CONTRACT_USER: 'a@b.ch' }, ask)
  expect({ email, code: await codeFor('phone'), requested: requested }).toEqual({
    email: 'a@b.ch',
    code: '654321',
    requested: ['Code (phone): CONTRACT_CODE'],
  })
})

test('an unreachable backend reports its cause in one line', async () => {
  const refused = async () =>
    await Promise.reject<Response>(
      new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    )
  const { lines, code } = await probe({ url, email: 'a@b.ch', password, codeFor: noCode }, refused)
  expect({ lines, code }).toEqual({
    lines: [
      expect.stringMatching(/^http:\/\/portal\.test\/backend\/ cannot be reached: nothing listens at portal\.test/),
    ],
    code: 2,
  })
})

test('an address without an API below it says which address is meant', async () => {
  const { fetch } = createMock('wrong address')
  const elsewhere = async (sent: Request) => {
    const answer = await fetch(sent)
    return sent.url.includes('/token/') ? new Response('<h1>Not Found</h1>', { status: 404 }) : answer
  }
  const { lines, code } = await probe({ url, email: 'a@b.ch', password, codeFor: noCode }, elsewhere)
  expect(lines).toEqual([
    expect.stringMatching(/api\/token\/ is not there \(404\): the address has to be that of the API/),
  ])
  expect(code).toBe(2)
})

const folder = mkdtempSync(join(tmpdir(), 'schema-'))
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const contract = openApiDocument()
const written = file('contract.json', JSON.stringify(contract))

test('a schema that keeps the contract has no differences as YAML and as JSON', () => {
  const theirs = spectacular(contract)
  const yaml = stringify(theirs, { aliasDuplicateObjects: false })
  const none = { lines: ['0 differences'], code: 0 }
  expect(compareSchema(file('openapi.yaml', yaml), written)).toEqual(none)
  expect(compareSchema(file('openapi.json', `\uFEFF${JSON.stringify(theirs)}`), written)).toEqual(none)
})

test('differences are reported line by line', () => {
  const theirs = spectacular(contract)
  delete theirs.paths['/api/irp/reviews/{object_pk}/answer/']
  expect(compareSchema(file('less.json', JSON.stringify(theirs)), written)).toEqual({
    lines: ['irp/reviews/{id}/answer/: the path is missing', '1 difference'],
    code: 1,
  })
})

test.each([
  ['swagger: "2.0"\npaths: {}', /is Swagger, not OpenAPI 3/],
  ['openapi: 3.0.3', /is no OpenAPI 3 document/],
  ['{"openapi": "3.0.3", ', /is neither YAML nor JSON/],
  ['a: [1', /is neither YAML nor JSON/],
  ['', /holds no OpenAPI document/],
])('a file that is no schema is reported: %j', (text, sentence) => {
  expect(compareSchema(file('broken', text), written)).toEqual({ lines: [expect.stringMatching(sentence)], code: 2 })
})

test('a missing file is reported', () => {
  expect(compareSchema(join(folder, 'none.yaml'), written)).toEqual({
    lines: [expect.stringMatching(/none\.yaml cannot be read: /)],
    code: 2,
  })
})
