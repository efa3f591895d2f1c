import type { Chart } from '#evaluation/model/chart.ts'
import type { SeriesItem } from '#evaluation/model/series.ts'
import { toFinite } from '#evaluation/types/words/figureText.ts'
import { smallBelow } from './figureCells.ts'
import type { SmallMultiple, Range } from '#evaluation/types/definition/chartLayoutData.ts'

type Span = Omit<Range, 'isFromEnd'>

/**
 * The axis of means: the whole scale of the items, or the limits of the editor; values beyond them are reported.
 * Without a scale intervals are shown whole as well, except those of very few answers, which would make all else
 * unreadable. Boxes stay readable despite answers far away from all others.
 */
export function meanRange(
  items: SeriesItem[],
  multiples: SmallMultiple[],
  { config, viewSettings }: Pick<Chart, 'config' | 'viewSettings'>,
  isSpread: boolean,
): Range {
  const values = getValues(multiples, isSpread)
  const scales = items.flatMap(({ scale }) =>
    scale && toFinite(scale.min) !== null && toFinite(scale.max) !== null && scale.min < scale.max ? [scale] : [],
  )
  const hasScale = scales.length === items.length && items.length > 0
  const inherent = hasScale ? scales.flatMap(({ min, max }) => [min, max]) : []
  const limits = isSpread && !hasScale ? nearLimits(multiples) : { from: null, to: null }
  const from = toFinite(config.min) ?? limits.from
  const to = toFinite(config.max) ?? limits.to
  const isLimited = from !== null || to !== null
  const ends = viewSettings.error_bars && !isLimited ? intervalEnds(multiples) : []
  const loose = hasScale || isSpread ? [] : [0, ...ends]
  const all = [...values, ...inherent, ...loose]
  const whole = all.length > 0 ? { min: Math.min(...all), max: Math.max(...all) } : { min: 0, max: 1 }
  const complete = (span: Span): Range => ({
    ...span,
    isFromEnd: hasScale ? span.min === Math.min(...inherent) : span.min <= 0 && span.max >= 0,
    ...findBeyond(values, span),
  })
  // The values of bars that grow to the left or downwards need room beyond them.
  const beyond = viewSettings.datalabels && whole.min < 0 && !isSpread ? (whole.max - whole.min) * 0.12 : 0
  if (!isLimited) return complete(hasScale ? exact(whole.min, whole.max) : rounded(whole.min - beyond, whole.max))
  const lower = from ?? Math.min(whole.min, to ?? whole.min)
  const upper = to ?? Math.max(whole.max, from ?? whole.max)
  const free = hasScale ? { min: lower, max: upper } : rounded(lower, upper)
  const [min, max] = [from ?? free.min, to ?? free.max]
  return complete({
    ...exact(min, max > min ? max : min + free.max - free.min),
    isTruncated: min > whole.min || max < whole.max,
  })
}

/**
 * The max distance of an answer from the whiskers, relative to the distance between these; an answer further away is
 * reported as text.
 */
const farAway = 3

/** The ends of the axis of boxes that keep them readable: near the whiskers if outliers are far beyond them. */
function nearLimits(multiples: SmallMultiple[]): { from: number | null; to: number | null } {
  const boxes = multiples.flatMap(({ cells }) => cells.flat().flatMap((cell) => cell?.box ?? []))
  const [low, high] = [Math.min(...boxes.map((box) => box.low)), Math.max(...boxes.map((box) => box.high))]
  const outliers = boxes.flatMap((box) => box.outliers)
  const span = high - low
  const near = rounded(low - span / 2, high + span / 2)
  if (!(span > 0)) return { from: null, to: null }
  return {
    from: Math.min(low, ...outliers) < low - farAway * span ? near.min : null,
    to: Math.max(high, ...outliers) > high + farAway * span ? near.max : null,
  }
}

