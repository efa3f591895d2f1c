/** The text ended before the value did: the rest comes with the next piece. */
export const needsMore = Symbol('needs more')

/** The response does not match the expected JSON; the message is for the log, never for the screen. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer'
}

/** A buffer is followed by zeros, which no JSON contains: a loop that meets one stops. */
export const padding = 16

export const quote = 34
export const comma = 44
export const colon = 58
export const openList = 91
export const closeList = 93
export const openObject = 123
export const closeObject = 125
export const backslash = 92

/** Throws for an unexpected byte: the buffer has ended, or the text is broken. */
export function stop(buffer: Uint8Array, at: number, end: number): never {
  if (at >= end) throw needsMore
  throw new BrokenAnswer(`byte ${buffer[at]} at ${at}`)
}

/** The position behind white space. */
export function afterSpace(buffer: Uint8Array, at: number): number {
  let place = at
  for (let byte = buffer[place]; byte === 32 || byte === 10 || byte === 13 || byte === 9; byte = buffer[place])
    place += 1
  return place
}

/** The position behind the closing quote of a string that begins at `at`. */
export function afterString(buffer: Uint8Array, at: number, end: number): number {
  let place = at + 1
  for (;;) {
    const byte = buffer[place] ?? 0
    if (byte === quote) return place + 1
    if (byte === backslash) place += 2
    else if (byte < 32) return stop(buffer, place, end)
    else place += 1
  }
}

/** The position behind a value of any kind that begins at `at`. Checks only as much as is needed to find its end. */
export function afterValue(buffer: Uint8Array, at: number, end: number): number {
  const first = buffer[at] ?? 0
  if (first === quote) return afterString(buffer, at, end)
  if (first === openObject || first === openList) return afterNested(buffer, at, end)
  return afterWord(buffer, at, end)
}

/** The position behind a number, true, false or null. */
function afterWord(buffer: Uint8Array, at: number, end: number): number {
  let place = at
  for (;;) {
    const byte = buffer[place] ?? 0
    // 0-9 A-Z a-z + - .
    if (
      (byte >= 48 && byte <= 57) ||
      byte === 45 ||
      byte === 46 ||
      byte === 43 ||
      (byte >= 97 && byte <= 122) ||
      (byte >= 65 && byte <= 90)
    )
      place += 1
    else if (byte === 0 || place === at) return stop(buffer, place, end)
    else return place
  }
}

function afterNested(buffer: Uint8Array, at: number, end: number): number {
  let depth = 0
  let place = at
  for (;;) {
    const byte = buffer[place] ?? 0
    if (byte === quote) place = afterString(buffer, place, end)
    else if (byte === 0) return stop(buffer, place, end)
    else {
      if (byte === openObject || byte === openList) depth += 1
      else if (byte === closeObject || byte === closeList) depth -= 1
      place += 1
      if (depth === 0) return place
    }
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Parses a byte sequence as JSON. */
export function getValue(buffer: Uint8Array, from: number, to: number): unknown {
  try {
    return JSON.parse(decoder.decode(buffer.subarray(from, to)))
  } catch {
    throw new BrokenAnswer('a value that is no JSON')
  }
}
