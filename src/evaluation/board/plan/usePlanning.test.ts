// @vitest-environment node
import { expect, test } from 'vitest'
import { storedChart } from '#evaluation/counting/testRows.ts'
import type { PlanEntry } from './PlanContext.ts'
import { getReadable } from './usePlanning.tsx'
import { withPlans } from './usePlansOfChart.tsx'

const entry = (id: number, institution: string): PlanEntry => ({
  plan: { id, title: `Plan ${id}`, keys: ['q'], target: 4, state: 'planned' },
  institution,
  day: '2026-02-15',
  chart: 'c',
  effect: null,
})
const all = [entry(1, 'Nord'), entry(2, 'Süd'), entry(3, 'Nord')]
const mark = (entries: readonly PlanEntry[]) =>
  withPlans(storedChart('timeline', ['q']), entries, (_key, { title }) => title)

test('staff read the plans of the institution they have chosen as its people do', () => {
  const own = getReadable(all, ['Nord'])
  expect(own).toEqual([all[0], all[2]])
  expect(mark(own)).toMatchObject({ timelineNotes: [{ text: 'Plan 1' }, { text: 'Plan 3' }], targets: [{}, {}] })
})

test('plans of several institutions are listed with their names and not drawn', () => {
  const several = getReadable(all, [])
  expect(several.map(({ plan, institution, isListedOnly }) => [plan.id, institution, isListedOnly])).toEqual([
    [1, 'Nord', true],
    [2, 'Süd', true],
    [3, 'Nord', true],
  ])
  expect(mark(several)).toMatchObject({ timelineNotes: [], targets: [] })
  expect(getReadable([entry(1, 'Nord')], [])).toEqual([entry(1, 'Nord')])
})
