import { type StoredFile, toStoredFile } from './storedFile.ts'

/** The kinds of files that a browser shows in the page, with the type of an image and the size above which it does not. */
const images = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
])
const texts = new Set(['txt', 'csv', 'md'])
const maxImage = 5_000_000
const maxText = 200_000

/** How a file is shown on its page: by the type of its image, as text, or (undefined) not at all, as one of unknown size. */
export function previewKind({
  extension,
  size = Infinity,
}: Pick<StoredFile, 'extension' | 'size'>): string | undefined {
  const kind = extension.replace(/^\.+/, '').toLowerCase()
  if (texts.has(kind)) return size <= maxText ? 'text' : undefined
  return size <= maxImage ? images.get(kind) : undefined
}

/** Whether the file of a record is shown on its page. */
export function isPreviewed(row: unknown): boolean {
  const file = toStoredFile(row)
  return file !== undefined && previewKind(file) !== undefined
}
