import { cleanLine } from '#lib/text/cleanText.ts'
import { plainText } from '#lib/text/plainText.ts'

/** How much of a page is looked through, and how long a reference may be. */
const looked = 20_000
const maxLength = 80
/** What web filters and proxies call the number under which their people find an incident, in the languages of their pages. */
const label =
  /\b(?:(?:support|incident|reference|ray|event|request|transaction|case|ticket|block|attack)[ -]?(?:id|number|no\.?|code)|reference|incident|(?:ereignis|vorgangs|vorfall|referenz|support|fall|ticket)[ -]?(?:id|nummer|nr\.?)|(?:num[eé]ro|id)(?: de| d’| d'| di)? ?(?:r[eé]f[eé]rence|incident|support|riferimento|incidente|supporto)|r[eé]f[eé]rence|riferimento)\s{0,3}(?:is|ist|lautet|est|è)?\s{0,3}[:#]?\s{0,3}(\w[\w.:#/-]{0,79})/gi

/** The number that a web filter names on its page, as plain text of at most 80 signs; '' where it names none. */
export function filterReference(body: string): string {
  const text = cleanLine(plainText(body.slice(0, looked)))
  for (const [, found = ''] of text.matchAll(label)) {
    const reference = found.replace(/[.:/-]+$/, '').slice(0, maxLength)
    // A word behind the label is none: 'reference policy', 'incident was logged'.
    if (/\d/.test(reference)) return reference
  }
  return ''
}
