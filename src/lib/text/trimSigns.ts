/**
 * Trims some characters from both ends of a text. A regular expression for the end of a text searches from every
 * position, which takes a second for a long run of such characters within the text.
 */
export function trimSigns(text: string, signs: string): string {
  let from = 0
  let to = text.length
  while (from < to && signs.includes(text.charAt(from))) from += 1
  while (to > from && signs.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
