import { fileName } from '#lib/fileName.ts'

const keptFor = 60_000

/** Saves a blob under a cleaned name; it is never opened in the portal (D-18). */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), keptFor)
}
