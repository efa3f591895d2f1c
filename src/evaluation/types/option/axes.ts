import type { GridComponentOption, TitleComponentOption } from 'echarts/components'
import type { Look } from '#evaluation/types/colors/theme.ts'
import { axisTitle } from '#evaluation/types/words/axisTitle.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { type Cell, type ChartLayoutData, type Facet, isBlank } from '#evaluation/types/layoutData/chartLayoutData.ts'
import type { Drawing, Tile } from './drawing.ts'
import { axisWidth, bandHeight, headingHeight, isZoomable, labelLine, labelWidth, letterWidth } from './tiles.ts'

export const fontSize = 12
/** The n of more parts than these is in the tooltip and the table alone. */
const mostCounts = 4

/** A grid with its two axes for every small chart, and its heading. */
export function cartesian(drawing: Drawing) {
  const { tiles, isHorizontal } = drawing
  const categories = tiles.map((tile) => categoryAxis(drawing, tile))
  const values = tiles.map((tile) => valueAxis(drawing, tile))
  return {
    grid: gridsOf(drawing),
    title: headings(drawing),
    xAxis: isHorizontal ? values : categories,
    yAxis: isHorizontal ? categories : values,
    axisPointer: { triggerOn: 'none' as const, link: [] },
  }
}

/** The room of every small chart between its axes. */
export function gridsOf({ tiles, data }: Drawing): GridComponentOption[] {
  return tiles.map(({ facet, left, top, width, height }) => {
    const heading = facet.heading === '' ? 0 : headingHeight
    return {
      left,
      top: top + heading + 4,
      width: width - 4,
      height: height - heading - 4 - (isZoomable(data) ? 34 : 0),
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
    }
  })
}

/** What an axis shows where somebody points: a line, or a shadow behind the whole category. */
export function pointerOf(look: Look, type: 'line' | 'shadow') {
  return {
    show: true,
    type,
    label: { show: false },
    triggerTooltip: false,
    triggerEmphasis: false,
    lineStyle: { color: look.lineStrong, type: 'solid' as const },
    shadowStyle: { color: look.lineStrong, opacity: 0.14 },
  }
}

/** What stands above the small charts. */
export function headings({ tiles, look, data, t }: Drawing): TitleComponentOption[] {
  return tiles
    .filter(({ facet }) => facet.heading !== '')
    .map(({ facet, left, top, width }) => ({
      text: isBlank(facet, data) ? `${facet.heading}: ${t('no-data')}` : facet.heading,
      left,
      top,
      padding: 0,
      textStyle: { color: look.ink, fontSize: 13, fontWeight: 600, width, overflow: 'truncate' as const },
    }))
}

function categoryAxis(drawing: Drawing, { facet, index: gridIndex, width, hasAxis }: Tile) {
  const { data, look, isHorizontal } = drawing
  const isTime = data.shape === 'lines'
  const show = !isBlank(facet, data)
  const band = (width - (hasAxis ? axisWidth(data) : 0)) / Math.max(1, facet.categories.length)
  return {
    type: 'category' as const,
    show,
    gridIndex,
    data: facet.categories,
    inverse: isHorizontal,
    boundaryGap: true,
    axisLine: { lineStyle: { color: look.lineStrong } },
    axisTick: { show: isTime, alignWithLabel: true },
    axisPointer: pointerOf(look, isTime ? 'line' : 'shadow'),
    axisLabel: {
      color: look.ink,
      fontSize: !isTime && !isHorizontal && band < 70 ? 10 : fontSize,
      lineHeight: labelLine,
      ...(isTime
        ? { hideOverlap: true }
        : {
            interval: 0,
            formatter: (text: string, place: number) =>
              [text, tight(countLine(drawing, facet, place), isHorizontal ? Infinity : band)]
                .filter(Boolean)
                .join('\n'),
            // Names that fit stay whole, with the n below them.
            ...((isHorizontal || facet.categories.some((text) => text.length * letterWidth > band)) && {
              overflow: 'break' as const,
              lineOverflow: 'truncate' as const,
              width: isHorizontal ? labelWidth(width) : band - 2,
            }),
            ...(isHorizontal && { height: bandHeight(data, facet, width) - 2, align: 'right' as const }),
          }),
    },
  }
}

/** The axis of values of a small chart. */
export function valueAxis(drawing: Drawing, { facet, index: gridIndex, width, hasAxis }: Tile) {
  const { data, look, isHorizontal, t } = drawing
  const [title, people] = [axisTitle({ data, t }), peopleText(drawing, facet)]
  const hasRoom = people === '' || (title.length + people.length) * letterWidth < width
  return {
    type: 'value' as const,
    show: !isBlank(facet, data),
    gridIndex,
    min: data.range.min,
    max: data.range.max,
    // A blank keeps the room of a title, so that all are level.
    name: [hasAxis && hasRoom ? title : '', people].filter(Boolean).join(', ') || ' ',
    nameLocation: isHorizontal ? ('middle' as const) : ('end' as const),
    nameGap: isHorizontal ? 24 : 10,
    nameTextStyle: { color: look.muted, fontSize: 11, ...(!isHorizontal && { align: 'left' as const }) },
    ...(data.measure === 'count' && { minInterval: 1 }),
    ...(data.measure === 'share' && { interval: data.range.step }),
    axisLabel: {
      show: hasAxis,
      color: look.muted,
      fontSize,
      hideOverlap: true,
      formatter: (value: number) => tickText(value, data),
    },
    splitLine: { lineStyle: { color: look.line } },
  }
}

/** The text of a value on the axis; to both sides of a middle shares are positive. */
export function tickText(value: number, { measure }: Pick<ChartLayoutData, 'measure'>): string {
  const shown = measure === 'share' ? Math.abs(value) * 100 : value
  const decimals = [0, 1, 2, 3, 4, 5, 6, 7].find((count) => Math.abs(shown - Number(shown.toFixed(count))) < 1e-9)
  return `${showFigure(shown, decimals ?? 8)}${measure === 'share' ? ' %' : ''}`
}

/** 'n=12' when there is no room for more. */
function tight(text: string, room: number): string {
  return text.length * letterWidth * 0.85 > room ? text.replaceAll(/\s/g, '') : text
}

/** 'n = 12' under a label; where the parts of a category are other people, the n of each in the order of the legend. */
function countLine({ data, t }: Drawing, { cells }: Facet, place: number): string {
  if (data.whole === 'people' && data.measure === 'share') return ''
  return nText(cells[place] ?? [], data, t)
}

/** In a chart of shares of people the n is that of a part, whatever the answer. */
function peopleText({ data, t }: Drawing, { cells }: Facet): string {
  if (data.whole !== 'people' || data.measure !== 'share') return ''
  return nText(cells[0] ?? [], data, t)
}

function nText(row: readonly (Cell | null)[], { areLevels, isStacked }: ChartLayoutData, t: Drawing['t']): string {
  const shown = row.filter((cell): cell is Cell => cell !== null && !cell.isWithheld)
  const ns = shown.map(({ n }) => n)
  const own = areLevels ? ns.slice(0, 1) : ns
  const told = isStacked && !areLevels ? [shown.reduce((all, { count }) => all + (count ?? 0), 0)] : own
  return shown.length === 0 || told.length > mostCounts
    ? ''
    : t('n-is', { n: told.map((n) => showFigure(n)).join(' | ') })
}
