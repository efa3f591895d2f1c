/** The browser cannot read the file: a folder, gone, or changed since it was chosen. */
export class FileUnreadable extends Error {
  override name = 'FileUnreadable'
}

/** What is to be read: a file, or anything that gives its bytes in pieces. */
export type Source = Pick<File, 'name' | 'size' | 'slice'>

/** The bytes from one place to another. Throws FileUnreadable. */
export async function toBytes(file: Source, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer())
  } catch {
    throw new FileUnreadable()
  }
}
