import type { GridComponentOption, TitleComponentOption } from 'echarts/components'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'
import { axisTitle, tickText } from '#evaluation/types/words/axisTitle.ts'
import { countLines, peopleText, standingCount, withoutSpaces } from './countText.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { freeRoom, valueText } from './labels.ts'
import { fitted, fontSize, getMaxWidth, getWidth, wrapped } from '#evaluation/types/option/grids/textMeasure.ts'
import {
  axisEnds,
  axisWidth,
  headingFont,
  headingLine,
  headingText,
  isZoomable,
  labelLine,
  maxHeadingLines,
  maxLines,
} from '#evaluation/types/option/grids/gridLayout.ts'
import { standingFont, standingGap } from '#evaluation/types/option/grids/standingLabels.ts'
import { memo } from '#lib/memo.ts'

const nameOverhang = 4
/** The gap between a vertical axis and its name above, and what a value below the name needs of it. */
const nameGaps = { plain: 10, aboveValue: 22 }
const minFree = 8
const nameFont = { fontSize: 11 } as const
/** The min gap between neighbouring numbers on an axis. */
const tickGap = 8

/** A grid with its two axes for every small chart, and its heading. */
export function cartesian(drawing: Drawing) {
  const { grids, isHorizontal } = drawing
  const categories = grids.map((grid) => categoryAxis(drawing, grid))
  const beside = valueRoom(drawing)
  const values = grids.map((grid) => valueAxis(drawing, grid, beside))
  return {
    grid: getGrids(drawing),
    title: headings(drawing),
    xAxis: isHorizontal ? values : categories,
    yAxis: isHorizontal ? categories : values,
    axisPointer: { triggerOn: 'none' as const, link: [] },
  }
}

/** The area of every small chart between its axes. */
export function getGrids(drawing: Drawing): GridComponentOption[] {
  const { grids, data, isHorizontal } = drawing
  const right = 4 + valueRoom(drawing)
  // The name of an axis below reaches a little beyond the bounds that ECharts keeps.
  const below = isHorizontal || data.shape === 'funnels' ? nameOverhang : 0
  return grids.map(({ left, top, width, height, headingRoom }) => ({
    left,
    top: top + headingRoom + 4,
    width: width - right,
    height: height - headingRoom - 4 - below - (isZoomable(data) ? 34 : 0),
    outerBoundsMode: 'same',
    outerBoundsContain: 'all',
  }))
}

/** The values of horizontal bars that reach the end of their axis have no room of their own. */
function valueRoom(drawing: Drawing): number {
  const { data, chart, isHorizontal, grids, labelRoom } = drawing
  if (!isHorizontal || data.isStacked || !chart.viewSettings.datalabels) return 0
  const { min, max } = data.range
  const cells = data.multiples.flatMap((multiple) => multiple.cells.flat()).filter((cell) => cell?.value != null)
  const ends = cells.flatMap((cell) => (cell?.value == null ? [] : Math.min(max, cell.high ?? cell.value)))
  const texts = cells.map((cell) => (cell ? valueText(cell, drawing) : ''))
  const needed = Math.max(34, getMaxWidth(texts) + 8)
  const part = needed / Math.max(1, (grids[0]?.width ?? 0) - labelRoom)
  return Math.max(min, ...ends) > max - (max - min) * Math.max(0.1, part) ? needed : 0
}

/** What an axis shows at the pointer: a line, or a shadow behind the whole category. */
export function getPointer(theme: ChartTheme, type: 'line' | 'shadow') {
  return {
    show: true,
    type,
    label: { show: false },
    triggerTooltip: false,
    triggerEmphasis: false,
    lineStyle: { color: theme.lineStrong, type: 'solid' as const },
    shadowStyle: { color: theme.lineStrong, opacity: 0.14 },
  }
}

/** The headings of the small charts. */
export function headings(drawing: Drawing): TitleComponentOption[] {
  const { grids, theme } = drawing
  return grids
    .filter(({ multiple }) => multiple.heading !== '')
    .map(({ multiple, left, top, width }) => ({
      text: fitted(headingText(drawing, multiple), width, maxHeadingLines, headingFont).join('\n'),
      left,
      top,
      padding: 0,
      textStyle: { color: theme.ink, ...headingFont, lineHeight: headingLine },
    }))
}

