import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { World } from '../../../mocks/db/World.ts'
import { canSee as isSent } from '../../../mocks/tables/evaluations.ts'
import { canSee } from '#presets/evaluation.ts'
import { findRules, getAccess, getSignInState, isRefused } from './access.ts'

const person = (id: number, more = {}) => ({ id, app_permissions: [], ...more })
const reader = person(9, { app_permissions: [{ content_type: 20, object_id: 4, role: null }] })
const evaluation = {
  id: 3,
  creator_id: 1,
  users_admin: [2],
  view_access_admins: [3],
  view_access_users: [4],
  view_access_object_ids: [4],
  content_type: 20,
  object_id: 5,
}

test('names every rule by which somebody can open an evaluation', () => {
  const access = getAccess(evaluation)
  expect([1, 2, 3, 4, 5].map((id) => findRules(access, person(id)))).toEqual([
    ['creator'],
    ['admin'],
    ['view-admin'],
    ['view-user'],
    [],
  ])
  expect(findRules(access, reader)).toEqual(['institution'])
  expect(findRules(access, person(4, { is_staff: true }))).toEqual(['staff', 'view-user'])
})

test('a permission of another programme opens nothing', () => {
  const other = person(9, { app_permissions: [{ content_type: 21, object_id: 4, role: 1 }] })
  expect(findRules(getAccess(evaluation), other)).toEqual([])
  expect(findRules(getAccess({ ...evaluation, content_type: null }), reader)).toEqual([])
})

test('a permission on an institution opens no parent evaluation [ROLE-21]', () => {
  const access = getAccess({ ...evaluation, is_parent_evaluation: true })
  expect(findRules(access, reader)).toEqual([])
  expect([1, 2, 3, 4].map((id) => isRefused(access, findRules(access, person(id))))).toEqual([true, true, false, false])
})

test('shows nobody less than the portal and the server let in', () => {
  const world = new World(() => [])
  for (const isParent of [false, true])
    for (let id = 1; id < 6; id += 1) {
      const row = { ...evaluation, is_parent_evaluation: isParent }
      const access = getAccess(row)
      const rules = findRules(access, person(id))
      expect(rules.length > 0).toBe(isSent({ id, is_staff: false }, world, row))
      // Of any other evaluation than a parent the server decides.
      if (isParent) expect(rules.length > 0 && !isRefused(access, rules)).toBe(canSee(getViewer({ id }), row))
    }
})

test('knows who has not signed in since', () => {
  const since = '2026-03-02T10:00:00+01:00'
  const at = (last_login: unknown) => getSignInState(person(1, { last_login }), since)
  expect(at('2026-03-02T08:59:59Z')).toBe('before')
  expect(at('2026-03-02T09:00:00Z')).toBe('since')
  expect(at(null)).toBe('never')
  expect(at(undefined)).toBe('unknown')
  expect(getSignInState(person(1, { last_login: '2026-03-02T09:00:00Z' }), null)).toBe('unknown')
})
