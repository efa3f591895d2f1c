const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
// 1.1.1980, the first day a ZIP knows: the same content gives the same file.
const firstDay = 0x21
const utf8Names = 0x0800

/** Texts or bytes by path as a ZIP without compression (APPNOTE 6.3.9): for what is small, or packed already. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = encoder.encode(path)
    const data = typeof content === 'string' ? encoder.encode(content) : content
    const about = [2, utf8Names, 2, 0, 2, 0, 2, firstDay, 4, crc(data), 4, data.length, 4, data.length, 2, name.length, 2, 0]
    const local = record([4, 0x04034b50, 2, 20, ...about], name)
    parts.push(local, data)
    directory.push(record([4, 0x02014b50, 2, 20, 2, 20, ...about, 2, 0, 2, 0, 2, 0, 4, 0, 4, offset], name))
    offset += local.length + data.length
  }
  const size = directory.reduce((all, { length }) => all + length, 0)
  const count = directory.length
  return joined([...parts, ...directory, record([4, 0x06054b50, 2, 0, 2, 0, 2, count, 2, count, 4, size, 4, offset, 2, 0], new Uint8Array())])
}

/** Little-endian numbers, given as pairs of width and value, and what follows them. */
function record(pairs: number[], tail: Uint8Array): Uint8Array {
  const bytes: number[] = []
  for (let index = 0; index < pairs.length; index += 2) {
    for (let byte = 0; byte < (pairs[index] ?? 0); byte += 1) bytes.push(((pairs[index + 1] ?? 0) >>> (8 * byte)) & 255)
  }
  return joined([Uint8Array.from(bytes), tail])
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((all, { length }) => all + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

function crc(data: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of data) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
