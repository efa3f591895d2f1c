import JSZip from 'jszip'

/** A ZIP archive with one file and the same bytes every time. */
export async function createZip(fileName: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new JSZip().file(fileName, text, { date: new Date(Date.UTC(2026, 4, 1)) })
  return new Uint8Array(await archive.generateAsync({ type: 'arraybuffer' }))
}
