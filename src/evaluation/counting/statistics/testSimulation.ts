/** Whether simulations run whole (`npm run statistics`) or a part of them. */
export const isWhole = process.env['npm_lifecycle_event'] === 'statistics'

let [a, b, c, counter] = [0x9e_37_79_b9, 0x24_3f_6a_88, 20_261_126, 1]

/** A number from 0 to 1, the same ones in every run (sfc32): a simulation takes more of them than simpler ways have. */
export function random(): number {
  const sum = (a + b + counter) | 0
  counter = (counter + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = ((c << 21) | (c >>> 11)) + sum
  return (sum >>> 0) / 2 ** 32
}

/** A number of the standard normal distribution (Box & Muller). */
export function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

const lines: string[] = []

/** Keeps what a simulation found. */
export function keep(what: string, proportion: number): void {
  lines.push(`${(100 * proportion).toFixed(2)} %  ${what}`)
}

/** Prints all that was found, where simulations run whole. */
export function printKept(): void {
  if (isWhole) process.stdout.write(`${lines.splice(0).join('\n')}\n`)
}
