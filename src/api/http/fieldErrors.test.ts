// @vitest-environment jsdom
import {
  type Arbitrary,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  letrec,
  array,
  oneof,
  property,
  string,
} from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { call } from '#api/calls/client.ts'
import { ValidationError } from './errors.ts'
import { errorMessage } from './errorMessage.ts'
import { fieldErrors } from './fieldErrors.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()
const page = '<!doctype html><html><body><h1>Bad Request</h1></body></html>'

test.each([
  [
    'a list',
    { name: ['Pflichtfeld.', 'Zu kurz.'] },
    [
      ['name', 'Pflichtfeld.'],
      ['name', 'Zu kurz.'],
    ],
    [],
  ],
  ['a string', { name: 'Pflichtfeld.' }, [['name', 'Pflichtfeld.']], []],
  ['a nested object', { address: { zip: ['Ungültig.'] } }, [['address.zip', 'Ungültig.']], []],
  [
    'a list of objects',
    { app_permissions: [{}, { role: ['Ungültig.'] }] },
    [['app_permissions.1.role', 'Ungültig.']],
    [],
  ],
  ['numbered rows', { rows: { 3: { token: ['Vergeben.'] } } }, [['rows.3.token', 'Vergeben.']], []],
  ['non_field_errors', { non_field_errors: ['Passt nicht.'] }, [], ['Passt nicht.']],
  ['nested non_field_errors', { address: { non_field_errors: ['Passt nicht.'] } }, [['address', 'Passt nicht.']], []],
  ['detail with a code', { detail: 'Nein.', code: 'invalid' }, [], ['Nein.']],
  ['error', { error: 'Keine Daten.' }, [], ['Keine Daten.']],
  ['a field called code', { code: ['Vergeben.'] }, [['code', 'Vergeben.']], []],
  ['a plain string', 'Geht nicht.', [], ['Geht nicht.']],
  ['a list of strings', ['Geht nicht.'], [], ['Geht nicht.']],
  ['an HTML page', page, [], ['?']],
  ['an HTML page in a field', { name: [page, 'Pflichtfeld.'] }, [['name', 'Pflichtfeld.']], []],
  ['nothing', null, [], ['?']],
  ['an empty object', {}, [], ['?']],
  ['empty lists', { name: [], other: [{}] }, [], ['?']],
])('%s becomes readable messages [N09] [D-33]', (_shape, body, fields, general) => {
  expect(fieldErrors(body, '?')).toEqual({ fields: fields.map(([path, message]) => ({ path, message })), general })
})

test('always yields a readable message, never [object Object] [N09]', () => {
  const text: Arbitrary<unknown> = oneof(string(), constantFrom('Pflichtfeld.', page, '[object Object]', '', ' '))
  const key = oneof(string(), constantFrom('name', 'detail', 'non_field_errors', 'code', '__proto__', 'error'))
  const { tree } = letrec<{ tree: unknown }>((tie) => ({
    tree: oneof({ depthSize: 'medium' }, text, array(tie('tree')), dictionary(key, tie('tree')), jsonValue()),
  }))
  assert(
    property(tree, (body) => {
      const { fields, general } = fieldErrors(body, 'unlesbar')
      const messages = [...general, ...fields.map(({ message }) => message)]
      expect(messages.length).toBeGreaterThan(0)
      for (const message of messages) {
        expect(message.trim()).not.toBe('')
        expect(message).not.toContain('[object Object]')
        expect(message).not.toMatch(/<html/i)
      }
    }),
    { numRuns: 300 },
  )
}, 20_000)

test('keeps messages of deep and huge responses small [N09]', () => {
  let deep: unknown = ['unten']
  for (let level = 0; level < 5000; level += 1) deep = { a: deep }
  expect(fieldErrors(deep, '?').general).toEqual(['?'])
  const { fields } = fieldErrors(
    Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, ['x'.repeat(5000)]])),
    '?',
  )
  expect(fields.length).toBeLessThanOrEqual(200)
  expect(fields[0]?.message.length).toBeLessThanOrEqual(600)
})

test('throws all field errors of a call [N09]', async () => {
  await signedInAs(7)
  server.use(
    http.post(`${base}x/`, () =>
      HttpResponse.json({ name: ['Pflichtfeld.'], non_field_errors: ['Passt nicht.'] }, { status: 400 }),
    ),
  )
  const apiError = await call('POST', 'x/').catch((error: unknown) => error)
  expect(apiError).toBeInstanceOf(ValidationError)
  expect(apiError).toMatchObject({
    fields: [{ path: 'name', message: 'Pflichtfeld.' }],
    general: ['Passt nicht.'],
    status: 400,
    endpoint: 'POST x/',
  })
  expect(errorMessage(apiError)).toContain('Passt nicht.')
})
