// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { asSession } from '../../mocks/asSession.ts'
import { getKnobs } from '../../mocks/knobs.ts'
import { demoLogins } from '../../mocks/seed/demoLogins.ts'
import { rowsRequested } from './additionalRequests.ts'
import { specialCalls } from './calls/calls.ts'
import { openApiDocument } from './document.ts'
import { findDocumentProblems, heldSession } from './held.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { resolved } from './resolved.ts'
import { toText } from '#lib/text/text.ts'

const contract = openApiDocument()
const superuser = heldSession(asSession('document', 'superuser'))
const password = demoLogins[0]?.password ?? ''
const asJson = (body: unknown) => JSON.parse(JSON.stringify(body)) as Record<string, string>

const lists = Object.entries(contract.paths).filter(
  ([path, { get }]) => String(get?.['operationId']).endsWith('_list') && path,
)

test.each(lists)('the mock backend knows every filter and order of the document: %s', async (path, { get }) => {
  const parameters = ((get ?? {})['parameters'] as JsonSchema[]).map((one) => resolved(contract, one))
  for (const { name, in: place, schema } of parameters) {
    // All measures together have a hundred thousand rows.
    const few = path === '/results/data/' && name !== 'measure' ? '&measure=1' : ''
    if (place !== 'query' || (path === '/results/data/' && String(name) in rowsRequested)) continue
    const query = `${String(name)}=${getSample(schema as JsonSchema)}&${name === 'size' ? 'page' : 'size'}=1${few}`
    const { status, body } = await superuser.call('GET', `${path.slice(1)}?${query}`)
    // A value may match no record; an unknown name is refused.
    const isKnown = status !== 400 || !JSON.stringify(body).includes('nknown')
    expect({ query, status: isKnown ? 200 : status }).toEqual({ query, status: 200 })
  }
})

function getSample({ type, format, items, enum: values }: JsonSchema): string {
  if (type === 'array') return getSample(items as JsonSchema)
  if (Array.isArray(values)) return String(values.at(-1))
  if (format !== undefined) return format === 'date' ? '2026-01-01' : '2026-01-01T00:00:00Z'
  if (type === 'boolean') return 'true'
  return type === 'string' ? 'a' : '1'
}

type Sent = { path: string; sent?: unknown; status: number; as?: string }

const own = { email: 'staff@demo.example', password }
const phone = { email: 'staff-phone@demo.example', password }
const mail = 'staff-email@demo.example'
const person = {
  salutation: 1,
  title: null,
  first_name: 'Eva',
  last_name: 'Neu',
  language: 1,
  password: 'Ein-Passwort-2026!',
  preferred_2fa: 'email',
  authy_phone: '',
  email_2fa: 'eva@klinik.example',
}
const link = { email: 'a@klinik.example', referrer_url: 'http://portal.test', lang: 1 }
const missing = 99_999

/**
 * A request of each kind to the mock backend by its entry in the list of calls; several where it has several results.
 */
