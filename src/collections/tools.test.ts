import { expect, test } from 'vitest'
import { contentTypes } from '../../mocks/seed/contentTypes.ts'
import { registry } from '#collections/registry.ts'
import { contentTypeOf } from '#engine/contentTypes.ts'
import { viewerOf } from '#engine/testCollection.ts'
import { asText } from '#lib/text.ts'

const collections = [...registry.values()]
const types = contentTypes.map(({ id, ...type }) => ({ id, app_label: asText(type['app_label']), model: asText(type['model']) }))

test('every list of users makes mail jobs, for staff only [TOOL-09]', () => {
  const tools = collections.flatMap(({ path, tools }) => (tools?.list ?? []).filter(({ name }) => name === 'mail').map(({ show }) => [path, show?.(viewerOf({ isStaff: true })), show?.(viewerOf())]))
  expect(tools.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual(['accounts', 'irp', 'moniq', 'patzu', 'rehaspez', 'studek'].map((area) => [`${area}/users`, true, false]))
})

test('every collection has versions of its own kind of objects [VERS-03, D-72]', () => {
  const viewer = viewerOf({ contentTypes: types })
  expect(collections.filter((collection) => contentTypeOf(collection, viewer) === undefined).map(({ path }) => path)).toEqual([])
  const own = collections.filter(({ path, endpoint }) => path === endpoint).map((collection) => contentTypeOf(collection, viewer))
  expect(new Set(own).size).toBe(own.length)
})
