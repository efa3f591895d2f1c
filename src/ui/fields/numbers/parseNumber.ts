/** Characters that separate thousands: apostrophes and non-breaking blanks. */
const parted = /(?<=\d)['’ʼ \u00A0\u2009\u202F](?=\d{3}(?!\d))/g

/**
 * Parses 1234, 1'234, 1’234, 1 234 or -1'234.50; NaN for anything else. A comma is a decimal point only where it cannot
 * mean anything else (`hasComma`); a whole number may be written 7.00.
 */
export function parseNumber(text: string, isInteger = false, hasComma = false): number {
  const plain = text.trim().replace(/^[−–]/, '-').replace(parted, '')
  const number = /^(-?)(\d{1,15})?(?:([.,])(\d{0,20}))?$/.exec(plain)
  const [, sign = '', whole = '', point = '', fraction = ''] = number ?? []
  if (!number || whole + fraction === '' || (point === ',' && (!hasComma || fraction === ''))) return Number.NaN
  if (isInteger && /[1-9]/.test(fraction)) return Number.NaN
  if (isInteger && point !== '' && (whole === '' || fraction === '')) return Number.NaN
  return Number(`${sign}${whole || '0'}.${fraction || '0'}`)
}
