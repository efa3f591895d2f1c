import { docx, xlsx } from './office.ts'
import { createPdf } from './pdf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const writers = { pdf: createPdf, docx: () => docx, xlsx: () => xlsx } satisfies Record<
  string,
  (title: string) => Bytes
>
export type DocumentKind = keyof typeof writers

const written = new Map<string, Bytes>()

/** A valid document with the same bytes every time. */
export function createDocument(kind: DocumentKind, title: string): Bytes {
  const key = `${kind} ${title}`
  const bytes = written.get(key) ?? writers[kind](title)
  written.set(key, bytes)
  return bytes
}

export const isDocumentKind = (name: unknown): name is DocumentKind => typeof name === 'string' && name in writers
