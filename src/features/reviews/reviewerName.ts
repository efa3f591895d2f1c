import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'
import type { Entry } from './reviewers.ts'

/** Who a reviewer is: the name and the address, as far as they are known; '' where only a number is. */
export function reviewerName(entry: Entry): string {
  const text = (key: string) => toText(getAtPath(entry.reviewer, key))
  const name = [text('user_first_name'), text('user_last_name')].filter(Boolean).join(' ')
  return [name, text('user_email')].filter(Boolean).join(' · ')
}
