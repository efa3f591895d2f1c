// @vitest-environment jsdom
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import { freshEntry } from '#features/importer/sending/importLog.ts'
import { invitationTarget, userTarget } from './peopleTargets.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('import')
})
const viewer = getViewer({ isStaff: true, contentTypes: [{ id: 20, app_label: 'patzu', model: 'hospital' }] })
const entry = freshEntry('x.csv', 2, '2026-01-02T10:00:00Z')
const row = (at: number, email: string, object = '1001'): ReadRow => ({
  row: at,
  cells: [],
  values: { email, programme: 'patzu', object, role: 'reader', language: 'it' },
  problems: [],
  remarks: [],
})
const list = (path: string, ...rows: object[]) => http.get(`${base}${path}/`, () => HttpResponse.json(rows))

const reader = { content_type: 20, object_id: 4, role: 3 }
/** The permissions of accounts, each requested by its user. */
const rights = (...rows: { id: number; user: number; content_type: number; object_id: number; role: number }[]) =>
  http.get(`${base}accounts/app_permissions/`, ({ request }) => {
    const user = Number(new URL(request.url).searchParams.get('user'))
    return HttpResponse.json(rows.filter((one) => one.user === user))
  })

beforeEach(async () => {
  await signedInAs(7)
  server.use(
    list('patzu/hospitals', { id: 4, anqid: 1001 }, { id: 5, anqid: 1002 }, { id: 6, anqid: 1002 }),
    list('accounts/users', { id: 9, email: 'Da@klinik.ch' }),
    rights({ id: 1, user: 9, content_type: 20, object_id: 4, role: 3 }),
    list(
      'accounts/invitations',
      { id: 1, email: 'offen@klinik.ch', status: 'active', permissions: [reader] },
      { id: 2, email: 'alt@klinik.ch', status: 'expired', permissions: [reader] },
    ),
  )
})

test('reports an unknown or ambiguous institution before sending [D-36]', async () => {
  const rows = [row(2, 'a@b.ch'), row(3, 'b@b.ch', '1002'), row(4, 'c@b.ch', '7')]
  expect((await userTarget(viewer).check?.(rows))?.map(({ row: at, value }) => [at, value])).toEqual([
    [3, '1002'],
    [4, '7'],
  ])
})

test('finds accounts and open invitations in any letter case', async () => {
  const rows = [row(2, 'da@klinik.ch'), row(3, 'OFFEN@klinik.ch'), row(4, 'alt@klinik.ch'), row(5, 'neu@klinik.ch')]
  expect((await invitationTarget(viewer).absent(rows)).map((one) => one.row)).toEqual([4, 5])
  expect((await userTarget(viewer).absent(rows)).map((one) => one.row)).toEqual([3, 4, 5])
})

test('an account without its permission does not stop the others [D-35, ACC-12]', async () => {
  const given: unknown[] = []
  let made = 30
  server.use(
    http.post(`${base}accounts/users/`, async ({ request }) => {
      made += 1
      return HttpResponse.json({ ...((await request.json()) as object), id: made }, { status: 201 })
    }),
    http.post(`${base}accounts/app_permissions/`, async ({ request }) => {
      const body = (await request.json()) as { user: number }
      given.push(body)
      return body.user === 31
        ? HttpResponse.json({ object_id: ['nicht erlaubt'] }, { status: 400 })
        : HttpResponse.json({ ...body, id: 1 }, { status: 201 })
    }),
  )
  const sent = await userTarget(viewer).send([row(2, 'a@b.ch'), row(3, 'b@b.ch')], 0, entry)
  expect(sent.imported).toBe(1)
  expect(sent.refused).toMatchObject([{ row: { row: 2 }, column: 'object' }])
  expect(sent.refused[0]?.text).toMatch(/^Das Konto besteht, die Berechtigung nicht: /)
  expect(given).toEqual([
    { content_type: 20, object_id: 4, role: 3, user: 31 },
    { content_type: 20, object_id: 4, role: 3, user: 32 },
  ])
})

test('an error after the first person looks everybody up again [F07]', async () => {
  let calls = 0
  server.use(
    http.post(`${base}accounts/invitations/`, () => {
      calls += 1
      return calls === 1 ? HttpResponse.json({ id: 1 }, { status: 201 }) : HttpResponse.json({}, { status: 403 })
    }),
  )
  const rows = [row(2, 'a@b.ch'), row(3, 'b@b.ch')]
  await expect(invitationTarget(viewer).send(rows, 0, entry)).rejects.toMatchObject({ name: 'UnknownOutcomeError' })
})