/** The values beyond either end of an axis. */
function findBeyond(values: readonly number[], { min, max }: Pick<Range, 'min' | 'max'>): Pick<Range, 'beyond'> {
  const [below, above] = [values.filter((value) => value < min), values.filter((value) => value > max)]
  const beyond = [
    ...(below.length > 0 ? [{ count: below.length, furthest: Math.min(...below) }] : []),
    ...(above.length > 0 ? [{ count: above.length, furthest: Math.max(...above) }] : []),
  ]
  return beyond.length > 0 ? { beyond } : {}
}

/**
 * The axis of a funnel: the values with the outer limits around them, within the scale, so that small differences are
 * visible. Limits of very few answers are cut.
 */
export function funnelRange(
  items: SeriesItem[],
  multiples: SmallMultiple[],
  { config }: Pick<Chart, 'config'>,
  isShare: boolean,
): Range {
  const values = multiples.flatMap(({ cells, funnel }) => [
    ...cells.flat().flatMap((cell) => cell?.value ?? []),
    ...(funnel ? [funnel.centre] : []),
  ])
  const limits = multiples.flatMap(({ cells, funnel }) =>
    cells.flat().flatMap((cell) => (cell && cell.n >= smallBelow ? (funnel?.limitsAt(cell.n)?.outer ?? []) : [])),
  )
  const scale = isShare ? { min: 0, max: 1 } : items[0]?.scale
  const [lower, upper] = [scale?.min ?? Number.NEGATIVE_INFINITY, scale?.max ?? Number.POSITIVE_INFINITY]
  const all = [...values, ...limits.map((limit) => Math.min(upper, Math.max(lower, limit)))]
  const nice = all.length > 0 ? rounded(Math.min(...all), Math.max(...all)) : rounded(0, 1)
  const from = toFinite(config.min) ?? Math.max(lower, nice.min)
  const to = toFinite(config.max) ?? Math.min(upper, nice.max)
  const [min, max] = [orZero(from), orZero(Math.max(to, from + nice.step))]
  const isTruncated = scale ? min > scale.min || max < scale.max : false
  return { ...nice, min, max, isTruncated, isFromEnd: false, ...findBeyond(values, { min, max }) }
}

const fromZero = { min: 0, isTruncated: false, isFromEnd: true }

/** The start of bars: zero if it is on the axis. */
export function barStart({ min, max }: Pick<Range, 'min' | 'max'>): number {
  return Math.min(Math.max(0, min), max)
}

/** The axis of counts, from zero. */
export function countRange(max: number): Range {
  const step = Math.max(1, niceStep(Math.max(max, 1), 5))
  return { ...fromZero, max: Math.max(1, Math.ceil(Math.max(max, 1) / step - 1e-9)) * step, step }
}

/** The axis of shares, 0 to 100 per cent. */
export const shareRange: Range = { ...fromZero, max: 1, step: 0.25 }

/**
 * The axis of many small shares: up to the longest bar, and its interval if that is shown; the interval of very few
 * answers ends with an arrow, as it would make all else unreadable.
 */
export function stepsRange(multiples: SmallMultiple[], { viewSettings }: Pick<Chart, 'viewSettings'>): Range {
  const ends = multiples
    .flatMap(({ cells }) =>
      cells.flat().map((cell) => {
        const isWhole = viewSettings.error_bars && cell && cell.n >= smallBelow
        return (isWhole ? cell.high : null) ?? cell?.value ?? 0
      }),
    )
    .concat(
      multiples.flatMap(({ benchmarks }) =>
        benchmarks.flatMap(({ values }) => values.map((value) => value?.mean ?? 0)),
      ),
    )
  const max = [0.05, 0.1, 0.25, 0.5].find((each) => Math.max(0, ...ends) <= each) ?? 1
  return { ...fromZero, max, step: max / 5 }
}

/**
 * The axis of means that are shares: from zero to the longest, with its benchmark; the configured limits take
 * precedence.
 */
