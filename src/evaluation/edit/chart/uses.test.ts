// @vitest-environment node
import { expect, test } from 'vitest'
import { chartOf } from '#evaluation/types/definition/testSeries.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { findIgnoredSettings, usesOf } from './uses.ts'

test('a funnel is cut by institutions alone: other groups and segments stay stored, are not offered, and are said to be unused [EVAL-05]', () => {
  const stored = chartOf('funnel', { groups: [{ attribute: 'ward' }], slices: [{ attribute: 'sex' }] })
  expect(usesOf('funnel').cuts).toEqual(['splits'])
  expect(usesOf('mean').cuts).toEqual(['groups', 'slices', 'splits'])
  expect(findIgnoredSettings(stored)).toEqual(['cuts'])
  expect(findIgnoredSettings({ ...stored, type: 'mean' })).toEqual([])
  expect(findIgnoredSettings(chartOf('funnel', { splits: [{ attribute: 'ward' }] }))).toEqual([])
  expect(counted(stored)).toMatchObject({ groups: [{ attribute: 'content_object' }], slices: [] })
  expect(stored.groups).toEqual([{ attribute: 'ward' }])
})
