export type Part = { kind: 'same' | 'add' | 'delete'; text: string }

/** Above this number of word pairs the middle is shown as a whole: the comparison is quadratic. */
const maxPairs = 1_000_000
const context = 8

/**
 * Compares two texts word by word: equal, added and deleted parts in reading order. Equal and deleted parts form the
 * older text, equal and added ones the newer.
 */
export function wordDiff(before: string, after: string): Part[] {
  const [old, now] = [splitWords(before), splitWords(after)]
  const start = sharedStart(old, now)
  const end = sharedStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const parts: Part[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]
  return joined(parts)
}

/** The parts with long unchanged passages shortened to some words on each side of a change. */
export function shortened(parts: Part[]): Part[] {
  return parts.map((part, index) => {
    const words = splitWords(part.text)
    if (part.kind !== 'same' || words.length <= 4 * context) return part
    const head = index === 0 ? '' : words.slice(0, 2 * context).join('')
    const tail = index === parts.length - 1 ? '' : words.slice(-2 * context).join('')
    return { kind: 'same', text: `${head} … ${tail}` }
  })
}

function splitWords(text: string): string[] {
  return text.match(/\s+|[^\s<>]+|[<>]/g) ?? []
}

function sharedStart(one: string[], other: string[]): number {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index += 1) if (one[index] !== other[index]) return index
  return length
}

/** The longest common subsequence of words by the usual table of lengths. */
function middle(old: string[], now: string[]): Part[] {
  if (old.length * now.length > maxPairs)
    return [
      { kind: 'delete', text: old.join('') },
      { kind: 'add', text: now.join('') },
    ]
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const parts: Part[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [word = '', other = ''] = [old[row], now[column]]
    if (row < old.length && column < now.length && word === other) {
      parts.push({ kind: 'same', text: word })
      row += 1
      column += 1
    } else if (column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'delete', text: word })
      row += 1
    } else {
      parts.push({ kind: 'add', text: other })
      column += 1
    }
  }
  return parts
}

function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text }
    else result.push(part)
  }
  return result
}
