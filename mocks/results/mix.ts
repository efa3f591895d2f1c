/** A deterministic number from 0 up to 1 by its arguments. */
export function mix(first: number, second: number, third: number): number {
  let hash =
    Math.imul(first + 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(second + 0x165667b1, 0xc2b2ae35) ^
    Math.imul(third + 0x27d4eb2f, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}
