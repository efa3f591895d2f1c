import { cleanLine } from './cleanText.ts'

/**
 * A Swiss phone number as `+41791234567`, however it is written: with blanks, points, slashes or dashes, 00 or 0 in
 * front, `(0)` within; undefined for anything else.
 */
export function readPhone(text: string): string | undefined {
  const bare = cleanLine(text)
    .replace(/^tel:/i, '')
    .replaceAll('(0)', '')
    .replace(/[\s./()\-‐-―]/g, '')
  const [, national] = /^(?:\+41|0041|0)([1-9]\d{8})$/.exec(bare) ?? []
  return national && `+41${national}`
}

/** Whether a text is a Swiss number that receives no text messages: mobile ones begin with 074 to 079. */
export function isNoMobile(text: string | null | undefined): boolean {
  const phone = readPhone(text ?? '')
  return phone !== undefined && !/^\+417[4-9]/.test(phone)
}
