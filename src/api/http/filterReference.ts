import { cleanLine } from '#lib/text/cleanText.ts'
import { plainText } from '#lib/text/plainText.ts'

/** How much of a page is searched, and the maximum length of a reference. */
const looked = 20_000
const maxLength = 80
/** The labels that web filters and proxies use for their incident numbers, in several languages. */
const label =
  /\b(?:(?:support|incident|reference|ray|event|request|transaction|case|ticket|block|attack)[ -]?(?:id|number|no\.?|code)|reference|incident|(?:ereignis|vorgangs|vorfall|referenz|support|fall|ticket)[ -]?(?:id|nummer|nr\.?)|(?:num[eé]ro|id)(?: de| d’| d'| di)? ?(?:r[eé]f[eé]rence|incident|support|riferimento|incidente|supporto)|r[eé]f[eé]rence|riferimento)\s{0,3}(?:is|ist|lautet|est|è)?\s{0,3}[:#]?\s{0,3}(\w[\w.:#/-]{0,79})/gi

/** The incident number on the page of a web filter, as plain text of at most 80 characters; '' where it has none. */
export function filterReference(body: string): string {
  const text = cleanLine(plainText(body.slice(0, looked)))
  for (const [, found = ''] of text.matchAll(label)) {
    const reference = found.replace(/[.:/-]+$/, '').slice(0, maxLength)
    // A plain word behind the label is no number: 'reference policy', 'incident was logged'.
    if (/\d/.test(reference)) return reference
  }
  return ''
}
