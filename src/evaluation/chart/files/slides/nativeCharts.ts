import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import {
  type Cell,
  type ChartLayoutData,
  getStack,
  type Part,
  type SmallMultiple,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { benchmarkName, getHiddenNames, type HiddenSeries, partName } from '#evaluation/types/option/grids/legend.ts'
import { roundFigure, showFigure, toFinite } from '#evaluation/types/words/figureText.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** One line, net or colour of a chart; null where there is no figure, or none that may be shown. */
export type NativeSeries = { name: string; color: string; values: (number | null)[] }

/** A chart that PowerPoint draws and its users edit: shares are from 0 to 1. */
export type NativeChart = {
  kind: 'bars' | 'lines' | 'nets'
  heading: string
  labels: string[]
  /** The n of every category, where there are too many for one to have it in its label. */
  counts: string | null
  series: NativeSeries[]
  isStacked: boolean
  isHorizontal: boolean
  /** The number format of Excel. */
  format: string
  range: { min: number; max: number; step: number }
  /** Points without a line: lengths of bars may not be compared where the axis does not begin at the scale's end. */
  arePoints: boolean
}

const kinds: { [shape in ChartLayoutData['shape']]?: NativeChart['kind'] } = {
  bars: 'bars',
  stacks: 'bars',
  lines: 'lines',
  nets: 'nets',
}
/** Labels of a line that are read side by side with their n. */
const maxWithN = 12
const measureNames = {
  mean: 'column.mean',
  share: 'column.share',
  count: 'column.count',
  spread: 'column.mean',
} as const
/** PowerPoint cannot dash lines by the series, and draws what is compared as bars: their colours tell them apart. */
const comparedColors = ['#5a626b', '#8f6b12', '#7a4f9e', '#2f7a58', '#a3435f']

type NativeInput = {
  series: Pick<Series, 'hideBelow'>
  data: ChartLayoutData
  chart: Pick<Chart, 'viewSettings'>
  hidden?: HiddenSeries | undefined
  t: TFunction<'charts'>
}

/**
 * The charts of a slide deck that can be edited, one per small chart, made from the same layout data as the picture: what is
 * withheld there has no figure here. Null where PowerPoint has no such chart (boxes, funnels, bars around a middle).
 */
export function toNativeCharts({ data, chart, series, hidden = new Set(), t }: NativeInput): NativeChart[] | null {
  const kind = kinds[data.shape]
  if (!kind || data.sides.length > 0) return null
  const arePoints = data.shape === 'bars' && !data.range.isFromEnd
  const names = getHiddenNames(data, hidden)
  return data.multiples.map((multiple) => ({
    kind: arePoints ? 'lines' : kind,
    heading: multiple.heading,
    ...getLabels(multiple, kind === 'lines', t),
    series: [...getParts(data, multiple, names, t), ...getBenchmarks(multiple, names, t)].map((one) =>
      series.hideBelow > 0 ? { ...one, values: one.values.map((value) => rounded(value, data)) } : one,
    ),
    isStacked: data.isStacked,
    isHorizontal: kind === 'bars' && !arePoints && chart.viewSettings.horizontal === true,
    format: getFormat(data),
    range: { min: data.range.min, max: data.range.max, step: data.range.step },
    arePoints,
  }))
}

function getParts(
  data: ChartLayoutData,
  { cells }: SmallMultiple,
  hidden: ReadonlySet<string>,
  t: TFunction<'charts'>,
): NativeSeries[] {
  return getStack(data).flatMap(({ part: one, place: part }) =>
    hidden.has(partName(one.sharesEntry ?? part)) || cells.every((row) => !row[part])
      ? []
      : [
          {
            // A series without a name is called 'Series1'.
            name: getName(one, t) || t(measureNames[data.measure]),
            color: one.color,
            values: cells.map((row) => getValue(row[part])),
          },
        ],
  )
}

/** The legend of PowerPoint has no lines of its own for the answers of each question. */
function getName({ label, questions, inBar = label }: Part, t: TFunction<'charts'>): string {
  return questions === undefined ? label : `${questions ?? t('other-questions')}${labelSeparator()}${inBar}`
}

function getValue(cell: Cell | null | undefined): number | null {
  return !cell || cell.isWithheld || cell.n === 0 ? null : toFinite(cell.value)
}

function getBenchmarks(
  { benchmarks }: SmallMultiple,
  hidden: ReadonlySet<string>,
  t: TFunction<'charts'>,
): NativeSeries[] {
  return benchmarks.flatMap(({ label, values, comparator }, index) =>
    hidden.has(benchmarkName(index))
      ? []
      : [
          {
            name: comparator ? label : `${t('benchmark')}${labelSeparator()}${label}`,
            color: comparedColors[index % comparedColors.length] ?? '',
            values: values.map((value) => toFinite(value?.mean)),
          },
        ],
  )
}

/** A figure with the digits that are shown: more of them would let withheld figures be computed. */
function rounded(value: number | null, { measure, decimals }: ChartLayoutData): number | null {
  return value === null ? null : roundFigure(value, measure === 'share' ? decimals + 2 : decimals)
}

/** The categories with their n; over time only as many as can be read have it. */
function getLabels({ categories, cells }: SmallMultiple, isLine: boolean, t: TFunction<'charts'>) {
  const labels = categories.map((category, place) => withN(category, cells[place] ?? [], t))
  return isLine && labels.length > maxWithN
    ? { labels: [...categories], counts: labels.join('; ') }
    : { labels, counts: null }
}

/** A category with the n of its figures: one where all have the same, else each in the order of the legend. */
function withN(category: string, cells: readonly (Cell | null)[], t: TFunction<'charts'>): string {
  const texts = cells.flatMap((cell) => (cell ? getN(cell, t) : []))
  const different = [...new Set(texts)]
  if (different.length === 0) return category
  if (different.length === 1 && different[0] === t('withheld')) return `${category} (${t('withheld')})`
  return `${category} (${t('n-is', { n: (different.length === 1 ? different : texts).join(' / ') })})`
}

const getN = ({ isWithheld, n }: Cell, t: TFunction<'charts'>): string => (isWithheld ? t('withheld') : showFigure(n))

function getFormat({ measure, decimals }: ChartLayoutData): string {
  const places = decimals > 0 ? `.${'0'.repeat(decimals)}` : ''
  if (measure === 'share') return `0${places} %`
  return measure === 'count' ? '#,##0' : `#,##0${places}`
}
