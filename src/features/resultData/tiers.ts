/** One part of a download: its number from 1, and the flags for the server that define the number of parts. */
export type Part = { chunk: number; parts: number; large?: 1; very_large?: 1 }

const small = 75_000
const medium = 450_000
const large = 1_000_000

/** The parts that a number of rows is divided into (RES-30 to RES-33, D-71): 1, 3, 5 or 8. */
export function partsFor(rows: number): Part[] {
  if (rows < small) return [{ chunk: 1, parts: 1 }]
  if (rows < medium) return cut(3, {})
  if (rows < large) return cut(5, { large: 1 })
  return cut(8, { very_large: 1 })
}

/** `set_{time}.zip` for one part, `large_set_{time}-part{n}.zip` for several; the time as yyyyMMddHHmmss. */
export function partName({ chunk, parts }: Part, time: string): string {
  return parts === 1 ? `set_${time}.zip` : `large_set_${time}-part${chunk}.zip`
}

/** Whether bytes are a whole ZIP: its signature at the start and the end of its directory near the end (F13). */
export async function isWholeZip(blob: Blob): Promise<boolean> {
  const start = new Uint8Array(await blob.slice(0, 4).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5)
  const tail = new Uint8Array(await blob.slice(Math.max(0, blob.size - 66_000)).arrayBuffer())
  if (!isZip) return false
  for (let index = tail.length - 22; index >= 0; index -= 1)
    if (tail[index] === 0x50 && tail[index + 1] === 0x4b && tail[index + 2] === 5 && tail[index + 3] === 6) return true
  return false
}

function cut(parts: number, flags: Pick<Part, 'large' | 'very_large'>): Part[] {
  return Array.from({ length: parts }, (_part, index) => ({ chunk: index + 1, parts, ...flags }))
}
