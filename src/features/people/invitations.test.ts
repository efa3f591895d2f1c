import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { isAdminSomewhere, ownObjects } from './ownObjects.ts'
import { hasRegisterLink } from '#lib/text/registerLink.ts'

const contentTypes = [
  { id: 1, app_label: 'patzu', model: 'hospital' },
  { id: 2, app_label: 'results', model: 'measure' },
]
const on = (content_type: number, object_id: number, role: number | null) => ({
  id: object_id,
  content_type,
  object_id,
  role,
})

test.each([
  ['Guten Tag {{ register_link }}', true],
  ['{{register_link}}', true],
  ['{ register_link }', false],
  ['', false],
  [null, false],
])('the register link is found in %j [ACC-19, D-81]', (text, isThere) => {
  expect(hasRegisterLink(text)).toBe(isThere)
})

test('people invite only to institutions they are admin of [D-12]', () => {
  const viewer = getViewer({ contentTypes, appPermissions: [on(1, 5, 1), on(1, 6, 2), on(1, 7, null), on(2, 8, 1)] })
  expect(ownObjects(viewer)).toEqual([{ content_type: 1, area: 'patzu', endpoint: 'patzu/hospitals', ids: [5] }])
})

test('who is admin of nothing cannot invite [D-12]', () => {
  expect(isAdminSomewhere(getViewer({ contentTypes, appPermissions: [on(1, 6, 2)] }))).toBe(false)
})
