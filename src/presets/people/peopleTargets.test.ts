// @vitest-environment jsdom
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { viewerOf } from '#engine/testCollection.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import { freshEntry } from '#features/importer/sending/ledger.ts'
import { invitationTarget, userTarget } from './peopleTargets.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('import')
})
const viewer = viewerOf({ isStaff: true, contentTypes: [{ id: 20, app_label: 'patzu', model: 'hospital' }] })
const entry = freshEntry('x.csv', 2, '2026-01-02T10:00:00Z')
const row = (at: number, email: string, object = '1001'): ReadRow => ({
  row: at,
  cells: [],
  values: { email, programme: 'patzu', object, role: 'reader', language: 'it' },
  problems: [],
  remarks: [],
})
const list = (path: string, ...rows: object[]) => http.get(`${base}${path}/`, () => HttpResponse.json(rows))

beforeEach(async () => {
  await signedInAs(7)
  server.use(
    list('patzu/hospitals', { id: 4, anqid: 1001 }, { id: 5, anqid: 1002 }, { id: 6, anqid: 1002 }),
    list('accounts/users', { id: 9, email: 'Da@klinik.ch' }),
    list(
      'accounts/invitations',
      { id: 1, email: 'offen@klinik.ch', status: 'active' },
      { id: 2, email: 'alt@klinik.ch', status: 'expired' },
    ),
  )
})

test('an institution that is unknown, or not the only one with its number, is named before anything is sent [D-36]', async () => {
  const rows = [row(2, 'a@b.ch'), row(3, 'b@b.ch', '1002'), row(4, 'c@b.ch', '7')]
  expect((await userTarget(viewer).check?.(rows))?.map(({ row: at, value }) => [at, value])).toEqual([
    [3, '1002'],
    [4, '7'],
  ])
})

test('whoever has an account or an open invitation is there, whatever letters their address is written in; one that expired is not', async () => {
  const rows = [row(2, 'da@klinik.ch'), row(3, 'OFFEN@klinik.ch'), row(4, 'alt@klinik.ch'), row(5, 'neu@klinik.ch')]
  expect((await invitationTarget(viewer).absent(rows)).map((one) => one.row)).toEqual([4, 5])
  expect((await userTarget(viewer).absent(rows)).map((one) => one.row)).toEqual([3, 4, 5])
})

test('an account whose right could not be given is told as such, and the others go on [D-35, ACC-12]', async () => {
  const rights: unknown[] = []
  let made = 30
  server.use(
    http.post(`${base}accounts/users/`, async ({ request }) => {
      made += 1
      return HttpResponse.json({ ...((await request.json()) as object), id: made }, { status: 201 })
    }),
    http.post(`${base}accounts/app_permissions/`, async ({ request }) => {
      const body = (await request.json()) as { user: number }
      rights.push(body)
      return body.user === 31
        ? HttpResponse.json({ object_id: ['nicht erlaubt'] }, { status: 400 })
        : HttpResponse.json({ ...body, id: 1 }, { status: 201 })
    }),
  )
  const sent = await userTarget(viewer).send([row(2, 'a@b.ch'), row(3, 'b@b.ch')], 0, entry)
  expect(sent.imported).toBe(1)
  expect(sent.refused).toMatchObject([{ row: { row: 2 }, column: 'object' }])
  expect(sent.refused[0]?.text).toMatch(/^Das Konto ist angelegt, die Berechtigung nicht: /)
  expect(rights).toEqual([
    { content_type: 20, object_id: 4, role: 3, user: 31 },
    { content_type: 20, object_id: 4, role: 3, user: 32 },
  ])
})

test('a fault after the first person leaves open what is in, so that everybody is looked up again [F07]', async () => {
  let calls = 0
  server.use(
    http.post(`${base}accounts/invitations/`, () => {
      calls += 1
      return calls === 1 ? HttpResponse.json({ id: 1 }, { status: 201 }) : HttpResponse.json({}, { status: 403 })
    }),
  )
  const rows = [row(2, 'a@b.ch'), row(3, 'b@b.ch')]
  await expect(invitationTarget(viewer).send(rows, 0, entry)).rejects.toMatchObject({ name: 'ResultUnknown' })
})
