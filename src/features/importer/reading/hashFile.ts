/**
 * Identifies the content of a file: SHA-256 over each chunk together with the previous hash, as the browser's digest
 * takes no chunks. 32 hexadecimal digits.
 */
export function hashFile(): { add: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>; text: () => string } {
  let soFar = new Uint8Array(32)
  return {
    add: async (bytes) => {
      const joined = new Uint8Array(soFar.length + bytes.length)
      joined.set(soFar)
      joined.set(bytes, soFar.length)
      soFar = new Uint8Array(await crypto.subtle.digest('SHA-256', joined))
    },
    text: () => Array.from(soFar.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }
}
