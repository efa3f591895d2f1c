// @vitest-environment node
import { afterAll, expect, test } from 'vitest'
import { getMoments } from './moments.ts'
import { type BinFigure, falseSignals, getSignals } from './signals.ts'
import { isWhole, keep, printKept, random } from './testSimulation.ts'

const lines = isWhole ? 10_000 : 500
const months = 36
const allowance = isWhole ? 0 : 3 * Math.sqrt((0.1 * 0.9) / lines)
const shapes = { skewed: [1, 2, 7, 20, 70], even: [10, 20, 40, 20, 10] }

afterAll(printKept)

/** A month of answers from 1 on, with probabilities in per cent. */
function month(n: number, chances: readonly number[]): BinFigure {
  const counts = new Float64Array(chances.length)
  for (let result = 0; result < n; result += 1) {
    let [level, chance] = [0, random() * 100 - (chances[0] ?? 0)]
    while (chance >= 0 && level < chances.length - 1) {
      level += 1
      chance -= chances[level] ?? 0
    }
    counts[level] = (counts[level] ?? 0) + 1
  }
  const { mean, sd } = getMoments({ values: Float64Array.from(chances, (_, level) => level), counts })
  return { n, answers: null, mean: mean ?? 0, sd }
}

/** The share of lines without a cause that have a signal. */
function signalled(getSize: () => number, chances: readonly number[], isShare: boolean): number {
  let wrong = 0
  for (let line = 0; line < lines; line += 1) {
    const bins = Array.from({ length: months }, () => month(getSize(), chances))
    if (getSignals(bins, isShare)?.marks.some((own) => own.length > 0)) wrong += 1
  }
  return wrong / lines
}

const sizes = {
  'n = 10': () => 10,
  'n = 30': () => 30,
  'n = 100': () => 100,
  'n between 10 and 200': () => 10 + Math.floor(191 * random()),
}
const sized = Object.entries(sizes).map(([name, getSize]) => ({ name, getSize }))

test.each(sized.flatMap((one) => Object.entries(shapes).map(([shape, chances]) => ({ ...one, shape, chances }))))(
  'lines of 36 months without a cause have at most the stated share of signals: $shape answers, $name',
  ({ name, getSize, shape, chances }) => {
    const wrong = signalled(getSize, chances, false)
    keep(`${shape} answers, ${name}: lines of 36 months with a signal`, wrong)
    expect(wrong).toBeLessThanOrEqual(falseSignals.means / 100 + allowance)
  },
)

test.each(sized.flatMap((one) => [0.05, 0.3].map((share) => ({ ...one, share }))))(
  'lines of shares without a cause have at most the stated share of signals: $share, $name',
  ({ name, getSize, share }) => {
    const wrong = signalled(getSize, [100 * (1 - share), 100 * share], true)
    keep(`share ${share}, ${name}: lines of 36 months with a signal`, wrong)
    const isRare = share < 0.1 && (name === 'n = 10' || name === 'n = 30')
    expect(wrong).toBeLessThanOrEqual((isRare ? falseSignals.rare : falseSignals.shares) / 100 + allowance)
  },
)
