import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { byYear, countDaysLeft, getGroups, isClosed, isNamed, isOver, isSoon } from './requests.ts'

const entry = (user: number, state: number) => ({ id: user * 10 + state, state, reviewer: { id: user, user } })
const review = (id: number, ...reviewers: object[]) => ({ id, name: `R${id}`, reviewers })
const states = (viewer: Parameters<typeof getGroups>[1], ...reviews: ReturnType<typeof review>[]) =>
  getGroups(reviews, viewer).map(({ state, requests }) => [state, requests.map(({ review: { id } }) => id)])

test('requests are ordered by state with open ones first [DASH-07, D-58]', () => {
  const all = [3, 5, 2, 4, 1].map((state, index) => review(index + 1, entry(7, state)))
  expect(states(getViewer({ id: 7 }), ...all)).toEqual([
    [1, [5]],
    [4, [4]],
    [2, [3]],
    [5, [2]],
    [3, [1]],
  ])
  expect([1, 2, 3, 4, 5, 9].map(isNamed)).toEqual([true, true, false, true, true, false])
})

test('reviewers see only their own requests, staff all of them [IRP-21, IRP-22]', () => {
  const one = review(1, entry(7, 1), entry(8, 1), entry(9, 4))
  const other = review(2, entry(8, 1))
  expect(states(getViewer({ id: 7 }), one, other)).toEqual([[1, [1]]])
  expect(states(getViewer({ id: 1, isStaff: true }), one, other)).toEqual([
    [1, [1, 2]],
    [4, [1]],
  ])
  expect(getGroups([one], getViewer({ id: 1, isStaff: true }))[0]?.requests[0]?.reviewers).toHaveLength(2)
})

test('requests of a state come with the next review first and past ones last', () => {
  const all = ['2020-01-10', '2099-05-01', undefined, '2021-03-02', '2098-02-01'].map((date, index) => ({
    ...review(index + 1, entry(7, 1)),
    ...(date && { date }),
  }))
  expect(states(getViewer({ id: 7 }), ...all)).toEqual([[1, [5, 2, 3, 4, 1]]])
})

test('reviews without valid reviewers are in no group [IRP-13]', () => {
  expect(getGroups([{ id: 1, reviewers: null }, { id: 2 }], getViewer({ id: 7 }))).toEqual([])
})

test('reviews are grouped by year or date with the latest first [IRP-08]', () => {
  const years = [
    { id: 5, year: 2023 },
    { id: 8, year: 2026 },
  ]
  const reviews = [
    { id: 1, review_year: 5, date: '2024-01-10' },
    { id: 2, review_year: 8 },
    { id: 3, review_year: { id: 5 } },
    { id: 4, review_year: 99, date: '2026-03-01' },
    { id: 5 },
  ]
  expect(byYear(reviews, years).map(({ year, reviews: of }) => [year, of.map(({ id }) => id)])).toEqual([
    [2026, [2, 4]],
    [2023, [1, 3]],
    [undefined, [5]],
  ])
})

test('a review is over from the day after its date', () => {
  const now = new Date('2026-05-04T23:30:00+02:00')
  expect(['2026-05-03', '2026-05-04', '2026-05-05', null].map((date) => isOver({ id: 1, date }, now))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a review without a date is closed when its year is over', () => {
  const now = new Date('2026-05-04T23:30:00+02:00')
  expect([2025, 2026, undefined].map((year) => isClosed({ id: 1, date: null }, year, now))).toEqual([
    true,
    false,
    false,
  ])
  expect(isClosed({ id: 1, date: '2026-05-05' }, 2025, now)).toBe(false)
})

test('a review is soon within 30 days', () => {
  const now = new Date('2026-05-04T23:30:00+02:00')
  const dates = ['2026-05-03', '2026-05-04', '2026-06-03', '2026-06-04', '2026-06-03T09:00:00+02:00', null]
  expect(dates.map((date) => isSoon({ id: 1, date }, now))).toEqual([false, true, true, false, true, false])
})

test('the days until a review are counted in Zurich, whatever the time of day', () => {
  const late = new Date('2026-11-29T23:30:00Z')
  const dates = ['2026-12-09', '2026-11-30', '2026-11-29', '2027-01-12', null]
  expect(dates.map((date) => countDaysLeft({ id: 1, date }, late))).toEqual([9, 0, -1, 43, null])
})