function categoryAxis(
  drawing: Drawing,
  { multiple, index: gridIndex, width, isRendered, hasAxis, hasLabels }: ChartGrid,
) {
  const { data, theme, isHorizontal, labelRoom } = drawing
  const isTime = data.shape === 'lines'
  const band = (width - (hasAxis ? axisWidth(data) : 0)) / Math.max(1, multiple.categories.length)
  const font = isTime || isHorizontal ? { fontSize } : standingFont(multiple.categories, band)
  const room = isHorizontal ? labelRoom : band - standingGap
  const max = isHorizontal ? maxLines : Infinity
  // Cached: ECharts calls it more than once for each.
  const labels = memo(() => {
    const counts = countLines(drawing, multiple)
    // All in the same way: the narrowest that one of them needs.
    const isTight = getMaxWidth(counts, font) > room
    const isSplit = isTight && getMaxWidth(counts.map(withoutSpaces), font) > room
    return multiple.categories.map((text, place) => {
      const count = counts[place] ?? ''
      const lines = isHorizontal ? wrapped(count, room) : standingCount(count, isTight, isSplit)
      return [...fitted(text, room, max, font), ...lines].filter(Boolean).join('\n')
    })
  })
  return {
    type: 'category' as const,
    show: isRendered,
    gridIndex,
    // Above the edges of bars, which would interrupt it if they are low.
    z: 3,
    data: multiple.categories,
    inverse: isHorizontal,
    boundaryGap: true,
    axisLine: { lineStyle: { color: theme.lineStrong } },
    axisTick: { show: isTime, alignWithLabel: true },
    axisPointer: getPointer(theme, isTime ? 'line' : 'shadow'),
    axisLabel: {
      show: hasLabels,
      color: theme.ink,
      ...font,
      lineHeight: labelLine,
      ...(isTime || data.areSteps
        ? { hideOverlap: true }
        : {
            interval: 0,
            formatter: (_text: string, place: number) => labels()[place] ?? '',
            // The same width in all small charts, or their bars would not have the same length.
            ...(isHorizontal && { width: room, align: 'right' as const }),
          }),
    },
  }
}

/** The value axis of a small chart; `beside` is the width of its values next to their bars. */
export function valueAxis(drawing: Drawing, grid: ChartGrid, beside = 0) {
  const { multiple, index: gridIndex, width, isRendered, hasAxis, hasLabels } = grid
  const { data, theme, isHorizontal, t, labelRoom } = drawing
  const [title, people] = [axisTitle({ data, t }), peopleText(drawing, multiple)]
  // Below horizontal bars it is in the middle of these, else it begins at the axis.
  const labels = isHorizontal ? hasLabels && labelRoom : hasAxis && axisWidth(data)
  const room = width - (labels || 0) - beside
  const hasRoom = people === '' || getWidth(`${title}, ${people}`, nameFont) < room
  // A blank keeps the room of a title, so that all are level.
  const name = [hasAxis && hasRoom ? title : '', people].filter(Boolean).join(', ') || ' '
  const nameGap = hasValueBelow(getWidth(name, nameFont), grid, drawing) ? nameGaps.aboveValue : nameGaps.plain
  return {
    type: 'value' as const,
    show: isRendered,
    gridIndex,
    min: data.range.min,
    max: data.range.max,
    name,
    nameLocation: isHorizontal ? ('middle' as const) : ('end' as const),
    nameGap: isHorizontal ? 24 : nameGap,
    nameTextStyle: { color: theme.muted, ...nameFont, ...(!isHorizontal && { align: 'left' as const }) },
    ...(data.measure === 'count' && countSteps(drawing)),
    ...(data.measure === 'share' && { interval: shareStep(drawing, room) }),
    ...(!isHorizontal && data.multiples.length > 1 && { splitNumber: 3 }),
    axisLabel: {
      show: hasAxis,
      color: theme.muted,
      fontSize,
      hideOverlap: true,
      formatter: (value: number) => tickText(value, data),
    },
    splitLine: { lineStyle: { color: theme.line } },
  }
}

/** Whether the value of a vertical bar at the end of the axis would overlap the name above it. */
function hasValueBelow(nameWidth: number, grid: ChartGrid, drawing: Drawing): boolean {
  const { data, chart } = drawing
  const { categories, cells } = grid.multiple
  if (chart.viewSettings.datalabels !== true || data.isStacked || data.shape !== 'bars') return false
  const band = (grid.width - (grid.hasAxis ? axisWidth(data) : 0)) / Math.max(1, categories.length)
  return cells
    .slice(0, Math.ceil(nameWidth / band))
    .some((row) => row.some((cell) => cell?.value != null && freeRoom(cell, drawing, grid) < minFree))
}

/** As many numbers as fit on the axis of horizontal bars, evenly spaced; both of its ends are among them. */
function shareStep({ data, isHorizontal }: Drawing, room: number): number {
  const { min, max, step } = data.range
  if (!isHorizontal) return step
  const upper = (room - axisEnds(data)) / (getWidth('100 %') + tickGap)
  return [step, 2 * step].find((each) => (max - min) / each < upper) ?? max - min
}

/** Counts are integers; three numbers fit next to small charts. */
function countSteps({ data, isHorizontal }: Drawing) {
  const half = data.range.max / 2
  if (isHorizontal || data.multiples.length === 1) return { minInterval: 1 }
  return { interval: Number.isInteger(half) ? half : data.range.max }
}
