import { verdictOf } from '../words/verdict.ts'
import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Facet, ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import { showFigure, showShare } from '../words/figureText.ts'
import { roomAbove, valuesLie } from './barEnds.ts'
import { wheelsIn } from './radarLayout.ts'
import { fits, lineHeight, widthOf, wrap } from './textSize.ts'
import { tickText, ticksOf } from './ticks.ts'

/** How a chart fits into a width: how many small charts beside each other, which way round, and the room its texts take. */
export type Fit = {
  isHorizontal: boolean
  /** There is room for 'better' and 'worse' beside their signs, which a footnote explains in any case. */
  hasWords: boolean
  columns: number
  /** The axes of a radar have numbers, which the legend explains. */
  isNumbered: boolean
  topRoom: number
  rightRoom: number
  leastRow: number
  leastHeight: number
  leftOf: (facet: Facet, width: number) => number
  labelsOf: (facet: Facet, width: number) => string[][]
}

const gap = 20
const axisName = 20
const labelLines = 3
// A whole question fits beside a lying bar; of very many bars that would make a chart nobody sees at once.
const lyingLines = 6
const many = 12
const leastSlot = 14
const leastPlot = 140
const mostColumns = 4
const mostFirstBin = 48

/** Bars stand only where every label under them can be read; else they lie, and where they lie a label takes two fifths at most. */
export function fitOf(plan: ChartLayoutData, width: number, chart: Chart, t: TFunction<'charts'>): Fit {
  if (plan.type === 'radar') return radarFit(plan, width)
  const isTimeline = plan.type === 'timeline'
  const slots = plan.isStacked || isTimeline ? 1 : plan.parts.length
  const tickWidth = Math.max(...ticksOf(plan.range).map((tick) => widthOf(tickText(tick, plan)))) + 10
  const standing = (facet: Facet, room: number): boolean => {
    const band = (room - tickWidth - 8) / Math.max(facet.categories.length, 1)
    return (band * 0.82) / slots >= leastSlot && facet.categories.every((label) => fits(label, band - 8, labelLines))
  }
  const columnsFor = (test: (room: number) => boolean): number | undefined =>
    [4, 3, 2, 1]
      .filter((columns) => columns <= Math.min(plan.facets.length, mostColumns))
      .find((columns) => test((width - gap * (columns - 1)) / columns))
  const upright = isTimeline
    ? (columnsFor((room) => room >= 320) ?? 1)
    : columnsFor(
        (room) => (room >= 240 || plan.facets.length === 1) && plan.facets.every((facet) => standing(facet, room)),
      )
  const isHorizontal = !isTimeline && (chart.viewSettings.horizontal === true || upright === undefined)
  const columns = isHorizontal ? (columnsFor((room) => room >= 360) ?? 1) : (upright ?? 1)
  const room = (width - gap * (columns - 1)) / columns
  const hasWords = isHorizontal && room * 0.58 - endWidth(plan, chart, t, true) >= leastPlot
  const endText = endWidth(plan, chart, t, hasWords)
  const leastHeight = plan.facets.length > columns ? 150 : 190
  const shows = (facet: Facet) => facet.categories.map((_, place) => countLine(facet, place, plan, t))
  return {
    isHorizontal,
    columns,
    isNumbered: false,
    hasWords,
    topRoom: axisName + (isHorizontal ? 0 : topRoom(plan, chart, (room - tickWidth - 8) * 0.82, leastHeight)),
    rightRoom: isHorizontal ? Math.max(tickWidth / 2 + 2, plan.isStacked ? 0 : endText) : 8,
    leastRow: slots * leastSlot + 10,
    leastHeight,
    leftOf: (facet, room) => {
      if (isHorizontal) return labelColumn(facet, room, shows(facet)) + 10
      return isTimeline ? Math.max(tickWidth, firstBin(facet, room - tickWidth - 8)) : tickWidth
    },
    labelsOf: (facet, room) => {
      if (isTimeline) return facet.categories.map((label) => [label])
      const counts = shows(facet)
      const band = (room - tickWidth - 8) / Math.max(facet.categories.length, 1)
      const across = isHorizontal ? labelColumn(facet, room, counts) : band - 8
      return facet.categories.map((label, place) => {
        const count = counts[place] ?? ''
        return [
          ...wrap(label, across, isHorizontal && facet.categories.length <= many ? lyingLines : labelLines),
          ...(count === '' || widthOf(count) > across ? [] : [count]),
        ]
      })
    },
  }
}

