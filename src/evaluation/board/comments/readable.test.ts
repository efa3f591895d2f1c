import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'
import { getReadable } from './readable.ts'

const type = { id: 20, app_label: 'patzu', model: 'hospital' }
const measures = [{ id: 1, content_type: 20 }] as MeasureRow[]
const permission = (object_id: number, content_type = 20) => ({
  id: object_id,
  user: 7,
  content_type,
  object_id,
  role: 1,
})

test('hospital people read the texts of their own institutions by name and by id [D-90]', () => {
  const viewer = getViewer({ contentTypes: [type], appPermissions: [permission(3), permission(4, 21)] })
  expect(getReadable(viewer, ['Nord'], measures)).toEqual({ names: ['Nord'], ids: [3] })
  expect(getReadable(getViewer(), [], measures)).toEqual({ names: [], ids: [] })
})

test('staff read all, and a visitor of the demo the example', () => {
  expect(getReadable(getViewer({ isStaff: true }), [], measures)).toBe('all')
  expect(getReadable(getViewer({ isDemo: true }), ['Seeblick'], measures)).toEqual({ names: ['Seeblick'], ids: null })
})
