import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { getPlanStatus, inWorkOrder, isOverdue, ofOwnInstitution, readable } from './planRules.ts'

const today = '2026-11-27'

test('a plan is overdue from the day after its day, while it is not implemented', () => {
  expect(isOverdue({ state: 'planned', due: '2026-11-26' }, today)).toBe(true)
  expect(isOverdue({ state: 'planned', due: today }, today)).toBe(false)
  expect(isOverdue({ state: 'planned', due: null }, today)).toBe(false)
  for (const state of ['implemented', 'closed', 'dropped'] as const)
    expect(isOverdue({ state, due: '2020-01-01' }, today)).toBe(false)
})

type Days = Parameters<typeof getPlanStatus>[0]

test.each<[string, Days, ReturnType<typeof getPlanStatus>]>([
  [
    'planned: until when it is done',
    { state: 'planned', due: today, look_again: '2027-11-27' },
    { status: 'planned', day: { name: 'due', day: today } },
  ],
  [
    'planned without that day: when its effect is looked at',
    { state: 'planned', due: null, look_again: '2026-11-28' },
    { status: 'planned', day: { name: 'look', day: '2026-11-28' } },
  ],
  [
    'not implemented in time: when that was',
    { state: 'planned', due: '2026-11-26', look_again: '2026-01-01' },
    { status: 'overdue', day: { name: 'due', day: '2026-11-26' } },
  ],
  [
    'implemented: when its effect is looked at',
    { state: 'implemented', due: '2026-01-01', look_again: '2026-11-28' },
    { status: 'implemented', day: { name: 'look', day: '2026-11-28' } },
  ],
  [
    'to be looked at from that day on: since when',
    { state: 'implemented', due: '2025-01-01', look_again: today },
    { status: 'look', day: { name: 'since', day: today } },
  ],
  ['without days', { state: 'implemented', due: null, look_again: null }, { status: 'implemented', day: null }],
  ['closed', { state: 'closed', due: '2026-01-01', look_again: '2026-01-01' }, { status: 'closed', day: null }],
  ['dropped', { state: 'dropped', due: '2026-01-01', look_again: '2026-01-01' }, { status: 'dropped', day: null }],
])('the day of a plan is that of how it stands: %s', (_, plan, status) => {
  expect(getPlanStatus(plan, today)).toEqual(status)
})

test('plans of other institutions are closed, also those of the same number of another programme', () => {
  const contentTypes = [{ id: 20, app_label: 'patzu', model: 'hospital' }]
  const viewer = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })
  expect(ofOwnInstitution(viewer, { id: 1, content_type: 20, object_id: 1 })).toBe(true)
  expect(ofOwnInstitution(viewer, { id: 1, content_type: { id: 20 }, object_id: 1 })).toBe(true)
  expect(ofOwnInstitution(viewer, { id: 1, content_type: 30, object_id: 1 })).toBe(false)
  expect(ofOwnInstitution(viewer, { id: 1, content_type: 20, object_id: 2 })).toBe(false)
  expect(ofOwnInstitution(viewer, { id: 1 })).toBe(false)
  expect(ofOwnInstitution(viewer)).toBe(false)
  const other = { id: 1, content_type: 30, object_id: 1 }
  expect([readable(viewer, { id: 1 }), readable(viewer, other)]).toEqual([true, false])
  expect(readable(getViewer({ contentTypes }), { id: 1 })).toBe(false)
  expect(ofOwnInstitution({ ...viewer, isDemo: true }, { id: 1, content_type: 20, object_id: 1 })).toBe(false)
  expect(ofOwnInstitution(getViewer({ isStaff: true }), { id: 1, content_type: 30, object_id: 5 })).toBe(true)
})

test('open plans come before finished ones, which begin with the latest', () => {
  const plans = [
    { id: 1, state: 'closed', due: '2025-03-13' },
    { id: 2, state: 'implemented', due: '2026-07-06' },
    { id: 3, state: 'dropped', due: null, created: '2026-02-01T08:00:00Z' },
    { id: 4, state: 'planned', due: null },
    { id: 5, state: 'planned', due: '2026-01-14' },
  ] as const
  expect(inWorkOrder(plans, '2026-05-01').map(({ id }) => id)).toEqual([5, 2, 4, 3, 1])
})

test('overdue plans come first, each group by the day that is shown', () => {
  const plans = [
    { id: 1, state: 'implemented', due: '2026-03-01', look_again: '2026-10-14' },
    { id: 2, state: 'planned', due: '2026-12-10' },
    { id: 3, state: 'implemented', due: '2026-09-30', look_again: '2026-10-04' },
    { id: 4, state: 'planned', due: '2026-10-24' },
    { id: 5, state: 'planned', due: '2026-10-20', look_again: '2027-10-20' },
  ] as const
  const shown = inWorkOrder(plans, '2026-11-30').map((plan) => getPlanStatus(plan, '2026-11-30'))
  expect(shown.map(({ status, day }) => `${status} ${day?.day}`)).toEqual([
    'overdue 2026-10-20',
    'overdue 2026-10-24',
    'look 2026-10-04',
    'look 2026-10-14',
    'planned 2026-12-10',
  ])
})
