/** Reads 1234, 1'234, 1’234 or -1'234.5; NaN for anything else (a comma too: it could mean either). */
export function parseNumber(text: string, isInteger = false): number {
  const plain = text
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/(?<=\d)['’ʼ](?=\d{3}(\D|$|['’ʼ]))/g, '')
  const pattern = isInteger ? /^-?\d{1,15}$/ : /^-?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/
  return pattern.test(plain) ? Number(plain) : Number.NaN
}
