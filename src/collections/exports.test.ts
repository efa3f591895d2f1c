import { expect, test } from 'vitest'
import { registry } from '#collections/registry.ts'

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
  expect(registry.get(path)?.exports).toBe(true)
  if (path.endsWith('/users')) expect(registry.get(path)?.endpoint).toBe('accounts/users')
})
test('nothing else exports', () => {
  const found = [...registry.values()].filter(({ exports }) => exports).map(({ path }) => path)
  expect(found.toSorted()).toEqual(exporting.map(([path]) => path).toSorted())
})
