import type { RowAt } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { type Entry, getReviewers } from './reviewers.ts'
import { dayAfter, parseDay, isDay } from '#lib/dates/dates.ts'
import { daysBetween } from '#lib/dates/daysBetween.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'

/** A review with those of its reviewers whose requests have the same state. */
export type Request = { review: RowAt<'irp/reviews'>; reviewers: Entry[] }
export type Group = { state: number; requests: Request[] }

/** The state of an unanswered request. */
export const openRequest = 1

const order = [openRequest, 4, 2, 5]
export const soonDays = 30

/**
 * Reviews by the state of their reviewers' requests: open, confirmed, accepted, cancelled, then the rest (DASH-07,
 * D-58). Within a state the next review comes first.
 */
export function getGroups(reviews: readonly RowAt<'irp/reviews'>[], viewer: Viewer): Group[] {
  const groups = new Map<number, Request[]>()
  for (const review of nextFirst(reviews))
    for (const entry of visibleReviewers(review.reviewers, viewer)) {
      const requests = groups.get(Number(entry.state)) ?? []
      const known = requests.find((request) => request.review === review)
      if (known) known.reviewers.push(entry)
      else groups.set(Number(entry.state), [...requests, { review, reviewers: [entry] }])
    }
  return [...groups]
    .map(([state, requests]) => ({ state, requests }))
    .toSorted((one, other) => rank(one.state) - rank(other.state))
}

/** Whether a state is shown under its own name; any other counts as not confirmed (DASH-08). */
export const isNamed = (state: number): boolean => order.includes(state)

export const isOwn = (entry: Entry, viewer: Viewer): boolean => getAtPath(entry.reviewer, 'user') === viewer.id

/** The reviewers of a review that a viewer may see: all of them for staff, only themselves for others. */
export function visibleReviewers(value: unknown, viewer: Viewer): Entry[] {
  const all = getReviewers(value)
  return viewer.isStaff ? all : all.filter((entry) => isOwn(entry, viewer))
}

/**
 * Reviews grouped by review year, or by the year of their date when that is unknown; latest first, those without either
 * last.
 */
export function byYear(
  reviews: readonly RowAt<'irp/reviews'>[],
  years: readonly RowAt<'irp/review_years'>[],
): { year: number | undefined; reviews: RowAt<'irp/reviews'>[] }[] {
  const known = new Map(years.map(({ id, year }) => [id, Number(year)]))
  const found = new Map<number | undefined, RowAt<'irp/reviews'>[]>()
  for (const review of reviews) {
    const { review_year, date } = review
    const year = known.get(Number(getIds(review_year)[0])) ?? Number(toText(date).slice(0, 4))
    const key = year > 0 ? year : undefined
    found.set(key, [...(found.get(key) ?? []), review])
  }
  return [...found]
    .map(([year, ofYear]) => ({ year, reviews: ofYear }))
    .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))
}

/** Whether the day of a review is over. */
export function isOver(review: RowAt<'irp/reviews'>, now = new Date()): boolean {
  const day = toDay(review)
  return day !== null && day < (parseDay(now) ?? '')
}

/** Whether nobody is needed for a review any more: its day is over, or it has none and its year is over. */
export function isClosed(review: RowAt<'irp/reviews'>, year: number | undefined, now = new Date()): boolean {
  if (toDay(review) !== null) return isOver(review, now)
  return year !== undefined && String(year) < (parseDay(now) ?? '').slice(0, 4)
}

/** Whether a review takes place within the next weeks: missing roles are urgent. */
export function isSoon(review: RowAt<'irp/reviews'>, now = new Date()): boolean {
  const day = toDay(review)
  return day !== null && !isOver(review, now) && day <= dayAfter(now, soonDays)
}

/** The days until a review; 0 is today, a past one has a negative number, and one without a date null. */
export function countDaysLeft(review: RowAt<'irp/reviews'>, now = new Date()): number | null {
  const [day, today] = [toDay(review), parseDay(now)]
  return day === null || today === null ? null : daysBetween(today, day)
}

/** Reviews to come from the nearest, those without a date, then past ones from the newest. */
export function nextFirst(reviews: readonly RowAt<'irp/reviews'>[]): RowAt<'irp/reviews'>[] {
  const dated = reviews.map((review) => ({ review, day: toDay(review) ?? '', isPast: isOver(review) }))
  const place = ({ day, isPast }: (typeof dated)[number]) => (isPast ? 2 : Number(day === ''))
  return dated
    .toSorted(
      (one, other) =>
        place(one) - place(other) || (one.isPast ? other.day.localeCompare(one.day) : one.day.localeCompare(other.day)),
    )
    .map(({ review }) => review)
}

/** Those to come first, with the past ones to fold; where none is to come, the past ones are first. */
export function splitByDate<One>(
  all: readonly One[],
  getReview: (one: One) => RowAt<'irp/reviews'>,
): { first: readonly One[]; folded: readonly One[] } {
  const coming = all.filter((one) => !isOver(getReview(one)))
  return coming.length > 0
    ? { first: coming, folded: all.filter((one) => isOver(getReview(one))) }
    : { first: all, folded: [] }
}

function toDay({ date }: RowAt<'irp/reviews'>): string | null {
  return isDay(toText(date)) ? toText(date) : parseDay(date)
}

function rank(state: number): number {
  const place = order.indexOf(state)
  return place < 0 ? order.length + state : place
}
