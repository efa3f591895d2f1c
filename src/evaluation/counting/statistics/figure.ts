import type { Figure, Verdict } from '#evaluation/model/series.ts'
import { t975 } from './student.ts'
import { boxOf } from './box.ts'
import { type Tally, finite, momentsOf } from './moments.ts'
import { shareOf } from './shares.ts'

/** Everything counted in one cell. `tally` is null for answers that are no numbers; `n` then counts them. */
export type Counted = { n: number; invalid: number; tally: Tally | null; levels: Float64Array }

/** The figures of one cell, as statistics.md defines them. `benchmark` is the mean to compare with. */
export function figureOf({ n, invalid, tally, levels }: Counted, withBox: boolean, benchmark: number | null): Figure {
  const { mean, sd } = tally ? momentsOf(tally) : { mean: null, sd: null }
  const half = sd === null || n < 2 ? null : (t975(n - 1) * sd) / Math.sqrt(n)
  const low = mean === null || half === null ? null : finite(mean - half)
  const high = mean === null || half === null ? null : finite(mean + half)
  return {
    n,
    invalid,
    mean,
    sd,
    low,
    high,
    counts: [...levels],
    shares: n === 0 ? [] : Array.from(levels, (count) => shareOf(count, n)),
    box: withBox && tally ? boxOf(tally, n) : null,
    verdict: verdictOf(low, high, benchmark),
  }
}

/** Higher is better: reversed scales have been turned round. */
function verdictOf(low: number | null, high: number | null, benchmark: number | null): Verdict | null {
  if (benchmark === null || low === null || high === null) return null
  if (low > benchmark) return 'better'
  return high < benchmark ? 'worse' : 'same'
}
