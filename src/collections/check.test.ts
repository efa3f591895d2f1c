import { expect, test } from 'vitest'
import { registry } from './registry.ts'
import { findProblems } from '#engine/checkCollections.ts'
import type { Collection } from '#engine/collection.ts'
import { code, relation } from '#engine/fieldTypes.ts'
import { areas } from '#lib/areas.ts'

const known = { areas: Object.keys(areas), endpoints: ['accounts/content_types'] }

/** What is said when one thing in a collection is another. */
function getProblemsWith(path: string, changes: Partial<Collection>): string[] {
  const collection = registry.get(path)
  if (!collection) throw new Error(`${path} is no collection`)
  return findProblems(new Map([...registry, [path, { ...collection, ...changes }]]), known)
}
const getFields = (path: string) => registry.get(path)?.fields ?? {}

test('every name in a collection exists', () => {
  expect(findProblems(registry, known)).toEqual([])
})

const typos: [string, Partial<Collection>, string][] = [
  ['patzu/addresses', { ordering: '-nmae' }, "patzu/addresses: ordering names 'nmae', which is no field"],
  [
    'patzu/addresses',
    { columns: [{ field: 'hospital', sort: 'hospital__nmae' }] },
    "patzu/addresses: the sort of column 'hospital' names 'nmae', which patzu/hospitals has not",
  ],
  [
    'patzu/addresses',
    { columns: [{ field: 'hospital', sort: 'hospitl__name' }] },
    "patzu/addresses: the sort of column 'hospital' goes through 'hospitl', which is no relation",
  ],
  [
    'patzu/addresses',
    { fields: { ...getFields('patzu/addresses'), hospital: relation('patzu/hospitls') } },
    "patzu/addresses: field 'hospital' asks 'patzu/hospitls', which is no endpoint",
  ],
  [
    'patzu/addresses',
    { fields: { ...getFields('patzu/addresses'), hospital: relation('patzu/hospitals', { label: ['name anqd'] }) } },
    "patzu/addresses: the label of field 'hospital' names 'anqd', which patzu/hospitals has not",
  ],
  [
    'patzu/addresses',
    { filters: [{ field: 'hospital', as: relation('patzu/hospitls') }] },
    "patzu/addresses: filter 'hospital' asks 'patzu/hospitls', which is no endpoint",
  ],
  [
    'patzu/event',
    { menu: { under: 'patzu/mesures' } },
    "patzu/event: menu.under names 'patzu/mesures', which is no area and no collection",
  ],
  [
    'accounts/feedbacks',
    { menu: { badge: { dne: false } } },
    "accounts/feedbacks: the menu narrows by 'dne', which is no field and no filter",
  ],
  [
    'apps/groups',
    { menu: { childRecords: { endpoint: 'apps/apps', key: 'ap' } } },
    "apps/groups: the menu narrows by 'ap', which is no field and no filter",
  ],
  [
    'patzu/hospitals',
    { related: [{ path: 'patzu/ordrs', by: 'hospital_id' }] },
    "patzu/hospitals: belongs names 'patzu/ordrs', which is no collection",
  ],
  [
    'patzu/hospitals',
    { related: [{ path: 'patzu/orders', by: 'hospital' }] },
    "patzu/hospitals: belongs narrows patzu/orders by 'hospital', which is no filter of it",
  ],
  ['patzu/tokens', { area: 'ptzu' }, "patzu/tokens: the area 'ptzu' is not known"],
  [
    'patzu/tokens',
    { imports: { load: async () => await new Promise(() => undefined), columns: { token: code() }, key: 'tken' } },
    "patzu/tokens: imports.key names 'tken', which is no column",
  ],
]

test.each(typos)('%s with %j is wrong by name', (path, changes, error) => {
  expect(getProblemsWith(path, changes)).toContain(error)
})
