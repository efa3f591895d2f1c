// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { asSession, getIds, getRows } from '../asSession.ts'
import { getText } from '../db/json.ts'
import { allTables } from '../drf/tables.ts'

const roles = ['superuser', 'staff', 'hospital-admin', 'hospital-user', 'reviewer', 'demo', 'fsp'] as const
const people = Object.fromEntries(roles.map((role) => [role, asSession('rights', role)]))
const as = (role: (typeof roles)[number]): ReturnType<typeof asSession> => people[role] ?? asSession('rights')

const openToAll = new Set([
  'accounts/users',
  'accounts/app_permissions',
  'accounts/content_types',
  'accounts/permissions',
  'accounts/usertitles',
  'apps/apps',
  'apps/groups',
  'patzu/hospitals',
  'moniq/hospitals',
  'studek/hospitals',
  'rehaspez/hospitals',
  'irp/hospitals',
  'irp/reviewers',
  'results/evaluations',
  'results/measures',
  'results/benchmarks',
  'results/user_charts',
  'results/actions',
  'filemanager/files',
])

describe('lists', () => {
  test.each(allTables().map(([address]) => address))(
    '%s is open to staff and to others only where necessary',
    async (address) => {
      expect((await as('staff').call('GET', `${address}/?size=1`)).status).toBe(200)
      expect((await as('fsp').call('GET', `${address}/?size=1`)).status).toBe(openToAll.has(address) ? 200 : 403)
    },
  )
  test('hospital users see their own hospitals, staff only with byPermissions', async () => {
    expect(getIds(await as('hospital-admin').call('GET', 'patzu/hospitals/'))).toEqual([1, 2])
    expect(getIds(await as('hospital-user').call('GET', 'patzu/hospitals/'))).toEqual([1])
    expect((await as('hospital-user').call('GET', 'patzu/hospitals/2/')).status).toBe(404)
    expect(getIds(await as('staff').call('GET', 'patzu/hospitals/?byPermissions=1'))).toEqual([])
  })
  test('an admin of a hospital sees its users, a plain user only themselves', async () => {
    expect(getIds(await as('hospital-admin').call('GET', 'accounts/users/?size=100'))).toEqual(
      expect.arrayContaining([5, 6]),
    )
    expect(getIds(await as('hospital-user').call('GET', 'accounts/users/'))).toEqual([6])
  })
  test('reviewers see their own reviews in every state', async () => {
    const rows = getRows(await as('reviewer').call('GET', 'irp/reviews/?byPermissions=0'))
    expect(rows).toHaveLength(10)
    expect(Number((await as('staff').call('GET', 'irp/reviews/?byPermissions=0')).fields['count'])).toBe(64)
  })
  test('the demo user sees the demo evaluation and its measure', async () => {
    expect((await as('demo').call('GET', 'results/evaluations/91/')).status).toBe(200)
    expect(getIds(await as('demo').call('GET', 'results/measures/?size=50'))).toContain(1)
    expect((await as('demo').call('GET', 'results/data/?eval=1&measure=1&evaluationId=91')).status).toBe(200)
    expect((await as('demo').call('GET', 'results/data/?eval=1&measure=1')).status).toBe(403)
  })
  test('a parent evaluation is visible to those listed', async () => {
    expect((await as('fsp').call('GET', 'results/evaluations/65/')).status).toBe(200)
    expect((await as('hospital-user').call('GET', 'results/evaluations/65/')).status).toBe(404)
  })
})

describe('writing', () => {
  test('only a superuser changes the flags of a user', async () => {
    const refused = await as('staff').call('PATCH', 'accounts/users/50/', { is_staff: true })
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['is_staff']])
    expect((await as('superuser').call('PATCH', 'accounts/users/50/', { is_staff: true })).fields['is_staff']).toBe(
      true,
    )
    expect((await as('staff').call('PATCH', 'accounts/users/50/', { is_staff: true, theme: 2 })).status).toBe(200)
  })
  test('people edit only their own profile and cannot delete it', async () => {
    expect(
      (await as('hospital-user').call('PATCH', 'accounts/users/6/', { language_previous: 2 })).fields[
        'language_previous'
      ],
    ).toBe(2)
    expect((await as('hospital-user').call('PATCH', 'accounts/users/5/', { theme: 1 })).status).toBe(404)
    expect((await as('staff').call('DELETE', 'accounts/users/2/')).status).toBe(403)
  })
  test('everybody creates feedback, only staff read it', async () => {
    const made = await as('hospital-user').call('POST', 'accounts/feedbacks/', { text: 'Danke', done: true })
    expect(made.fields).toMatchObject({ user_email: 'hospital-user@demo.example', done: false })
    expect((await as('hospital-user').call('GET', 'accounts/feedbacks/')).status).toBe(403)
  })
  test('an admin invites only to their own hospital with the register link', async () => {
    const invitation = (object_id: number, content: string): Record<string, never> | object => ({
      email: `neu${object_id}@example.ch`,
      language: 1,
      content,
      is_staff: true,
      permissions: [{ content_type: 20, object_id, role: 2 }],
    })
    const send = (object_id: number, content: string): ReturnType<ReturnType<typeof asSession>['call']> =>
      as('hospital-admin').call(
        'POST',
        'accounts/invitations/',
        JSON.parse(JSON.stringify(invitation(object_id, content))),
      )
    expect((await send(1, 'ohne Link')).body).toEqual({ content: ['invitation-tag-missing'] })
    expect((await send(9, '{{ register_link }}')).status).toBe(400)
    const made = await send(1, '{{ register_link }}')
    expect([made.status, made.fields['is_staff'], made.fields['status']]).toEqual([201, false, 'active'])
    expect((await as('hospital-user').call('GET', 'accounts/invitations/')).status).toBe(403)
  })
  test('a request is answered only once', async () => {
    const open = getRows(await as('reviewer').call('GET', 'irp/reviews/?ordering=id'))[0]
    const path = `irp/reviews/${getText(open?.['id'])}/answer/`
    expect((await as('reviewer').call('POST', path, { state: 4 })).status).toBe(400)
    expect((await as('reviewer').call('POST', path, { state: 2 })).status).toBe(200)
    expect((await as('reviewer').call('POST', path, { state: 2 })).status).toBe(409)
  })
  test('only who manages an evaluation may copy it', async () => {
    const copy = (role: (typeof roles)[number]): ReturnType<ReturnType<typeof asSession>['call']> =>
      as(role).call('POST', 'results/evaluations/', { name: 'Kopie', measures: [1] })
    expect((await copy('hospital-user')).status).toBe(403)
    expect((await as('staff').call('PATCH', 'results/evaluations/1/', { users_admin: [6] })).status).toBe(200)
    const made = await copy('hospital-user')
    expect([made.status, made.fields['creator_id']]).toEqual([201, 6])
  })
})
