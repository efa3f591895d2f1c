import { expect, test } from 'vitest'
import { staff } from '#engine/rules.ts'
import { collectionAt } from '#engine/collection.ts'
import { getBackTarget } from './recordLinks.ts'
import { recordPath } from './recordPath.ts'
import { testDefinition, getViewer } from '#engine/testCollection.ts'

const permissions = { read: staff }
const things = collectionAt('test/things', { ...testDefinition, permissions })
const view = collectionAt('other/things', { ...testDefinition, endpoint: 'test/things', permissions })
const odd = collectionAt('test/odd', { ...testDefinition, permissions, getPath: ({ id }) => `/odd?of=${id}` })
const collections = new Map([view, things, odd].map((collection) => [collection.path, collection]))

test('a record opens in the collection of its endpoint for viewers who may read it [FORM-16, D-12]', () => {
  const pathFor = (isStaff: boolean, endpoint: string) =>
    recordPath(collections, getViewer({ isStaff }), endpoint, { id: 7 })
  expect(pathFor(true, 'test/things')).toBe('/test/things/7')
  expect(pathFor(false, 'test/things')).toBeUndefined()
  expect(pathFor(true, 'test/odd')).toBe('/odd?of=7')
  expect(pathFor(true, 'test/nowhere')).toBeUndefined()
  expect(recordPath(new Map([[view.path, view]]), getViewer({ isStaff: true }), 'test/things', { id: 7 })).toBe(
    '/other/things/7',
  )
})

test('the back link is not for the next user of this tab [D-04]', () => {
  const backTarget = { to: '/test/things/1', label: 'Anna Muster', viewerId: 7 }
  expect(getBackTarget({ backTarget }, 7)).toEqual(backTarget)
  expect(getBackTarget({ backTarget }, 8)).toBeUndefined()
  for (const state of [null, 'x', {}, { backTarget: { to: 5, label: 'x', viewerId: 7 } }])
    expect(getBackTarget(state, 7)).toBeUndefined()
})
