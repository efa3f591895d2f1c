import { type CsvRecord, csvReader } from './csvReader.ts'
import { createDecoder, type Encoding } from './encoding.ts'
import { delimiters, type Layout } from './layout.ts'
import { toBytes, type Source } from './source.ts'

/** Small enough to be decoded and parsed in well under 100 ms on a slow machine. */
const pieceSize = 128 * 1024

export type OnPiece = (bytes: Uint8Array<ArrayBuffer>) => Promise<void>

/**
 * The records of a file, chunk by chunk; never more than a chunk is in memory. `onPiece` gets the bytes of each;
 * `isLenient` replaces bytes of another encoding by U+FFFD. Throws FileUnreadable, OtherEncoding and CsvError.
 */
export async function* readRecords(
  file: Source,
  encoding: Encoding,
  { delimiter, hasSepLine }: Pick<Layout, 'delimiter' | 'hasSepLine'>,
  { onPiece, isLenient }: { onPiece?: OnPiece | undefined; isLenient?: boolean } = {},
): AsyncGenerator<CsvRecord[]> {
  const decode = createDecoder(encoding, isLenient)
  const csv = csvReader(delimiters[delimiter], hasSepLine)
  for (let from = 0; from < file.size; from += pieceSize) {
    const to = Math.min(file.size, from + pieceSize)
    const bytes = await toBytes(file, from, to)
    await onPiece?.(bytes)
    yield csv.push(decode(bytes, to === file.size))
  }
  yield csv.end()
}
