import type { RowAt } from '#api/rows/page.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'

/** The path of the collection of files. */
export const filePath = 'filemanager/files'

export type StoredFile = {
  id: number
  name: string
  extension: string
  size: number | undefined
  created: string
  modified: string
  /** The name of what it belongs to. */
  owner: string
}

/** Reads nested files from an unknown value; entries without an id are left out. */
export function toStoredFiles(value: unknown): StoredFile[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) => toStoredFile(one) ?? [])
}

export function toStoredFile(value: unknown): StoredFile | undefined {
  const field = (name: keyof RowAt<'filemanager/files'>) => getAtPath(value, name)
  const [id, size] = [field('id'), field('file_size')]
  if (typeof id !== 'number') return undefined
  return {
    id,
    name: toText(field('name')),
    extension: toText(field('extension')),
    size: typeof size === 'number' ? size : undefined,
    created: toText(field('created')),
    modified: toText(field('modified')),
    owner: toText(field('content_object')),
  }
}

/** `name.extension`, where the name does not end with it already. */
export function fullName({ name, extension }: Pick<StoredFile, 'name' | 'extension'>): string {
  const end = extension && `.${extension.replace(/^\.+/, '')}`
  return end && !name.toLowerCase().endsWith(end.toLowerCase()) ? `${name}${end}` : name
}
