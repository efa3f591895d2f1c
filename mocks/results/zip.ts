const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

function record(signature: number, numbers: [value: number, bytes: 2 | 4][], name: Uint8Array): Uint8Array {
  const all: [number, 2 | 4][] = [[signature, 4], ...numbers]
  const head = new DataView(new ArrayBuffer(all.reduce((total, [, bytes]) => total + bytes, 0)))
  let at = 0
  for (const [value, bytes] of all) {
    if (bytes === 2) head.setUint16(at, value, true)
    else head.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array([...new Uint8Array(head.buffer), ...name])
}

const may2026: [number, 2][] = [
  [0, 2],
  [((2026 - 1980) << 9) | (5 << 5) | 1, 2],
]

/** A ZIP archive with one uncompressed file. */
export function zipOf(fileName: string, text: string): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(fileName)
  const bytes = new TextEncoder().encode(text)
  const sizes: [number, 2 | 4][] = [
    [checksum(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ]
  const local = record(0x04034b50, [[20, 2], [0x800, 2], [0, 2], ...may2026, ...sizes], name)
  const central = record(
    0x02014b50,
    [[20, 2], [20, 2], [0x800, 2], [0, 2], ...may2026, ...sizes, [0, 2], [0, 2], [0, 2], [0, 4], [0, 4]],
    name,
  )
  const end = record(
    0x06054b50,
    [
      [0, 2],
      [0, 2],
      [1, 2],
      [1, 2],
      [central.length, 4],
      [local.length + bytes.length, 4],
      [0, 2],
    ],
    new Uint8Array(),
  )
  const parts = [local, bytes, central, end]
  const archive = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    archive.set(part, at)
    at += part.length
  }
  return archive
}
