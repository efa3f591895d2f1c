import type { Chart } from '#evaluation/model/chart.ts'
import type { SeriesItem } from '#evaluation/model/series.ts'
import { drawable } from '#evaluation/types/words/figureText.ts'
import { smallBelow } from './figureCells.ts'
import type { Facet, Range } from './chartLayoutData.ts'

type Span = Omit<Range, 'isFromEnd'>

/**
 * The axis of means: the whole scale of the items, or what the chart is configured to, never less than what is drawn.
 * Without a scale intervals are drawn whole as well, but for those of very few answers: beside them nothing else could be told apart.
 */
export function meanRange(
  items: SeriesItem[],
  facets: Facet[],
  { config, viewSettings }: Pick<Chart, 'config' | 'viewSettings'>,
  isSpread: boolean,
): Range {
  const drawn = valuesOf(facets, isSpread)
  const scales = items.flatMap(({ scale }) =>
    scale && drawable(scale.min) !== null && drawable(scale.max) !== null && scale.min < scale.max ? [scale] : [],
  )
  const hasScale = scales.length === items.length && items.length > 0
  const inherent = hasScale ? scales.flatMap(({ min, max }) => [min, max]) : []
  const loose = hasScale || isSpread ? [] : [0, ...(viewSettings.error_bars ? intervalEnds(facets) : [])]
  const all = [...drawn, ...inherent, ...loose]
  const whole = all.length > 0 ? { min: Math.min(...all), max: Math.max(...all) } : { min: 0, max: 1 }
  const from = drawable(config.min)
  const to = drawable(config.max)
  // Beyond bars that grow to the left or downwards their values need room.
  const beyond = viewSettings.datalabels && whole.min < 0 && !isSpread ? (whole.max - whole.min) * 0.12 : 0
  const complete = (span: Span): Range => ({
    ...span,
    isFromEnd: hasScale ? span.min === Math.min(...inherent) : span.min <= 0 && span.max >= 0,
  })
  if (from === null && to === null)
    return complete(hasScale ? exact(whole.min, whole.max) : rounded(whole.min - beyond, whole.max))
  const wanted = [...drawn, ...(from === null ? [whole.min] : [from]), ...(to === null ? [whole.max] : [to])]
  const { step } = exact(Math.min(...wanted), Math.max(...wanted))
  const min =
    from !== null && Math.min(...wanted) < from
      ? Math.max(Math.floor(Math.min(...wanted) / step) * step, whole.min)
      : Math.min(...wanted)
  const max =
    to !== null && Math.max(...wanted) > to
      ? Math.min(Math.ceil(Math.max(...wanted) / step) * step, whole.max)
      : Math.max(...wanted)
  return complete({ ...exact(min, max), isCut: min > whole.min || max < whole.max })
}

/**
 * The axis of a funnel: what is drawn with the outer limits around it, within the scale, so that small differences can
 * be seen. Limits of very few answers are cut.
 */
export function funnelRange(
  items: SeriesItem[],
  facets: Facet[],
  { config }: Pick<Chart, 'config'>,
  isShare: boolean,
): Range {
  const drawn = facets.flatMap(({ cells, funnel }) => [
    ...cells.flat().flatMap((cell) => cell?.value ?? []),
    ...(funnel ? [funnel.centre] : []),
  ])
  const limits = facets.flatMap(({ cells, funnel }) =>
    cells.flat().flatMap((cell) => (cell && cell.n >= smallBelow ? (funnel?.limitsAt(cell.n)?.outer ?? []) : [])),
  )
  const scale = isShare ? { min: 0, max: 1 } : items[0]?.scale
  const [least, most] = [scale?.min ?? Number.NEGATIVE_INFINITY, scale?.max ?? Number.POSITIVE_INFINITY]
  const all = [...drawn, ...limits.map((limit) => Math.min(most, Math.max(least, limit)))]
  const nice = all.length > 0 ? rounded(Math.min(...all), Math.max(...all)) : rounded(0, 1)
  const from = drawable(config.min) ?? Math.max(least, nice.min)
  const to = drawable(config.max) ?? Math.min(most, nice.max)
  const [min, max] = [orZero(Math.min(from, ...drawn)), orZero(Math.max(to, ...drawn))]
  return { ...nice, min, max, isCut: scale ? min > scale.min || max < scale.max : false, isFromEnd: false }
}

