import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import type { Entry } from './reviewers.ts'

/** A reviewer: the name and the address if known; '' where there is only a number. */
export function reviewerName(entry: Entry): string {
  const text = (key: string) => toText(getAtPath(entry.reviewer, key))
  const name = [text('user_first_name'), text('user_last_name')].filter(Boolean).join(' ')
  return [name, text('user_email')].filter(Boolean).join(' · ')
}
