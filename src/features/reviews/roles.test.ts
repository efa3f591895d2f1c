import type { RowAt } from '#api/rows/page.ts'
import { expect, test } from 'vitest'
import { getRoles } from './roles.ts'

const people = new Map<number, RowAt<'irp/reviewers'>>([
  [1, { id: 1, job_type: 1, team_leader: 1 }],
  [2, { id: 2, job_type: 3, team_leader: 2 }],
  [3, { id: 3, job_type: 2, team_leader: 3 }],
])
const entry = (id: number, state: number) => ({ state, reviewer: { id } })
const filled = (...reviewers: object[]) =>
  Object.fromEntries(
    Object.entries(getRoles({ id: 9, reviewers }, people)).map(([role, entries]) => [role, entries.length]),
  )

test('a team shows its leader and professions and which are missing [IRP-10]', () => {
  expect(filled(entry(1, 4), entry(2, 1))).toEqual({ leader: 1, doctor: 1, psychology: 0, nursing: 1 })
})

test('a declined or cancelled reviewer fills no role [IRP-14]', () => {
  expect(filled(entry(1, 3), entry(2, 5), entry(3, 2))).toEqual({ leader: 0, doctor: 0, psychology: 1, nursing: 0 })
})
