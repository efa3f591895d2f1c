import { expect, test } from 'vitest'
import { asSession, getRows } from '../../mocks/asSession.ts'
import { registry } from './registry.ts'
import { getContentType, hasVersions } from '#engine/records/contentTypes.ts'
import { getViewer } from '#engine/testCollection.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { toText } from '#lib/text/text.ts'

const collections = [...registry.values()]
const answer = await asSession('tools', 'staff').call('GET', 'accounts/content_types/?all=1')
const types = getRows(answer).map(({ id, ...type }) => ({
  id: Number(id),
  app_label: toText(type['app_label']),
  model: toText(type['model']),
}))

test('only staff create mail jobs from lists of users and hospitals [TOOL-09]', () => {
  const tools = collections.flatMap(({ path, tools }) =>
    (tools?.list ?? [])
      .filter(({ name }) => name === 'mail')
      .map(({ show }) => [path, show?.(getViewer({ isStaff: true })), show?.(getViewer())]),
  )
  expect(tools.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual(
    ['accounts', 'irp', 'moniq', 'patzu', 'rehaspez', 'studek'].flatMap((area) =>
      (area === 'accounts' ? ['users'] : ['hospitals', 'users']).map((list) => [`${area}/${list}`, true, false]),
    ),
  )
})

test('every collection has versions of its own content type [VERS-03, D-72]', () => {
  const viewer = getViewer({ contentTypes: types })
  expect(
    collections.filter((collection) => getContentType(collection, viewer) === undefined).map(({ path }) => path),
  ).toEqual([])
  const own = collections
    .filter(({ path, endpoint }) => path === endpoint)
    .map((collection) => getContentType(collection, viewer))
  expect(new Set(own).size).toBe(own.length)
})

test('offers versions where the server keeps some', () => {
  const offered = (types: Viewer['contentTypes']) =>
    collections
      .filter((collection) => hasVersions({ collection }, getViewer({ contentTypes: types })))
      .map(({ path }) => path)
  expect(offered([])).toEqual([])
  expect(collections.map(({ path }) => path).filter((path) => !offered(types).includes(path))).toEqual([
    'accounts/versions',
  ])
})

test('permissions are exported only from users of one content type [ACC-14]', () => {
  const collection = registry.get('accounts/users')
  const tool = collection?.tools?.list?.find(({ name }) => name === 'permissions')
  const offered = [{}, { app_permissions__content_type: 0 }, { app_permissions__content_type: '21' }].map(
    (query) => collection && tool?.when?.({ collection, query, count: 3, selected: [], shown: [] }, getViewer()),
  )
  expect(offered).toEqual([false, false, true])
})
