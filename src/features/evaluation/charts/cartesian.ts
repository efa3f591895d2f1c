import { decorShapes } from './decor.ts'
import { drawn, type Drawing, type Option, type Piece } from './drawing.ts'
import type { FacetFrame } from './frame.ts'
import { font } from './look.ts'
import { fontSize, lineHeight, widthOf } from './textSize.ts'
import { isLabelled, labelEvery, tickText } from './ticks.ts'

/** Axes, headings and legend of all small charts, and the series of each on top. */
export function cartesian(drawing: Drawing, seriesOf: (facetFrame: FacetFrame) => Piece[]): Option {
  const { frame } = drawing
  const categories = frame.facets.map((facetFrame) => categoryAxis(facetFrame, drawing))
  const values = frame.facets.map((facetFrame) => valueAxis(facetFrame, drawing))
  return {
    animation: false,
    textStyle: { fontFamily: font, fontSize },
    grid: frame.facets.map(({ plot }) => ({ left: plot.x, top: plot.y, width: plot.width, height: plot.height, outerBoundsMode: 'none' })),
    xAxis: frame.isHorizontal ? values : categories,
    yAxis: frame.isHorizontal ? categories : values,
    tooltip: { trigger: 'axis', axisPointer: { type: drawing.plan.type === 'timeline' ? 'line' : 'shadow', animation: false, lineStyle: { color: drawing.look.lineStrong }, shadowStyle: { color: drawing.look.lineStrong, opacity: 0.12 } } },
    series: [...frame.facets.flatMap((facetFrame) => [hits(facetFrame, drawing), ...seriesOf(facetFrame)]), drawn('decor', decorShapes(drawing), 1)],
  }
}

function categoryAxis({ facet, labels, index, band, plot }: FacetFrame, { frame, look, plan }: Drawing): Piece {
  const texts = labels.map((lines) => lines.join('\n'))
  const most = Math.max(1, ...texts.map((text) => widthOf(text)))
  const step = plan.type === 'timeline' ? Math.max(1, Math.ceil((most + 14) / band)) : 1
  return {
    type: 'category',
    gridIndex: index,
    data: facet.categories.map((_, place) => String(place)),
    inverse: frame.isHorizontal,
    // Over the bars, whose edges would interrupt it.
    z: 3,
    axisLine: { show: true, onZero: false, lineStyle: { color: look.lineStrong } },
    axisTick: { show: plan.type === 'timeline', alignWithLabel: true, interval: step - 1, lineStyle: { color: look.lineStrong } },
    axisLabel: {
      interval: step - 1,
      color: look.ink,
      lineHeight,
      margin: 8,
      formatter: (_value: string, place: number) => (isCut(place, step, band, most, plot.width, texts.length) ? '' : (texts[place] ?? '')),
    },
  }
}

/** Whether the label of a bin would stand out of the plot at its end. */
function isCut(place: number, step: number, band: number, width: number, room: number, count: number): boolean {
  return step > 1 && place !== 0 && (place + 0.5) * band + width / 2 > room + 6 && count > 1
}

function valueAxis({ index, plot }: FacetFrame, { frame, look, plan }: Drawing): Piece {
  const { min, max, step } = plan.range
  const every = frame.isHorizontal ? labelEvery(plan, plot.width) : 1
  return {
    type: 'value',
    gridIndex: index,
    min,
    max,
    interval: step,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: true, lineStyle: { color: look.line } },
    axisLabel: { color: look.muted, margin: 8, formatter: (value: number) => (isLabelled(value, plan.range, every) ? tickText(value, plan) : '') },
  }
}

/** An invisible series over all categories: pointing anywhere in one asks for its figures, also where there is no bar. */
function hits({ facet, index }: FacetFrame, { plan, frame }: Drawing): Piece {
  const { min } = plan.range
  return {
    type: 'line',
    id: `hit${index}`,
    xAxisIndex: index,
    yAxisIndex: index,
    data: facet.categories.map((_, place) => (frame.isHorizontal ? [min, place] : [place, min])),
    symbol: 'none',
    lineStyle: { opacity: 0 },
    silent: true,
    z: 0,
  }
}
