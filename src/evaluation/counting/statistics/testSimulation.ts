/** Whether simulations run completely (`npm run statistics`) or in part. */
export const isWhole = process.env['npm_lifecycle_event'] === 'statistics'

let [a, b, c, counter] = [0x9e_37_79_b9, 0x24_3f_6a_88, 20_261_126, 1]

/** A reproducible random number from 0 to 1 (sfc32): a simulation needs more of them than simpler generators have. */
export function random(): number {
  const sum = (a + b + counter) | 0
  counter = (counter + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = ((c << 21) | (c >>> 11)) + sum
  return (sum >>> 0) / 2 ** 32
}

/** A random number of the standard normal distribution (Box & Muller). */
export function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

const lines: string[] = []

/** Records the result of a simulation. */
export function keep(what: string, proportion: number): void {
  lines.push(`${(100 * proportion).toFixed(2)} %  ${what}`)
}

/** Prints all results when simulations run completely. */
export function printKept(): void {
  if (isWhole) process.stdout.write(`${lines.splice(0).join('\n')}\n`)
}
