/** Replaces a value nobody may read in a history; two of them are equal if the values were. */
export class Hidden {
  readonly mark: number
  constructor(mark: number) {
    this.mark = mark
  }
}

const secret = /passw|token|secret|phone|api_?key|authy|(^|_)otp(_|$)|(^|_)hash(_|$)/i

/**
 * Creates a function that replaces everything under a key such as password, token, otp or phone by `Hidden` (D-16), at
 * any depth. States masked by the same function are comparable: equal values get the same mark. Empty values stay
 * empty.
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

/** Parses a text that is JSON of an object or a list: some servers store structured values as text. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
