import JSZip from 'jszip'

/**
 * What `write-excel-file` packs a workbook with, under the names that it knows (vite.config.ts): its own packer starts a worker
 * from a blob for everything larger than 160 kB, which the content security policy refuses.
 */
export async function zip(files: Record<string, Uint8Array<ArrayBuffer>>, done: (error: unknown, packed: Uint8Array | null) => void): Promise<void> {
  const packed = new JSZip()
  for (const [path, content] of Object.entries(files)) packed.file(path, content)
  try {
    done(null, await packed.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }))
  } catch (error) {
    done(error, null)
  }
}

export function strToU8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** Imported by a part of the library that nothing calls. */
export function zipSync(): never {
  throw new Error('workbooks are packed piece by piece')
}
