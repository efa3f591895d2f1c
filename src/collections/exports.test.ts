import { expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { registry } from './registry.ts'
import { can } from '#engine/access.ts'
import { getViewer } from '#engine/testCollection.ts'

takeConfig({})
const contentTypes = [{ id: 20, app_label: 'patzu', model: 'hospital' }]
const exportedBy = (viewer: Viewer) =>
  [...registry.values()].filter((collection) => can(collection, 'export', viewer)).map(({ path }) => path)
const exported = exportedBy(getViewer({ isStaff: true, contentTypes }))
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
  expect(exported).toContain(path)
  if (path.endsWith('/users')) expect(registry.get(path)?.endpoint).toBe('accounts/users')
})
test('no other collection exports', () => {
  expect(exported.toSorted()).toEqual(exporting.map(([path]) => path).toSorted())
  const admin = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 1 }] })
  expect(exportedBy(admin)).toEqual([])
})
