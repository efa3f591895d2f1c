import { expect, test } from 'vitest'
import { viewerOf } from '#engine/testCollection.ts'
import { groupsOf, isNamed } from '#features/reviews/requests.ts'

const entry = (user: number, state: number) => ({ id: user * 10 + state, state, reviewer: { id: user, user } })
const review = (id: number, ...reviewers: object[]) => ({ id, name: `R${id}`, reviewers })
const states = (viewer: Parameters<typeof groupsOf>[1], ...reviews: ReturnType<typeof review>[]) =>
  groupsOf(reviews, viewer).map(({ state, requests }) => [state, requests.map(({ review: { id } }) => id)])

test('open requests come first, then confirmed, accepted, cancelled, and the rest [DASH-07, D-58]', () => {
  const all = [3, 5, 2, 4, 1].map((state, index) => review(index + 1, entry(7, state)))
  expect(states(viewerOf({ id: 7 }), ...all)).toEqual([
    [1, [5]],
    [4, [4]],
    [2, [3]],
    [5, [2]],
    [3, [1]],
  ])
  expect([1, 2, 3, 4, 5, 9].map(isNamed)).toEqual([true, true, false, true, true, false])
})

test('reviewers see their own requests alone, staff all of them [IRP-21, IRP-22]', () => {
  const one = review(1, entry(7, 1), entry(8, 1), entry(9, 4))
  const other = review(2, entry(8, 1))
  expect(states(viewerOf({ id: 7 }), one, other)).toEqual([[1, [1]]])
  expect(states(viewerOf({ id: 1, isStaff: true }), one, other)).toEqual([
    [1, [1, 2]],
    [4, [1]],
  ])
  expect(groupsOf([one], viewerOf({ id: 1, isStaff: true }))[0]?.requests[0]?.reviewers).toHaveLength(2)
})

test('reviews without reviewers, or with broken ones, are in no group [IRP-13]', () => {
  expect(groupsOf([{ id: 1, reviewers: null }, { id: 2 }], viewerOf({ id: 7 }))).toEqual([])
})
