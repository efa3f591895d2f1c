// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { meQuery, setPreference } from './me.ts'
import { signOut, useSession } from '#api/session/session.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { type Viewer, hasAccess } from '#api/session/viewer.ts'

const server = testBackend()

/** The calls at the start of a session; returns the recorded requests. */
function getStart(user: object, problems: Record<string, number> = {}, reviewers = 0) {
  const calls: string[] = []
  const response = (path: string, body: object) =>
    http.get(`${base}${path}/`, ({ request }) => {
      calls.push(`GET ${path}/${new URL(request.url).search}`)
      return problems[path] === undefined
        ? HttpResponse.json(body)
        : new HttpResponse('<h1>', { status: problems[path] })
    })
  server.use(
    response('accounts/users/me', user),
    response('accounts/content_types', [
      { id: 5, app_label: 'patzu', model: 'hospital' },
      { id: 6, app_label: 'irp', model: 'hospital' },
    ]),
    response('accounts/permissions', [{ id: 1, codename: 'view_hospital', content_type_id: 5 }]),
    response('accounts/app_permissions', [{ id: 9, user: 7, content_type: 5, object_id: 12, role: 1 }]),
    response('irp/reviewers', { count: reviewers, results: [{ id: 1, user: 7 }].slice(0, reviewers) }),
    response('accounts/usertitles', [{ id: 2, title_de: 'Dr.', title_fr: null }]),
    http.put(`${base}accounts/users/update_logout/`, () => {
      calls.push('PUT')
      return new HttpResponse(null, { status: problems['PUT'] ?? 200 })
    }),
    http.post(`${base}api/token/blacklist/`, () => {
      calls.push('blacklist')
      return HttpResponse.json({})
    }),
  )
  return calls
}

const load = async (): Promise<Viewer> =>
  await new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(meQuery())

const started = async () => {
  await signedInAs(7)
  const calls = getStart({ id: 7, email: 'a@x.ch', is_staff: true, logout_user: true, later: 'kept' })
  return { viewer: await load(), calls }
}

test.each([
  ['GET accounts/users/me/', 'SESS-02'],
  ['GET accounts/content_types/', 'SESS-03'],
  ['GET accounts/permissions/', 'SESS-04'],
  ['GET accounts/app_permissions/?user=7&all=1', 'SESS-05'],
  ['GET accounts/usertitles/?all=1', 'ACC-29'],
])('the session starts with %s, requested once [%s]', async (call) => {
  const { calls } = await started()
  expect(calls).toHaveLength(5)
  expect(calls.filter((one) => one === call)).toHaveLength(1)
})

test('reads the user with flags, permissions and titles [SESS-02, SESS-05, ACC-29]', async () => {
  const { viewer } = await started()
  expect(viewer).toMatchObject({
    id: 7,
    isStaff: true,
    isSuperuser: false,
    isDemo: false,
    codenames: ['view_hospital'],
    appPermissions: [{ content_type: 5, object_id: 12, role: 1 }],
  })
  expect(viewer.user).toMatchObject({ later: 'kept' })
  expect(viewer.titles).toEqual([{ id: 2, title_de: 'Dr.', title_fr: '', title_it: '' }])
})

test.each([
  'accounts/users/me',
  'accounts/content_types',
  'accounts/permissions',
  'accounts/app_permissions',
  'accounts/usertitles',
])('fails without %s [A02]', async (path) => {
  await signedInAs(7)
  getStart({ id: 7, is_staff: true }, { [path]: 500 })
  await expect(load()).rejects.toMatchObject({ name: 'ServerError' })
})

test('a user among the reviewers is one, without a permission on a hospital [D-12]', async () => {
  await signedInAs(7)
  const calls = getStart({ id: 7 }, {}, 1)
  const viewer = await load()
  expect(calls).toContain('GET irp/reviewers/?user=7&size=1')
  expect(viewer.isReviewer).toBe(true)
})

test('without a reviewers endpoint the session starts with no reviewers [D-12]', async () => {
  await signedInAs(7)
  getStart({ id: 7, is_staff: false }, { 'irp/reviewers': 501 }, 1)
  expect((await load()).isReviewer).toBe(false)
})

test('accepts paginated lists and objects in place of ids [SESS-03, SESS-05]', async () => {
  await signedInAs(7)
  getStart({ id: 7 })
  const types = [
    { id: 5, app_label: 'patzu', model: 'hospital' },
    { id: 6, app_label: 'irp', model: 'hospital' },
  ]
  server.use(
    http.get(`${base}accounts/content_types/`, ({ request }) => {
      const requested = new URL(request.url).searchParams
      if (requested.has('onlyId')) return HttpResponse.json([5, 6])
      const page = Number(requested.get('page') ?? 1)
      return HttpResponse.json({ count: '2', size: '1', current: String(page), results: types.slice(page - 1, page) })
    }),
    http.get(`${base}accounts/app_permissions/`, () =>
      HttpResponse.json({
        count: 1,
        results: [{ id: 9, content_type: { id: 6, model: 'hospital' }, object_id: '12', role: 1 }],
      }),
    ),
  )
  const viewer = await load()
  expect(viewer.contentTypes).toEqual(types)
  expect(hasAccess(viewer, 'irp.hospital', 1)).toBe(true)
  expect(hasAccess(viewer, 'patzu.hospital')).toBe(false)
})

test.each([true, 1, '1', 'true'])('is_staff %j makes staff [A02]', async (is_staff) => {
  await signedInAs(7)
  getStart({ id: 7, is_staff })
  expect((await load()).isStaff).toBe(true)
})

