import { type Figure, largestFigure, type Series } from '#evaluation/model/series.ts'
import { isDay, parseDay } from '#lib/dates/dates.ts'
import { getSignals, type Signals } from './signals.ts'
import { minAnswers } from './verdicts.ts'
import { isOver } from '#evaluation/counting/axes/timeAxis.ts'

/** The current day in Zurich. */
const getToday = (): string => parseDay(new Date()) ?? ''

/** The bins of a chart that are not over on a day (today): they get no signals. */
export function openBins({ groups, bin }: Pick<Series, 'groups' | 'bin'>, today = getToday()): boolean[] {
  return groups.map(({ value }) => bin !== null && isDay(String(value)) && !isOver(bin, String(value), today))
}

/**
 * Computes the signals of a line from its figures, a figure per bin; a bin of few answers, and one that is not over,
 * are ignored.
 */
export function lineSignals(
  figures: readonly (Figure | undefined)[],
  open: readonly boolean[],
  isShare: boolean,
): Signals | null {
  return getSignals(
    figures.map((figure, place) => {
      if (!figure || figure.n < minAnswers || open[place] || !isUsable(figure.mean)) return null
      return { n: figure.n, answers: figure.answers, mean: figure.mean, sd: figure.sd }
    }),
    isShare,
  )
}

/** Whether a mean is none of an error in the data. */
function isUsable(mean: number | null): mean is number {
  return mean !== null && Number.isFinite(mean) && Math.abs(mean) <= largestFigure
}
