// @vitest-environment node
import { expect, test } from 'vitest'
import { getChart } from '#evaluation/types/definition/testSeries.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { attribute } from '#evaluation/counting/testRows.ts'
import { acceptsItem, findIgnoredSettings, getUses } from './uses.ts'

test('a funnel breaks down by institutions alone [EVAL-05]', () => {
  const stored = getChart('funnel', { groups: [{ attribute: 'ward' }], slices: [{ attribute: 'sex' }] })
  expect(getUses('funnel').cuts).toEqual(['splits'])
  expect(getUses('mean').cuts).toEqual(['groups', 'slices', 'splits'])
  expect(findIgnoredSettings(stored)).toEqual(['cuts'])
  expect(findIgnoredSettings({ ...stored, type: 'mean' })).toEqual([])
  expect(findIgnoredSettings(getChart('funnel', { splits: [{ attribute: 'ward' }] }))).toEqual([])
  expect(counted(stored)).toMatchObject({ groups: [{ attribute: 'content_object' }], slices: [] })
  expect(stored.groups).toEqual([{ attribute: 'ward' }])
})

test('a list of texts takes texts alone, which no other type does', () => {
  const [text, number] = [attribute('said', 'text'), attribute('q', 'number')]
  expect([acceptsItem('comments', text), acceptsItem('comments', number)]).toEqual([true, false])
  expect([acceptsItem('tableChart', text), acceptsItem('tableChart', number)]).toEqual([false, true])
  expect(getUses('comments')).toMatchObject({ time: true, notes: false, cuts: ['groups'], benchmarks: false })
})
