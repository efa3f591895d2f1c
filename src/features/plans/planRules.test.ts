import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { isLookDue, isOverdue, ofOwnInstitution, readable } from './planRules.ts'

const today = '2026-11-27'

test('a plan is overdue from the day after its day, while it is not implemented', () => {
  expect(isOverdue({ state: 'planned', due: '2026-11-26' }, today)).toBe(true)
  expect(isOverdue({ state: 'planned', due: today }, today)).toBe(false)
  expect(isOverdue({ state: 'planned', due: null }, today)).toBe(false)
  for (const state of ['implemented', 'closed', 'dropped'] as const)
    expect(isOverdue({ state, due: '2020-01-01' }, today)).toBe(false)
})

test('the effect is looked at from its day on, until the plan is closed or dropped', () => {
  expect(isLookDue({ state: 'implemented', look_again: today }, today)).toBe(true)
  expect(isLookDue({ state: 'planned', look_again: '2026-01-01' }, today)).toBe(true)
  expect(isLookDue({ state: 'planned', look_again: '2026-11-28' }, today)).toBe(false)
  expect(isLookDue({ state: 'planned', look_again: null }, today)).toBe(false)
  expect(isLookDue({ state: 'closed', look_again: '2026-01-01' }, today)).toBe(false)
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
