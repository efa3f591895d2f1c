/** The length of a text for a maximum: code points, so that a simple emoji counts once. */
export function getLength(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const next = text.charCodeAt(index + 1)
    const isPair = unit >= 0xd800 && unit < 0xdc00 && next >= 0xdc00 && next < 0xe000
    if (isPair) index += 1
    count += 1
  }
  return count
}

/**
 * The text of a field of at most `max` code points after an edit: the insertion is cut, never the text around it. A
 * text that was too long before may become shorter, not longer.
 */
export function withinMax(before: string, after: string, max: number): string {
  const total = getLength(after)
  if (total <= max || total <= getLength(before)) return after
  if (getLength(before) > max) return before

  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  const head = after.slice(0, start)
  const tail = after.slice(after.length - end)
  const inserted = after.slice(start, after.length - end)
  return head + getFirst(inserted, max - getLength(head) - getLength(tail)) + tail
}

/** The first code points of a text; a pair of units is never split. */
export function getFirst(text: string, count: number): string {
  return Array.from(text.slice(0, Math.max(0, count) * 2))
    .slice(0, Math.max(0, count))
    .join('')
}
