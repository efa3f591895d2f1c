export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Windows-1252 from 0x80 on; the five bytes it leaves open stay control signs and are refused in the row they stand in. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** The encodings to try, in this order: what the first bytes say, else strict UTF-8 and then Windows-1252, which any bytes fit. */
export function encodingsFor(start: Uint8Array): [Encoding, ...Encoding[]] {
  const [first, second, third] = start
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8']
  return ['utf-8', 'windows-1252']
}

/** Decodes piece by piece, without the byte order mark; throws where the bytes are not of this encoding, or puts U+FFFD there. */
export function decoderOf(encoding: Encoding, isLenient = false): (bytes: Uint8Array, isLast: boolean) => string {
  const decoder = new TextDecoder(encoding, { fatal: !isLenient })
  return (bytes, isLast) => {
    const text = decode(decoder, bytes, isLast)
    // Some engines decode Windows-1252 as Latin-1.
    return encoding === 'windows-1252'
      ? text.replace(/[\u0080-\u009f]/g, (sign) => western[sign.charCodeAt(0) - 0x80] ?? sign)
      : text
  }
}

/** The file is not of the encoding it was read in. */
export class OtherEncoding extends Error {
  override name = 'OtherEncoding'
}

function decode(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    throw new OtherEncoding()
  }
}