export function yesRange(
  items: SeriesItem[],
  multiples: SmallMultiple[],
  chart: Pick<Chart, 'config' | 'viewSettings'>,
): Range {
  const { min, max } = chart.config
  if (toFinite(min) === null && toFinite(max) === null) return stepsRange(multiples, chart)
  const range = meanRange(items, multiples, chart, false)
  return { ...range, step: niceStep(range.max - range.min, 5) }
}

/**
 * The axis of a distribution around its middle, each side in quarters up to its longest bar (shares of 1), as most answers
 * are often on one side. More than four quarters are numbered by halves, so its ends are halves: the numbers begin at the
 * end, and would else leave out the middle.
 */
export function centredRange(left: number, right: number): Range {
  const upTo = (end: number, parts: number) => Math.max(1, Math.ceil(end * parts - 1e-9)) / parts
  const step = upTo(left, 4) + upTo(right, 4) > 1 ? 0.5 : 0.25
  return { ...fromZero, min: -upTo(left, 1 / step), max: upTo(right, 1 / step), step }
}

function getValues(multiples: SmallMultiple[], isSpread: boolean): number[] {
  return multiples.flatMap(({ cells, benchmarks }) => [
    ...cells.flat().flatMap((cell) => {
      if (!cell) return []
      if (isSpread)
        return cell.box
          ? [
              ...new Set([
                cell.box.low,
                cell.box.high,
                ...cell.box.outliers,
                ...(cell.value === null ? [] : [cell.value]),
              ]),
            ]
          : []
      return cell.value === null ? [] : [cell.value]
    }),
    ...benchmarks.flatMap(({ values }) => values.flatMap((value) => (value ? [value.mean] : []))),
  ])
}

function intervalEnds(multiples: SmallMultiple[]): number[] {
  return multiples
    .flatMap(({ cells }) => cells.flat().flatMap((cell) => (cell && cell.n >= smallBelow ? [cell.low, cell.high] : [])))
    .filter((end) => end !== null)
}

function exact(min: number, max: number): Span {
  if (!isSpan(min, max)) return rounded(min, max)
  return { min: orZero(min), max: orZero(max), step: stepWithin(min, max), isTruncated: false }
}

/**
 * A step that divides a scale evenly, including zero if it is inside: a round one, else equal parts in whole numbers.
 */
function stepWithin(min: number, max: number): number {
  const span = max - min
  if (Number.isInteger(span) && span <= 7) return 1
  const nice = niceStep(span, 5)
  const round = [0.5, 1, 2, 2.5, 5, 10, 20, 25, 50, 100, nice].filter(
    (step) => span / step <= 6 && Number.isInteger(span / step),
  )
  const parts = [4, 5, 6, 3].map((count) => span / count).filter(Number.isInteger)
  const fitting = [...round, ...parts]
  const throughZero = fitting.find((step) => min >= 0 || max <= 0 || Number.isInteger(min / step))
  return throughZero ?? fitting[0] ?? nice
}

function rounded(min: number, max: number): Span {
  const around = Math.abs(orZero(max)) || 1
  const step = niceStep(isSpan(min, max) ? max - min : around, 5)
  // 71 · 0.05 is 3.5500000000000003, which ECharts refuses as the end of an axis.
  const [from, to] = [Math.floor(min / step + 1e-9), Math.ceil(max / step - 1e-9)].map((count) =>
    Number((count * step).toPrecision(12)),
  ) as [number, number]
  return { min: from, max: to > from ? to : from + step, step, isTruncated: false }
}

/** The min extent of an axis: closer values could not be distinguished, and there would be no steps between. */
const minSpan = 1e-12

/** Rounds an end that is almost zero to zero. */
function orZero(end: number): number {
  return Math.abs(end) < minSpan ? 0 : end
}

/** Whether two ends differ enough for an axis in floating point. */
function isSpan(min: number, max: number): boolean {
  return max - min > Math.max(minSpan, Math.max(Math.abs(min), Math.abs(max)) * 1e-9)
}

/** 1, 2 or 5 times a power of ten, so that a span has at most about this number of steps. */
function niceStep(span: number, steps: number): number {
  const rough = span / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10
  return factor * power
}
