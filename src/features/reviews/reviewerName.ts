import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import type { Entry } from './reviewers.ts'

const read = ({ reviewer }: Entry, key: string) => toText(getAtPath(reviewer, key))

/** A reviewer: the name and the address if known; '' where there is only a number. */
export function reviewerName(entry: Entry): string {
  const name = [read(entry, 'user_first_name'), read(entry, 'user_last_name')].filter(Boolean).join(' ')
  return [name, read(entry, 'user_email')].filter(Boolean).join(' · ')
}

/** The name, or the address of a reviewer without one; '' where there is only a number. */
export function reviewerShortName(entry: Entry): string {
  return reviewerName(entry).split(' · ')[0] ?? ''
}