const fromZero = { min: 0, isCut: false, isFromEnd: true }

/** Where bars begin: at zero where it is on the axis. */
export function barStart({ min, max }: Pick<Range, 'min' | 'max'>): number {
  return Math.min(Math.max(0, min), max)
}

/** The axis of counts, from zero. */
export function countRange(most: number): Range {
  const step = Math.max(1, niceStep(Math.max(most, 1), 5))
  return { ...fromZero, max: Math.max(1, Math.ceil(Math.max(most, 1) / step - 1e-9)) * step, step }
}

/** The axis of shares, 0 to 100 per cent. */
export const shareRange: Range = { ...fromZero, max: 1, step: 0.25 }

/** The axis of shares of many numbers, none of them large: as far as the longest bar, and its interval where that is drawn. */
export function stepsRange(facets: Facet[], { viewSettings }: Pick<Chart, 'viewSettings'>): Range {
  const ends = facets
    .flatMap(({ cells }) =>
      cells.flat().map((cell) => (viewSettings.error_bars ? cell?.high : null) ?? cell?.value ?? 0),
    )
    .concat(
      facets.flatMap(({ benchmarks }) => benchmarks.flatMap(({ values }) => values.map((value) => value?.mean ?? 0))),
    )
  const max = [0.05, 0.1, 0.25, 0.5].find((each) => Math.max(0, ...ends) <= each) ?? 1
  return { ...fromZero, max, step: max / 5 }
}

/** The axis of means that are shares: from zero as far as the longest, with its benchmark; as the chart is configured where it is. */
export function yesRange(items: SeriesItem[], facets: Facet[], chart: Pick<Chart, 'config' | 'viewSettings'>): Range {
  const { min, max } = chart.config
  if (drawable(min) === null && drawable(max) === null) return stepsRange(facets, chart)
  const range = meanRange(items, facets, chart, false)
  return { ...range, step: niceStep(range.max - range.min, 5) }
}

/** The axis of a distribution around its middle: as far to either side as the longer one needs, with a line in its middle. */
export function centredRange(furthest: number): Range {
  const side = [0.25, 0.5].find((each) => furthest <= each + 1e-9) ?? 1
  return { ...fromZero, min: -side, max: side, step: side > 0.5 ? 0.5 : 0.25 }
}

function valuesOf(facets: Facet[], isSpread: boolean): number[] {
  return facets.flatMap(({ cells, benchmarks }) => [
    ...cells.flat().flatMap((cell) => {
      if (!cell) return []
      if (isSpread) return cell.box ? [cell.box.low, cell.box.high, ...cell.box.outliers] : []
      return cell.value === null ? [] : [cell.value]
    }),
    ...benchmarks.flatMap(({ values }) => values.flatMap((value) => (value ? [value.mean] : []))),
  ])
}

function intervalEnds(facets: Facet[]): number[] {
  return facets
    .flatMap(({ cells }) => cells.flat().flatMap((cell) => (cell && cell.n >= smallBelow ? [cell.low, cell.high] : [])))
    .filter((end) => end !== null)
}

function exact(min: number, max: number): Span {
  if (!isSpan(min, max)) return rounded(min, max)
  return { min: orZero(min), max: orZero(max), step: stepWithin(min, max), isCut: false }
}

/** A step that meets both ends of a scale where there is one, and zero between them: a round one, else equal parts in whole numbers. */
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
  return { min: from, max: to > from ? to : from + step, step, isCut: false }
}

/** The least an axis reaches: nothing that is closer together can be told apart, and there would be no steps between. */
const leastSpan = 1e-12

/** An end so close to zero that it would be none of its own is zero. */
function orZero(end: number): number {
  return Math.abs(end) < leastSpan ? 0 : end
}

/** Whether two ends are far enough apart for an axis, as numbers go. */
function isSpan(min: number, max: number): boolean {
  return max - min > Math.max(leastSpan, Math.max(Math.abs(min), Math.abs(max)) * 1e-9)
}

/** 1, 2 or 5 times a power of ten, so that a span takes at most about so many steps. */
function niceStep(span: number, steps: number): number {
  const rough = span / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10
  return factor * power
}
