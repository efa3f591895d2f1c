import { expect, test } from 'vitest'
import { newChild, nextNumber } from './newChild.ts'

const parent = {
  id: 10,
  name: 'Auswertung',
  name_fr: 'Évaluation',
  name_it: '',
  charts: [{ i: 'a' }],
  measures: [3],
  users_admin: [5],
  content_type: 20,
  object_id: 4,
  view_access_users: [6],
  view_access_admins: [7],
  view_access_object_ids: [4],
  child_evaluation_count: 2,
  creator_id: 1,
  is_parent_evaluation: true,
}

test('the number is one more than there are, or the next free one [EVAL-38, D-59]', () => {
  expect(nextNumber([], 0)).toBe(1)
  expect(
    nextNumber(
      [
        { id: 1, name: 'A Child 1' },
        { id: 2, name: 'B' },
      ],
      2,
    ),
  ).toBe(3)
  expect(
    nextNumber(
      [
        { id: 1, name: 'A Child 3' },
        { id: 2, name_it: 'B Child 4' },
      ],
      2,
    ),
  ).toBe(5)
  expect(nextNumber([{ id: 1, label: 'Child 2' }], 1)).toBe(3)
})

test('every name ends with the number within the max length [EVAL-38, D-59]', () => {
  expect(newChild(parent, 'x', 3)).toMatchObject({ name: 'Auswertung Child 3', name_fr: 'Évaluation Child 3' })
  expect(newChild(parent, 'x', 3)).not.toHaveProperty('name_it')
  const { name } = newChild({ ...parent, name: 'n'.repeat(255) }, 'x', 12)
  expect(name).toBe(`${'n'.repeat(246)} Child 12`)
})

test('a child belongs to its parent and has no readers yet [EVAL-01]', () => {
  const body = newChild(parent, 'Bern', 1)
  expect(body).toMatchObject({
    label: 'Bern',
    parent_evaluation_id: 10,
    is_parent_evaluation: false,
    charts: [{ i: 'a' }],
    measures: [3],
    users_admin: [5],
    content_type: 20,
  })
  expect(body).toMatchObject({
    object_id: null,
    view_access_users: [],
    view_access_admins: [],
    view_access_object_ids: [],
  })
  for (const key of ['id', 'creator_id', 'child_evaluation_count']) expect(body).not.toHaveProperty(key)
})
