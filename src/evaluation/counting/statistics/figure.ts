import type { Figure } from '#evaluation/model/series.ts'
import { t975 } from './student.ts'
import { getBox, getBoxWithoutSingles } from './box.ts'
import { type Tally, finite, getMoments, sameUpTo } from './moments.ts'
import { getShare } from './shares.ts'

/**
 * For people who answered several pooled questions: how many answers each gave, their sum, and how many people share
 * these values.
 */
export type People = { answers: number[]; sums: number[]; counts: number[] }

/** All counts of one cell. `tally` is null for answers that are not numbers; `n` counts answers. */
export type Counted = {
  n: number
  invalid: number
  /** Answers outside the scale: levels of their own, and not in n. */
  besides?: number
  tally: Tally | null
  levels: Float64Array
  people: People | null
  /** For clustered answers: the number of answers of each cluster, and their sum. */
  clusters?: People
}

type FigureParams = {
  /** A box, for readers from whom small groups may be withheld one without single answers. */
  withBox?: 'whole' | 'without-singles' | undefined
  /** Answered by yes or no: the interval is that of a share. */
  isShare?: boolean
  /** Per level, whether it is outside the scale. */
  isBeside?: readonly boolean[]
}

const boxes = { whole: getBox, 'without-singles': getBoxWithoutSingles }

/** The figures of one cell, as statistics.md defines them; verdicts are computed for all cells of a chart together. */
export function getFigure(
  { n: answers, invalid, besides = 0, tally, levels, people, clusters }: Counted,
  { withBox, isShare = false, isBeside = [] }: FigureParams = {},
): Figure {
  const { mean, sd } = tally ? getMoments(tally) : { mean: null, sd: null }
  const n = people ? people.counts.reduce((all, count) => all + count, 0) : answers
  const units = clusters ?? people
  const count = clusters ? clusters.counts.length : n
  const error = units ? errorOfRatio(units, mean, count) : errorOfMean(sd, n)
  const half = error === null ? null : t975(count - 1) * error
  // For yes and no the interval of a share, which exists for none and for all as well. None (or all) of every unit says no
  // more than as many answers as there are units.
  const isAlike = units !== null && count >= 2 && (mean === 0 || mean === 1)
  const wilson =
    isShare && (!units || isAlike) && mean !== null && count > 0 ? getShare(Math.round(mean * count), count) : null
  return {
    isWithheld: false,
    n,
    answers: people ? answers : null,
    invalid,
    ...(besides > 0 && { besides }),
    mean,
    sd,
    error,
    ...(clusters && { clusters: count }),
    low: wilson?.low ?? (mean === null || half === null ? null : finite(mean - half)),
    high: wilson?.high ?? (mean === null || half === null ? null : finite(mean + half)),
    counts: [...levels],
    shares:
      answers === 0
        ? []
        : Array.from(levels, (count, level) => getShare(count, isBeside[level] ? answers + besides : answers)),
    box: withBox && tally ? boxes[withBox](tally, answers) : null,
    verdict: null,
  }
}

/** sd / √n; undefined for fewer than two answers, and for answers that are all the same. */
function errorOfMean(sd: number | null, n: number): number | null {
  return sd === null || sd === 0 || n < 2 ? null : sd / Math.sqrt(n)
}

/**
 * The standard error of a ratio of sums over people, because answers of one person are correlated (R:
 * `survey::svyratio`).
 */
function errorOfRatio({ answers, sums, counts }: People, ratio: number | null, n: number): number | null {
  if (ratio === null || n < 2) return null
  let [squares, all] = [0, 0]
  for (const [place, count] of counts.entries()) {
    const own = answers[place] ?? 0
    squares += count * ((sums[place] ?? 0) - ratio * own) ** 2
    all += count * own
  }
  const error = Math.sqrt((n / (n - 1)) * squares) / all
  // Rounding leaves a residue if all people answered the same.
  return error > sameUpTo * Math.abs(ratio) ? finite(error) : null
}
