/** Eight hexadecimal digits, to find an error again in a report. */
export function newErrorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