test('an existing account gets its missing permission', async () => {
  const given: unknown[] = []
  server.use(
    rights(),
    http.post(`${base}accounts/app_permissions/`, async ({ request }) => {
      given.push(await request.json())
      return HttpResponse.json({ id: 1 }, { status: 201 })
    }),
  )
  const target = userTarget(viewer)
  const rows = [row(2, 'da@klinik.ch')]
  expect(await target.absent(rows)).toEqual(rows)
  expect(await target.check?.(rows)).toEqual([])
  expect(await target.send(rows, 0, entry)).toEqual({ imported: 1, refused: [] })
  expect(given).toEqual([{ ...reader, user: 9 }])
})

test('looks up a permission with a lost response again [F07]', async () => {
  server.use(
    rights(),
    http.post(`${base}accounts/app_permissions/`, () => HttpResponse.json({}, { status: 500 })),
  )
  const sending = userTarget(viewer).send([row(2, 'da@klinik.ch')], 0, entry)
  await expect(sending).rejects.toMatchObject({ name: 'UnknownOutcomeError' })
})

test('does not overwrite another role on the same institution', async () => {
  const other = { ...row(2, 'offen@klinik.ch'), values: { ...row(2, 'offen@klinik.ch').values, role: 'admin' } }
  expect(await invitationTarget(viewer).check?.([other])).toMatchObject([
    { row: 2, column: 'role', message: { word: 'problem.other-role', values: { role: 'reader' } } },
  ])
})

test('does not invite people with an account', async () => {
  server.use(rights())
  expect(await invitationTarget(viewer).check?.([row(2, 'da@klinik.ch')])).toMatchObject([
    { row: 2, column: 'email', message: { word: 'problem.has-account' } },
  ])
})

test('one person with two permissions gets one invitation', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`${base}accounts/invitations/`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ id: 3 }, { status: 201 })
    }),
    list('patzu/hospitals', { id: 4, anqid: 1001 }, { id: 5, anqid: 1002 }),
  )
  const target = invitationTarget(viewer)
  const rows = [row(2, 'a@b.ch'), row(3, 'a@b.ch', '1002')]
  expect(await target.absent(rows)).toEqual(rows)
  expect(new Set(target.recipients?.(rows))).toEqual(new Set(['a@b.ch']))
  expect(await target.send(rows, 0, entry)).toEqual({ imported: 2, refused: [] })
  expect(sent).toMatchObject([{ email: 'a@b.ch', permissions: [reader, { ...reader, object_id: 5 }] }])
})

test('an open invitation gets its missing permission without a second mail', async () => {
  const stored = { id: 1, email: 'offen@klinik.ch', status: 'active', content: 'Text', permissions: [reader] }
  const put: unknown[] = []
  server.use(
    list('patzu/hospitals', { id: 5, anqid: 1002 }),
    http.get(`${base}accounts/invitations/1/`, () => HttpResponse.json(stored)),
    http.put(`${base}accounts/invitations/1/`, async ({ request }) => {
      put.push(await request.json())
      return HttpResponse.json(stored)
    }),
  )
  const target = invitationTarget(viewer)
  const rows = [row(2, 'offen@klinik.ch', '1002')]
  expect(await target.absent(rows)).toEqual(rows)
  expect(target.recipients?.(rows)).toEqual([])
  expect(await target.send(rows, 0, entry)).toEqual({ imported: 1, refused: [] })
  expect(put).toEqual([{ ...stored, permissions: [reader, { ...reader, object_id: 5 }] }])
})

test.each([
  ['invitationTarget', invitationTarget],
  ['userTarget', userTarget],
])('a person without a role never becomes an admin: %s [ACC-12]', async (_name, targetFor) => {
  const roles: unknown[] = []
  server.use(
    http.post(`${base}accounts/users/`, () => HttpResponse.json({ id: 30 }, { status: 201 })),
    http.post(`${base}accounts/app_permissions/`, async ({ request }) => {
      roles.push(((await request.json()) as { role: unknown }).role)
      return HttpResponse.json({ id: 1 }, { status: 201 })
    }),
    http.post(`${base}accounts/invitations/`, async ({ request }) => {
      roles.push(
        ...((await request.json()) as { permissions: { role: unknown }[] }).permissions.map(({ role }) => role),
      )
      return HttpResponse.json({ id: 1 }, { status: 201 })
    }),
  )
  const plain = row(2, 'a@b.ch')
  const { role: _role, ...without } = plain.values
  for (const values of [without, { ...without, role: '' }, { ...without, role: 'toString' }])
    await targetFor(viewer).send([{ ...plain, values }], 0, entry)
  expect(roles).toEqual([2, 2, 2])
})