/** Room for what stands above the bars of a plot of a least height. */
function topRoom(plan: ChartLayoutData, chart: Chart, width: number, leastHeight: number): number {
  if (plan.type === 'timeline') return chart.viewSettings.datalabels ? 6 : 0
  if (plan.isStacked) return 0
  return Math.max(
    0,
    ...plan.facets.map(({ cells, categories }) => {
      const thickness = Math.min(
        width / Math.max(categories.length, 1) / plan.parts.length,
        plan.parts.length === 1 ? 40 : 30,
      )
      return roomAbove(cells.flat(), leastHeight, valuesLie(cells.flat(), thickness, plan, chart), plan, chart)
    }),
  )
}

/** What the first label of a timeline needs to the left, so that it stands in the middle of its bin. */
function firstBin({ categories }: Facet, room: number): number {
  return Math.min(mostFirstBin, widthOf(categories[0] ?? '') / 2 - room / Math.max(categories.length, 1) / 2 + 4)
}

/** 'n = 12' under a label, where a category has one n. */
function countLine(facet: Facet, place: number, plan: ChartLayoutData, t: TFunction<'charts'>): string {
  if (plan.type !== 'likert' && (plan.parts.length !== 1 || plan.measure === 'share')) return ''
  if (plan.type === 'stacked') return ''
  const cell = facet.cells[place]?.find((each) => each !== null)
  return cell ? t('n-is', { n: showFigure(cell.n) }) : ''
}

function labelColumn(facet: Facet, width: number, counts: string[]): number {
  const most = Math.max(40, Math.min(width * 0.42, 280))
  const wanted = Math.max(0, ...facet.categories.map((label) => widthOf(label)), ...counts.map((text) => widthOf(text)))
  return Math.min(most, wanted)
}

/** Room beyond the end of the longest bar for its value, and the word about the benchmark. */
function endWidth(plan: ChartLayoutData, chart: Chart, t: TFunction<'charts'>, hasWords: boolean): number {
  if (plan.type === 'timeline') return chart.viewSettings.datalabels ? lineHeight : 0
  if (plan.measure === 'spread') return verdictWidth(plan, chart, t, hasWords)
  const longest =
    plan.measure === 'share'
      ? [showShare(0.123_456_7, plan.decimals)]
      : [plan.range.min, plan.range.max].map((end) => showFigure(end, plan.decimals))
  const label = chart.viewSettings.datalabels ? Math.max(...longest.map((text) => widthOf(text))) + 14 : 0
  return label + verdictWidth(plan, chart, t, hasWords)
}

function verdictWidth(plan: ChartLayoutData, chart: Chart, t: TFunction<'charts'>, hasWords: boolean): number {
  if (!chart.viewSettings.benchmark || plan.measure === 'share' || plan.measure === 'count') return 0
  const has = plan.facets.some(({ cells }) => cells.flat().some((cell) => cell !== null && verdictOf(cell) !== null))
  if (!has) return 0
  return hasWords
    ? 26 + Math.max(...(['better', 'worse', 'above', 'below'] as const).map((word) => widthOf(t(`verdict.${word}`))))
    : 22
}

function radarFit(plan: ChartLayoutData, width: number): Fit {
  const { columns, height, isNumbered } = wheelsIn(plan.facets[0]?.categories ?? [], plan.facets.length, width)
  return {
    isHorizontal: false,
    hasWords: false,
    columns,
    isNumbered,
    topRoom: 4,
    rightRoom: 0,
    leastRow: 0,
    leastHeight: height,
    leftOf: () => 0,
    labelsOf: () => [],
  }
}
