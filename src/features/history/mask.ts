/** Stands for a value nobody may read in a history; two of them are the same if the values were. */
export class Hidden {
  readonly mark: number
  constructor(mark: number) {
    this.mark = mark
  }
}

const secret = /passw|token|secret|phone|api_?key|authy|(^|_)otp(_|$)|(^|_)hash(_|$)/i

/**
 * A function that puts `Hidden` in the place of everything under a key such as password, token, otp or phone (D-16), at
 * any depth. States masked by the same function can still be compared: equal values get the same mark. Empty stays empty.
 */
export function createMask(): (value: unknown) => unknown {
  const seen: string[] = []
  const hide = (value: unknown): unknown => {
    if (value === null || value === undefined || value === '') return value
    const text = JSON.stringify(value) ?? ''
    if (!seen.includes(text)) seen.push(text)
    return new Hidden(seen.indexOf(text))
  }
  const mask = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => mask(opened(item)))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, secret.test(key) ? hide(inner) : mask(opened(inner))]),
    )
  }
  return mask
}

/** A text that is JSON of an object or a list as what it means: some servers keep structured values as text. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
