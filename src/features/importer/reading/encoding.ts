import { toBytes, type Source } from './source.ts'

/** `utf-8-twice` is UTF-8 that was decoded as Windows-1252 and stored in UTF-8 again. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'utf-8-twice', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]

/** Windows-1252 from 0x80 on; its five undefined bytes stay control characters and are refused in their row. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/**
 * The encodings to try in this order: what the first bytes indicate, else strict UTF-8 and then one of eight bits,
 * which accepts any bytes.
 */
export function encodingsFor(start: Uint8Array): [Encoding, ...Encoding[]] {
  const [first, second, third] = start
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8']
  return ['utf-8', 'windows-1252']
}

const looked = 4 * 1024 * 1024
/**
 * Accented letters in Mac Roman, at bytes of Windows-1252 characters that no word contains: ÄÅÇÉÑÖÜ áàâäãåçéèêë
 * íìîïñóòôöõ úùûü.
 */
const isMacLetter = (byte: number) => byte >= 0x80 && byte <= 0x9f && byte !== 0x91 && byte !== 0x92
const isWesternLetter = (byte: number) => byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7
const isAscii = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a

/** Whether a file that is not in UTF-8 is in Windows-1252 or in Mac Roman: by the bytes next to letters. */
export async function eightBitEncoding(file: Source): Promise<Encoding> {
  const bytes = await toBytes(file, 0, Math.min(file.size, looked))
  let mac = 0
  let west = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80 || !(isAscii(bytes[at - 1]) || isAscii(bytes[at + 1]))) continue
    if (isMacLetter(byte)) mac += 1
    else if (isWesternLetter(byte)) west += 1
  }
  return mac > west ? 'macintosh' : 'windows-1252'
}

/** Whether every character beyond ASCII at the beginning of a text in UTF-8 is half of a double-encoded one. */
export async function isStoredTwice(file: Source): Promise<boolean> {
  const bytes = await toBytes(file, 0, Math.min(file.size, looked))
  const text = createDecoder('utf-8', true)(bytes, bytes.length === file.size)
  const runs = text.replace(/^\uFEFF/, '').match(/[^\0-\x7F]+/g) ?? []
  return runs.length > 0 && runs.every((run) => unfolded(run) !== undefined)
}

/** The original of a text that was decoded as Windows-1252 and stored again; undefined for any other. */
function unfolded(text: string): string | undefined {
  const bytes = Uint8Array.from(text, (sign) => westernByte(sign) ?? 0)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function westernByte(sign: string): number | undefined {
  const code = sign.charCodeAt(0)
  if (code < 0x100) return code
  const place = western.indexOf(sign)
  return place < 0 ? undefined : 0x80 + place
}

type Decode = (bytes: Uint8Array, isLast: boolean) => string

/**
 * Decodes chunk by chunk without the byte order mark; throws for bytes invalid in this encoding, or replaces them by
 * U+FFFD.
 */
export function createDecoder(encoding: Encoding, isLenient = false): Decode {
  if (encoding === 'utf-8-twice') return twice(isLenient)
  const decoder = new TextDecoder(encoding, { fatal: !isLenient })
  return (bytes, isLast) => {
    const text = decode(decoder, bytes, isLast)
    // Some engines decode Windows-1252 as Latin-1.
    return encoding === 'windows-1252'
      ? text.replace(/[\u0080-\u009f]/g, (sign) => western[sign.charCodeAt(0) - 0x80] ?? sign)
      : text
  }
}

function twice(isLenient: boolean): Decode {
  const outer = new TextDecoder('utf-8', { fatal: !isLenient })
  const inner = new TextDecoder('utf-8', { fatal: !isLenient })
  return (bytes, isLast) => {
    const stored = Array.from(decode(outer, bytes, isLast), (sign) => westernByte(sign) ?? 0x1a)
    if (!isLenient && stored.includes(0x1a)) throw new OtherEncoding()
    return decode(inner, Uint8Array.from(stored), isLast)
  }
}

/** The file does not have the encoding it was read in. */
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
