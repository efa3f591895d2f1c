import { type Category, type Figure, largestFigure, type Series } from '#evaluation/model/series.ts'
import { isDay, parseDay } from '#lib/dates/dates.ts'
import { beginsCentre, type BinFigure, getSignals, type Signals } from './signals.ts'
import { isYesOrNo, minAnswers } from './verdicts.ts'
import { isOver } from '#evaluation/counting/axes/timeAxis.ts'

/** The current day in Zurich. */
const getToday = (): string => parseDay(new Date()) ?? ''

/** The bins of a chart that are not over on a day (today): they get no signals. */
export function openBins({ groups, bin }: Pick<Series, 'groups' | 'bin'>, today = getToday()): boolean[] {
  return groups.map(({ value }) => bin !== null && isDay(String(value)) && !isOver(bin, String(value), today))
}

/**
 * Computes the signals of a line from its figures, a figure per bin; a bin of few answers, and one that is not over,
 * are ignored. `from` is the first bin of a new centre, -1 for none.
 */
export function lineSignals(
  figures: readonly (Figure | undefined)[],
  open: readonly boolean[],
  isShare: boolean,
  from = -1,
): Signals | null {
  return getSignals(toBins(figures, open), isShare, from)
}

function toBins(figures: readonly (Figure | undefined)[], open: readonly boolean[]): (BinFigure | null)[] {
  return figures.map((figure, place) => {
    if (!figure || figure.n < minAnswers || open[place] || !isUsable(figure.mean)) return null
    return { n: figure.n, answers: figure.answers, mean: figure.mean, sd: figure.sd }
  })
}

/** The bin of a day, for a new centre; -1 without any. */
export function findBin({ groups }: Pick<Series, 'groups'>, day: string | undefined): number {
  return day === undefined ? -1 : groups.findLastIndex(({ value }) => String(value) <= day)
}

/**
 * The bins that a new centre may begin at: the first ones of runs that last, as a signal of any line of the chart shows
 * them.
 */
export function findNewCentres(series: Series): Category[] {
  const { groups, panels, slices, items, complete } = series
  const open = openBins(series)
  if (!complete || series.bin === null) return []
  const places = panels.flatMap(({ figures }) =>
    figures.flatMap((cells, item) =>
      slices.flatMap(({ isOthers }, slice) => {
        const own = items[item]
        if (isOthers || !own) return []
        const bins = toBins(
          cells.map((group) => group[slice]),
          open,
        )
        const first = getSignals(bins, isYesOrNo(own))?.marks.findIndex((marks) =>
          marks.some(({ kind }) => kind === 'shift'),
        )
        return first !== undefined && beginsCentre(bins, first) ? first : []
      }),
    ),
  )
  return groups.filter((_group, place) => places.includes(place))
}

/** Whether a mean is none of an error in the data. */
function isUsable(mean: number | null): mean is number {
  return mean !== null && Number.isFinite(mean) && Math.abs(mean) <= largestFigure
}
