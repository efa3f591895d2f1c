import { expect, test } from 'vitest'
import { registry } from '#collections/registry.ts'
import { can } from '#engine/access.ts'
import { viewerOf } from '#engine/testCollection.ts'

const staff = viewerOf({ isStaff: true })
const user = viewerOf()

const exporting: [path: string, id: string][] = [
  ['patzu/hospitals', 'PATZU-02'],
  ['patzu/addresses', 'PATZU-16'],
  ['patzu/orderunits', 'PATZU-35'],
  ['patzu/declarations', 'PATZU-39'],
  ['patzu/tokens', 'PATZU-43'],
  ['moniq/hospitals', 'MONIQ-07'],
  ['studek/hospitals', 'STUDEK-02'],
  ['rehaspez/hospitals', 'REHA-03'],
  ['apps/groups', 'APPS-04'],
  ...['accounts', 'patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((area): [string, string] => [
    `${area}/users`,
    'ACC-14',
  ]),
]
test.each(exporting)('%s exports [%s]', (path) => {
  const collection = registry.get(path)
  expect(collection && [staff, user].map((viewer) => can(collection, 'export', viewer))).toEqual([true, false])
  if (path.endsWith('/users')) expect(collection?.endpoint).toBe('accounts/users')
})
test('nothing else exports', () => {
  const found = [...registry.values()].filter((collection) => can(collection, 'export', staff)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(exporting.map(([path]) => path).toSorted())
})