const samples: Readonly<Record<string, readonly Sent[]>> = {
  'POST api/token/': [
    { path: 'api/token/', sent: own, status: 200 },
    { path: 'api/token/', sent: phone, status: 206 },
    { path: 'api/token/', sent: { ...own, password: 'wrong' }, status: 401 },
  ],
  'POST api/2fa/token-verify/': [
    { path: 'api/2fa/token-verify/', sent: { ...phone, token: '123456' }, status: 200 },
    { path: 'api/2fa/token-verify/', sent: { ...phone, token: '1' }, status: 400 },
  ],
  'POST accounts/verify-email-otp/': [
    { path: 'accounts/verify-email-otp/', sent: { email: mail, otp: '123456' }, status: 200 },
  ],
  'POST api/2fa/token-resend/': [
    ...[1, 2, 3].map(() => ({ path: 'api/2fa/token-resend/', sent: phone, status: 204 })),
    { path: 'api/2fa/token-resend/', sent: phone, status: 429 },
  ],
  'POST api/token/refresh/': [{ path: 'api/token/refresh/', sent: { refresh: 'x' }, status: 401 }],
  'POST api/token/blacklist/': [{ path: 'api/token/blacklist/', sent: { refresh: 'x' }, status: 401 }],
  'POST exchange_code_for_tokens/': [
    { path: 'exchange_code_for_tokens/', sent: { code: 'fsp-1' }, status: 200 },
    { path: 'exchange_code_for_tokens/', sent: { code: 'x' }, status: 400 },
  ],
  'GET index/': [{ path: 'index/?sso=nonce', status: 200 }],
  'POST password/reset/': [{ path: 'password/reset/', sent: link, status: 204 }],
  'POST password/reset/confirm/': [
    { path: 'password/reset/confirm/', sent: { token: 'reset-5', password: 'weak' }, status: 400 },
    { path: 'password/reset/confirm/', sent: { token: 'reset-5', password: person.password }, status: 204 },
  ],
  'GET signup/{token}/': [
    { path: 'signup/invite-1/', status: 200 },
    { path: 'signup/invite-2/', status: 410 },
    { path: 'signup/nobody/', status: 404 },
  ],
  'POST signup/{token}/': [
    { path: 'signup/invite-1/', sent: { ...person, password: 'weak' }, status: 400 },
    { path: 'signup/invite-1/', sent: person, status: 201 },
  ],
  'POST signup-demo/': [{ path: 'signup-demo/', sent: link, status: 200 }],
  'POST login-demo/{token}/': [
    { path: 'login-demo/demo-1/', status: 200 },
    { path: 'login-demo/expired-1/', status: 400 },
  ],
  'POST responsible/': [
    {
      path: 'responsible/',
      sent: { token: 'responsible-1', isResponsible: '1', contentType: 'patzu.hospital' },
      status: 204,
    },
    { path: 'responsible/', sent: { token: 'x', isResponsible: '0', contentType: 'patzu.hospital' }, status: 400 },
  ],
  'GET accounts/users/me/': [{ path: 'accounts/users/me/', status: 200, as: 'staff' }],
  'PUT accounts/users/update_logout/': [{ path: 'accounts/users/update_logout/', status: 200, as: 'force-logout' }],
  'GET patzu/hospitals/bfs/': [{ path: 'patzu/hospitals/bfs/', status: 200, as: 'staff' }],
  'GET patzu/hospitals/{id}/bfs/': [{ path: 'patzu/hospitals/1/bfs/?byPermissions=0', status: 200, as: 'staff' }],
  'POST patzu/orders/{id}/approve/': [
    { path: `patzu/orders/${missing}/approve/`, status: 404, as: 'staff' },
    { path: 'patzu/orders/1/approve/', status: 403, as: 'hospital-user' },
  ],
  'POST irp/reviews/{id}/answer/': [{ path: 'irp/reviews/1/answer/', sent: { state: 2 }, status: 403, as: 'staff' }],
  'DELETE filemanager/files/clean_up/': [
    { path: 'filemanager/files/clean_up/', status: 204, as: 'staff' },
    { path: 'filemanager/files/clean_up/', status: 403, as: 'hospital-user' },
  ],
  'GET filemanager/files/{id}/download/': [{ path: 'filemanager/files/1/download/', status: 200, as: 'staff' }],
  'POST results/measures/{id}/import_ls/': [{ path: 'results/measures/1/import_ls/', status: 200, as: 'staff' }],
  'POST results/measures/{id}/remove_data_cache/': [
    { path: 'results/measures/1/remove_data_cache/', status: 200, as: 'staff' },
  ],
  'POST cache/delete/{id}/': [{ path: 'cache/delete/1/', status: 200, as: 'staff' }],
  'POST cache/refresh/': [{ path: 'cache/refresh/', status: 200, as: 'staff' }],
  'GET results/measures/{id}/get_child_label_and_inheritance/': [
    { path: 'results/measures/11/get_child_label_and_inheritance/', status: 200, as: 'staff' },
  ],
  'PUT results/measures/{id}/update_selected_attributes/': [
    {
      path: 'results/measures/1/update_selected_attributes/',
      sent: { selected_attributes: ['age'] },
      status: 200,
      as: 'staff',
    },
  ],
  'PUT results/measures/{id}/update_parent_after_deletion/': [
    { path: 'results/measures/1/update_parent_after_deletion/', status: 200, as: 'staff' },
  ],
  'GET results/data/download/': [{ path: 'results/data/download/?measures=1', status: 200, as: 'staff' }],
  'GET results/evaluations/{id}/get_child_label/': [
    { path: 'results/evaluations/1/get_child_label/', status: 200, as: 'staff' },
  ],
  'GET results/evaluations/{id}/fetch-parent-rights/': [
    { path: 'results/evaluations/1/fetch-parent-rights/', status: 404, as: 'staff' },
  ],
  'PUT results/evaluations/{id}/update_charts/': [
    {
      path: 'results/evaluations/1/update_charts/',
      sent: { charts: [{ i: 'a', type: 'mean' }] },
      status: 200,
      as: 'staff',
    },
    { path: 'results/evaluations/1/update_charts/', sent: { charts: [] }, status: 403, as: 'hospital-user' },
  ],
  'PUT results/evaluations/{id}/update_charts_for_child/': [
    {
      path: 'results/evaluations/1/update_charts_for_child/',
      sent: { child: 0, charts: [] },
      status: 400,
      as: 'staff',
    },
  ],
  'PUT results/evaluations/{id}/update_parent_after_deletion/': [
    { path: 'results/evaluations/1/update_parent_after_deletion/', status: 200, as: 'staff' },
  ],
  'PUT results/benchmarks/{id}/calculate/': [{ path: 'results/benchmarks/1/calculate/', status: 200, as: 'staff' }],
  'POST results/importer/': [
    { path: 'results/importer/', sent: { name: 'a.csv', measure: 1, lines_count: 1 }, status: 201, as: 'staff' },
  ],
  'POST results/importer/{id}/rows/': [
    { path: 'results/importer/1/rows/', sent: { offset: 0, rows: [{}] }, status: 200, as: 'staff' },
  ],
  'POST patzu/tokens/import_data/': [
    {
      path: 'patzu/tokens/import_data/',
      sent: { rows: [{ anqid: 1, category: 'x', token: 'T-1', unitname: 'y' }] },
      status: 400,
      as: 'staff',
    },
  ],
  'GET ls/{survey}/attributes': [{ path: 'ls/1/attributes?language=de', status: 404, as: 'staff' }],
  'GET ls/{survey}/questions': [{ path: 'ls/1/questions?language=de', status: 404, as: 'staff' }],
  'GET ls/{survey}/groups': [{ path: 'ls/1/groups?language=de', status: 404, as: 'staff' }],
  'GET ls/questions/{id}': [{ path: 'ls/questions/1?language=de', status: 404, as: 'staff' }],
  'GET accounts/users/{id}/measures/': [{ path: 'accounts/users/1/measures/', status: 200, as: 'staff' }],
}

