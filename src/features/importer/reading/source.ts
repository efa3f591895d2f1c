/** The browser cannot read the file: a folder, missing, or changed since it was selected. */
export class FileUnreadable extends Error {
  override name = 'FileUnreadable'
}

/** A readable source: a file, or anything with its bytes in chunks. */
export type Source = Pick<File, 'name' | 'size' | 'slice'>

/** The bytes of a range. Throws FileUnreadable. */
export async function toBytes(file: Source, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer())
  } catch {
    throw new FileUnreadable()
  }
}
