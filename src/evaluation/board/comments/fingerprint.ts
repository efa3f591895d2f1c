import { hashText } from '#lib/text/hashText.ts'

/** Changes with a text: a release is of the text that somebody read. Stored in place of the text. */
export function fingerprint(text: string): string {
  return hashText(text).toString(36)
}