describe.each(specialCalls.filter(({ path }) => path !== 'upload/'))('$method $path', ({ method, path }) => {
  const some = samples[`${method} ${path}`] ?? []

  test('the mock backend answers it as documented', async () => {
    expect(some.length).toBeGreaterThan(0)
    for (const { path: address, sent, status, as } of some) {
      const session = heldSession(asSession('calls', as))
      const answer = await session.call(method, address, sent === undefined ? undefined : asJson(sent))
      expect({ address, status: answer.status }).toEqual({ address, status })
    }
  })
})

test('a response that differs from the document is reported with path and field', () => {
  const row = { id: 1, name: 7 }
  const exchange = { method: 'GET', path: 'patzu/event/1/', status: 200, body: row }
  expect(findDocumentProblems(exchange)).toContain('GET patzu/event/1/ 200: name must be string')
  expect(findDocumentProblems(exchange)).toContain(
    "GET patzu/event/1/ 200: the answer must have required property 'typ'",
  )
  const page = { count: 1, results: [{ ...row, state: 12 }] }
  expect(findDocumentProblems({ ...exchange, path: 'patzu/orderunits/?page=1&nobody=1', body: page })).toEqual(
    expect.arrayContaining([
      'GET patzu/orderunits/: the parameter nobody is not in the document',
      'GET patzu/orderunits/ 200: results.0.name must be string',
    ]),
  )
  expect(findDocumentProblems({ ...exchange, path: 'patzu/nothing/' })).toEqual([
    'GET patzu/nothing/ is not in the document',
  ])
  expect(findDocumentProblems({ ...exchange, status: 302 })).toEqual([
    expect.stringContaining('answered 302, which is not in'),
  ])
})

test('renewing and revoking tokens match the document', async () => {
  const { refresh } = getKnobs('renewed').signIn('staff@demo.example')
  const session = heldSession(asSession('renewed'))
  const renewed = await session.call('POST', 'api/token/refresh/', { refresh })
  expect(renewed.status).toBe(200)
  const left = await session.call('POST', 'api/token/blacklist/', {
    refresh: toText(renewed.fields['refresh'] ?? refresh),
  })
  expect(left.status).toBe(200)
})
