import { expect, test } from 'vitest'
import { reviewerName } from './reviewerName.ts'
import { areNamed, getReviewers, reviewerStates } from './reviewers.ts'

test('a request is open, accepted, declined, confirmed or cancelled [IRP-14]', () => {
  expect(reviewerStates).toEqual([
    [1, 'open'],
    [2, 'accepted'],
    [3, 'declined'],
    [4, 'confirmed'],
    [5, 'cancelled'],
  ])
})

test('a reviewer is named by name and address as far as known [IRP-12]', () => {
  const reviewer = { id: 3, user: 9, user_email: 'a@b.ch', user_first_name: 'Ada', user_last_name: 'Frei' }
  expect(reviewerName({ state: 1, reviewer })).toBe('Ada Frei · a@b.ch')
  expect(reviewerName({ state: 1, reviewer: { ...reviewer, user_first_name: null, user_last_name: '' } })).toBe(
    'a@b.ch',
  )
  expect(reviewerName({ state: 1, reviewer: 3 })).toBe('')
})

test('a review without reviewers has none [IRP-13]', () => {
  expect(getReviewers(null)).toEqual([])
  expect(getReviewers([null, 4, { state: 1 }])).toEqual([{ state: 1 }])
})

test('a row without a reviewer is not saved [IRP-13]', () => {
  expect([[], [{ state: 1, reviewer: 3 }], [{ state: 1, reviewer: { id: 3 } }]].map(areNamed)).toEqual([
    true,
    true,
    true,
  ])
  expect([[{ state: 1, reviewer: null }], [{ reviewer: 3 }]].map(areNamed)).toEqual([false, false])
})