test.each([{ is_staff: 'yes' }, { is_staff: 2 }, { is_staff: 0 }, { is_staff: [true] }, { is_staff: null }, {}])(
  '%j does not make staff [A02]',
  async (flags) => {
    await signedInAs(7)
    getStart({ id: 7, ...flags })
    expect((await load()).isStaff).toBe(false)
  },
)

test('logout_user false ends the session once [SESS-07, SESS-08, SESS-09]', async () => {
  await signedInAs(101)
  const calls = getStart({ id: 101, logout_user: false })
  await expect(load()).rejects.toMatchObject({ name: 'ForcedLogoutError' })
  // Repeated requests before the logout finishes.
  await expect(load()).rejects.toMatchObject({ name: 'ForcedLogoutError' })
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['PUT'])
  await signOut()
  await signedInAs(101)
  expect((await load()).id).toBe(101)
  expect(calls.filter((call) => call === 'PUT')).toHaveLength(1)
})

test('does not log out when the acknowledgement fails [S19] [D-68]', async () => {
  await signedInAs(102)
  const calls = getStart({ id: 102, logout_user: false }, { PUT: 500 })
  expect((await load()).id).toBe(102)
  expect((await load()).id).toBe(102)
  expect(useSession.getState().status).toBe('signedIn')
  expect(calls.filter((call) => call === 'PUT')).toHaveLength(1)
})

test.each([true, null, 0, undefined])('logout_user %j changes nothing [D-68]', async (logout_user) => {
  await signedInAs(103)
  const calls = getStart({ id: 103, logout_user })
  await load()
  expect(calls).not.toContain('PUT')
})

test('saves the language on the server [SESS-10]', async () => {
  await signedInAs(7)
  const bodies: unknown[] = []
  server.use(
    http.patch(`${base}accounts/users/7/`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ id: 7 })
    }),
  )
  await setPreference(7, { language_previous: 2 })
  expect(bodies).toEqual([{ language_previous: 2 }])
})

const nurse: Viewer = {
  id: 7,
  isStaff: false,
  isSuperuser: false,
  isDemo: false,
  codenames: [],
  titles: [],
  user: {
    id: 7,
    is_staff: false,
    is_superuser: false,
    is_demo: false,
    email: '',
    first_name: '',
    last_name: '',
    language: 1,
    language_previous: null,
    theme: null,
  },
  appPermissions: [
    { id: 1, content_type: 5, object_id: 3, role: 2 },
    { id: 2, content_type: 99, object_id: 3, role: null },
  ],
  contentTypes: [
    { id: 5, app_label: 'patzu', model: 'hospital' },
    { id: 6, app_label: 'irp', model: 'hospital' },
    { id: 99, app_label: 'apps', model: 'group' },
  ],
}

test('access follows the app permissions, the weakest role by default [ROLE-16] [D-67]', () => {
  expect(hasAccess(nurse, 'patzu.hospital')).toBe(true)
  expect(hasAccess(nurse, 'patzu.hospital', 2)).toBe(true)
  expect(hasAccess(nurse, 'patzu.hospital', 1)).toBe(false)
  expect(hasAccess(nurse, 'apps.group')).toBe(true)
  expect(hasAccess(nurse, 'apps.group', 1)).toBe(false)
  expect(hasAccess(nurse, 'irp.hospital')).toBe(false)
  expect(hasAccess(nurse, 'moniq.hospital')).toBe(false)
})

test('only role 1 on an object makes an app admin [ROLE-15]', async () => {
  await signedInAs(7)
  const programmes = ['patzu', 'moniq', 'studek'] as const
  const roles = [1, 2, null].map((role, index) => ({
    id: index,
    user: 7,
    content_type: 5 + index,
    object_id: 12,
    role,
  }))
  getStart({ id: 7 })
  server.use(
    http.get(`${base}accounts/content_types/`, () =>
      HttpResponse.json(programmes.map((app_label, index) => ({ id: 5 + index, app_label, model: 'hospital' }))),
    ),
    http.get(`${base}accounts/app_permissions/`, () => HttpResponse.json(roles)),
  )
  const viewer = await load()
  expect(programmes.map((name) => hasAccess(viewer, `${name}.hospital`, 1))).toEqual([true, false, false])
  expect(programmes.map((name) => hasAccess(viewer, `${name}.hospital`))).toEqual([true, true, true])
})

test.each([
  ['content_type', 'x'],
  ['object_id', 'x'],
  ['role', 'admin'],
])('an app permission whose %s is %s gives no permissions [ROLE-20]', async (field, wrong) => {
  await signedInAs(7)
  getStart({ id: 7 })
  server.use(
    http.get(`${base}accounts/app_permissions/`, () =>
      HttpResponse.json([{ id: 9, user: 7, content_type: 5, object_id: 12, role: 1, [field]: wrong }]),
    ),
  )
  await expect(load()).rejects.toMatchObject({ name: 'ServerError' })
})

test.each(['app_label', 'model'])('a kind of object without its %s is an error [ACC-28]', async (field) => {
  await signedInAs(7)
  getStart({ id: 7 })
  server.use(
    http.get(`${base}accounts/content_types/`, () =>
      HttpResponse.json([{ id: 5, app_label: 'patzu', model: 'hospital', [field]: undefined }]),
    ),
  )
  await expect(load()).rejects.toMatchObject({ name: 'ServerError' })
})

test('keeps additional fields of the server and accepts missing ones [D-50]', async () => {
  await signedInAs(7)
  getStart({ id: 7, added: { deep: true } })
  const viewer = await load()
  expect(viewer.user).toMatchObject({ added: { deep: true }, email: '', first_name: '', language: null })
  expect([viewer.isStaff, viewer.isSuperuser, viewer.isDemo]).toEqual([false, false, false])
})
