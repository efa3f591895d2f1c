/** A text without a start that its reader knows already. */
export function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text
}

/** A text without an end that its reader knows already. */
export function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, text.length - end.length) : text
}

const separator = ', '

/** What all texts have after their first comma or a later one, with that comma; '' for fewer than two texts. */
export function getSharedEnd(texts: readonly string[]): string {
  const [first, ...others] = texts
  if (first === undefined || others.length === 0) return ''
  let at = first.indexOf(separator)
  while (at > 0) {
    const end = first.slice(at)
    if (others.every((text) => text.length > end.length && text.endsWith(end))) return end
    at = first.indexOf(separator, at + 1)
  }
  return ''
}
