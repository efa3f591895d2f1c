import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { isMoniqOnly, canManage, canSee } from './evaluation.ts'

const somebody = getViewer()
const staff = getViewer({ isStaff: true })
const seen = (row: object) => canSee(somebody, { id: 1, ...row })

test('staff and listed people see a parent evaluation [ROLE-21]', () => {
  const parent = { is_parent_evaluation: true, view_access_admins: [8], view_access_users: [9] }
  expect(seen(parent)).toBe(false)
  expect(seen({ ...parent, view_access_admins: [7] })).toBe(true)
  expect(seen({ ...parent, view_access_users: [7] })).toBe(true)
  expect(seen({ is_parent_evaluation: true })).toBe(false)
  expect(canSee(staff, { id: 1, ...parent })).toBe(true)
})

test('the server decides who sees other evaluations [D-12]', () => {
  expect([seen({ is_parent_evaluation: false }), canSee(somebody)]).toEqual([true, true])
})

test('creator, listed admins and staff save and delete an evaluation [ROLE-24, ROLE-25, D-60]', () => {
  const rows = [
    { id: 1, creator_id: 7 },
    { id: 1, users_admin: [3, 7] },
    { id: 1, creator_id: 8, users_admin: [3] },
    { id: 1 },
  ]
  expect(rows.map((row) => canManage(somebody, row))).toEqual([true, true, false, false])
  expect(canManage(staff, { id: 1, creator_id: 8 })).toBe(true)
})

test('only staff add evaluations [TOOL-02, TOOL-03]', () => {
  expect([canManage(somebody), canManage(staff)]).toEqual([false, true])
})

test('the viewers of a moniq-only evaluation cannot be changed [ROLE-22]', () => {
  expect([14, 15].map((id) => isMoniqOnly(staff, { id }))).toEqual([true, false])
})
