import type { RowAt } from '#api/rows/page.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'

/** What a review is called in a list of reviews: its hospital if its name says no more than that, else its name. */
export function reviewTitle(review: RowAt<'irp/reviews'>): string {
  const [name, hospital] = [toText(review.name), toText(getAtPath(review, 'hospital.name'))]
  return hospital !== '' && name.replace(hospital, '').trim() === plain ? hospital : name || hospital
}

/** The name of a review is free text; this is how most begin, in every language. */
const plain = 'Peer Review'
