import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { type App, findApp, canSeeApp, getObjects, pathOfObject } from './permittedApps.ts'

const contentTypes = [
  { id: 20, app_label: 'patzu', model: 'hospital' },
  { id: 30, app_label: 'apps', model: 'group' },
  { id: 40, app_label: 'mailer', model: 'job' },
]
const on = (content_type: number, role: number | null) => ({ id: 1, content_type, object_id: 5, role })
const app = (changes: Partial<App> = {}): App => ({
  ...findApp({ id: 1, name: 'P', internal: true, path: '/patzu', content_type: 20, role: null }),
  ...changes,
})

const roles: [number | null, number | null, boolean][] = [
  [null, null, true],
  [null, 2, true],
  [2, 1, true],
  [2, 2, true],
  [1, 2, false],
  [2, null, false],
]

test.each(roles)(
  'an app with role %s is visible with a permission of role %s: %s [HOME-01, ROLE-19, D-67]',
  (requested, held, isSeen) => {
    expect(canSeeApp(app({ role: requested }), getViewer({ contentTypes, appPermissions: [on(20, held)] }))).toBe(
      isSeen,
    )
  },
)

test('a permission on another kind of object opens no app [HOME-01, D-67]', () => {
  expect(canSeeApp(app(), getViewer({ contentTypes, appPermissions: [on(30, 1)] }))).toBe(false)
  expect(canSeeApp(app({ role: 1 }), getViewer({ isStaff: true }))).toBe(true)
})

test('an object leads staff to the dashboard, reviewers to their reviews, others to its evaluations [HOME-02, D-74]', () => {
  const user = getViewer({ contentTypes })
  expect(pathOfObject(app(), 5, getViewer({ isStaff: true }))).toBe('/patzu?objectId=5')
  expect(pathOfObject(app({ path: '/irp' }), 5, user)).toBe('/irp')
  expect(pathOfObject(app(), 5, user)).toBe('/results/evaluations?content_type=20&object_id=5')
})

test('objects are hospitals of the app or its groups [HOME-11]', () => {
  const viewer = getViewer({ contentTypes })
  expect(getObjects(app(), viewer)).toEqual({ endpoint: 'patzu/hospitals', isShared: false })
  expect(getObjects(app({ contentType: 30 }), viewer)).toEqual({ endpoint: 'apps/groups', isShared: true })
  expect(getObjects(app({ contentType: 40 }), viewer)).toBeUndefined()
  expect(getObjects(app({ contentType: null }), viewer)).toBeUndefined()
})

test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/patzu', '/\\evil.example', '', null])(
  'an internal app whose path is %j leads home [HOME-02, S14]',
  (path) => {
    expect(findApp({ id: 1, internal: true, path }).path).toBe('/')
  },
)
