import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Look } from '../theme.ts'
import type { Shape } from '../draw/shapes.ts'
import type { Facet, ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import { headShapes } from './captions.ts'
import { type Fit, fitOf } from './fit.ts'
import { type LegendEntry, legendOf } from './legend.ts'
import type { Rect, Size } from './rect.ts'
import { lineHeight, wrap } from './textSize.ts'

/** Where one small chart stands: `plot` is the area between its axes, `labels` the lines of every category's label. */
export type FacetFrame = {
  facet: Facet
  index: number
  heading: string[]
  headingAt: { x: number; y: number }
  plot: Rect
  labels: string[][]
  band: number
}

/** Where everything stands, in pixels. */
export type Frame = {
  width: number
  height: number
  isHorizontal: boolean
  hasWords: boolean
  isNumbered: boolean
  legend: LegendEntry[]
  facets: FacetFrame[]
  captions: Shape[]
}

/** Lines above and below a picture that is saved: the first is its title. */
export type Captions = { head: string[]; foot: string[] }

const gap = 20
// Headings are larger and bolder than what widths are estimated for.
const headingShare = 0.86

/** Lays a chart out in a width; the height is at least the given one, and as much more as the labels need. */
export function frameOf(
  plan: ChartLayoutData,
  size: Size,
  chart: Chart,
  t: TFunction<'charts'>,
  look: Look,
  captions: Captions,
): Frame {
  const pad = captions.head.length > 0 ? 24 : 4
  const width = Math.max(size.width - 2 * pad, 200)
  const head = headShapes(captions.head, pad, width, look)
  const fit = fitOf(plan, width, chart, t)
  const legend = legendOf(plan, width, t, fit.isNumbered).map((entry) => ({
    ...entry,
    x: entry.x + pad,
    y: entry.y + head.height + pad,
  }))
  const legendHeight =
    legend.length > 0 ? Math.max(...legend.map(({ y, height }) => y + height)) + 10 - head.height - pad : 0
  const top = pad + head.height + legendHeight
  const columns = fit.columns
  const rows = Math.ceil(plan.facets.length / columns)
  const facetWidth = (width - gap * (columns - 1)) / columns
  const wanted = (Math.max(size.height, 0) - top - pad - gap * (rows - 1)) / rows
  const facets: FacetFrame[] = []
  let y = top
  for (let row = 0; row < rows; row += 1) {
    const inRow = plan.facets.slice(row * columns, (row + 1) * columns)
    const headings = inRow.map(({ heading }) => (heading === '' ? [] : wrap(heading, facetWidth * headingShare, 3)))
    const headingHeight = Math.max(0, ...headings.map((lines) => lines.length)) * (lineHeight + 1)
    const measured = inRow.map((facet) => measure(facet, fit, facetWidth, wanted - headingHeight))
    inRow.forEach((facet, column) => {
      const x = pad + column * (facetWidth + gap)
      const own = measured[column]
      if (!own) return
      const plot = {
        x: x + own.left,
        y: y + headingHeight + own.top,
        width: facetWidth - own.left - own.right,
        height: own.plotHeight,
      }
      const count = Math.max(facet.categories.length, 1)
      facets.push({
        facet,
        index: facets.length,
        heading: headings[column] ?? [],
        headingAt: { x, y },
        plot,
        labels: own.labels,
        band: (fit.isHorizontal ? plot.height : plot.width) / count,
      })
    })
    y += headingHeight + Math.max(...measured.map((own) => own.height)) + gap
  }
  const foot = headShapes([], pad, width, look, captions.foot, y - gap + 12)
  const bottom = captions.foot.length > 0 ? y - gap + 12 + foot.height + pad : y - gap + pad
  return {
    width: size.width,
    height: Math.ceil(Math.max(bottom, 0)),
    isHorizontal: fit.isHorizontal,
    hasWords: fit.hasWords,
    isNumbered: fit.isNumbered,
    legend,
    facets,
    captions: [...head.shapes, ...foot.shapes],
  }
}

/** The height of one small chart and the room around its plot. */
function measure(
  facet: Facet,
  fit: Fit,
  width: number,
  wanted: number,
): { left: number; right: number; top: number; plotHeight: number; height: number; labels: string[][] } {
  const labels = fit.labelsOf(facet, width)
  const most = Math.max(1, ...labels.map((lines) => lines.length))
  const top = fit.topRoom
  const left = fit.leftOf(facet, width)
  if (!fit.isHorizontal) {
    const bottom = labels.length > 0 ? most * lineHeight + 10 : 0
    const plotHeight = Math.max(fit.leastHeight, wanted - top - bottom)
    return { left, right: fit.rightRoom, top, plotHeight, height: top + plotHeight + bottom, labels }
  }
  const least = Math.max(most * lineHeight + 6, fit.leastRow)
  const bottom = lineHeight + 12
  const row = Math.min(
    Math.max(least, (wanted - top - bottom) / Math.max(facet.categories.length, 1)),
    Math.max(least, 56),
  )
  const plotHeight = row * Math.max(facet.categories.length, 1)
  return { left, right: fit.rightRoom, top, plotHeight, height: top + plotHeight + bottom, labels }
}
