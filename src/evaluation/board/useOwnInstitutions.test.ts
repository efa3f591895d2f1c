import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { findObject } from './useOwnInstitutions.ts'

const contentTypes = [
  { id: 11, app_label: 'patzu', model: 'hospital' },
  { id: 12, app_label: 'moniq', model: 'hospital' },
]
const staff = { ...getViewer({ isStaff: true }), contentTypes }

test.each([
  ['its object', { content_type: 12, object_id: 5, view_access_object_ids: [5] }, { list: 'moniq/hospitals', id: 5 }],
  [
    'the one whose people see it',
    { content_type: 11, view_access_object_ids: [4] },
    { list: 'patzu/hospitals', id: 4 },
  ],
  ['none', { content_type: 11, object_id: null, view_access_object_ids: [] }, undefined],
  ['several', { content_type: 11, object_id: 5, view_access_object_ids: [5, 6] }, undefined],
  ['an object of another kind', { content_type: 99, object_id: 5 }, undefined],
  ['an object without a kind', { object_id: 5 }, undefined],
])('an evaluation belongs to %s', (_, fields, expected) => {
  expect(findObject(staff, { id: 1, ...fields })).toEqual(expected)
})

test('readers with institutions of their own are shown no other one', () => {
  const reader = { ...getViewer({ isStaff: false }), contentTypes }
  expect(findObject(reader, { id: 1, content_type: 11, object_id: 5 })).toBeUndefined()
})
