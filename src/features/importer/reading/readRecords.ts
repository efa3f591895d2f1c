import { type CsvRecord, csvReader } from './csvReader.ts'
import { decoderOf, type Encoding } from './encoding.ts'

/** Small enough to be decoded and parsed in well under 100 ms on a slow machine. */
const pieceSize = 128 * 1024

/** The browser cannot read the file: a folder, gone, or changed since it was chosen. */
export class FileUnreadable extends Error {
  override name = 'FileUnreadable'
}

/** What is to be read: a file, or anything that gives its bytes in pieces. */
export type Source = Pick<File, 'name' | 'size' | 'slice'>

/** The bytes from one place to another. Throws FileUnreadable. */
export async function bytesOf(file: Source, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer())
  } catch {
    throw new FileUnreadable()
  }
}

export type OnPiece = (bytes: Uint8Array<ArrayBuffer>) => Promise<void>

/**
 * The records of a file, one piece of it after the other; never more than a piece is held. `onPiece` gets the bytes of
 * each; `isLenient` puts U+FFFD for bytes of another encoding. Throws FileUnreadable, OtherEncoding and CsvFault.
 */
export async function* readRecords(
  file: Source,
  encoding: Encoding,
  { onPiece, isLenient }: { onPiece?: OnPiece | undefined; isLenient?: boolean } = {},
): AsyncGenerator<CsvRecord[]> {
  const decode = decoderOf(encoding, isLenient)
  const csv = csvReader()
  for (let from = 0; from < file.size; from += pieceSize) {
    const to = Math.min(file.size, from + pieceSize)
    const bytes = await bytesOf(file, from, to)
    await onPiece?.(bytes)
    yield csv.push(decode(bytes, to === file.size))
  }
  yield csv.end()
}
