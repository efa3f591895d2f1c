import { docx, xlsx } from './office.ts'
import { pdfOf } from './pdf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const writers = { pdf: pdfOf, docx: () => docx, xlsx: () => xlsx } satisfies Record<string, (title: string) => Bytes>
export type DocumentKind = keyof typeof writers

const written = new Map<string, Bytes>()

/** A document that opens; the same bytes every time. */
export function documentOf(kind: DocumentKind, title: string): Bytes {
  const key = `${kind} ${title}`
  const bytes = written.get(key) ?? writers[kind](title)
  written.set(key, bytes)
  return bytes
}

export const isDocumentKind = (name: unknown): name is DocumentKind => typeof name === 'string' && name in writers
