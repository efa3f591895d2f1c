import { type ChartLayoutData, type SmallMultiple, isBlank } from '#evaluation/types/definition/chartLayoutData.ts'
import { countLines, hasCountLines, standingCount } from '#evaluation/types/option/countText.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { standingCountLines, standingFont, standingGap, standingLines, standingWidth } from './standingLabels.ts'
import { getMaxWidth, getWidth, wrapped } from './textMeasure.ts'
import { minWheel } from './polarLayout.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const gap = 14
/** The gap between the numbers of an axis and its bars, and the edge. */
const axisGap = 16
/** The height of a heading of one line, and of each further line. */
const headingHeight = 24
export const headingLine = 17
export const maxHeadingLines = 8
export const headingFont = { fontSize: 13, fontWeight: 600 } as const
/** The width of the value axis with its numbers and its name. */
const axisHeight = 44
/** The min height of vertical bars with their n below. */
const minBand = 41
const standingHeight = 210
/** The lines of a label below vertical bars. */
const maxStandingLines = 3
/** The min height of vertical bars next to others, without their labels; and the name of their axis above. */
const smallPlot = 66
const nameHeight = 24
const blankHeight = 16
const zoomHeight = 34
/** The min width of horizontal bars without their labels, with the name of their axis below. */
const minHorizontal = 180
/** The min width of labels next to horizontal bars. */
const minLabel = 66
/** The gap between horizontal bars and their labels, without half of the '0 %' that the others have there. */
const labelGap = -2
/** The lines of a label, and the height of one. */
export const maxLines = 8
export const labelLine = 15
/** A timeline with at least this number of bins can be zoomed. */
const manyBins = 36

type GridInput = Pick<Drawing, 'data' | 'chart' | 't'>
type CountInput = Pick<GridInput, 'data' | 't'>
type AxisDrawing = Pick<Drawing, 'data' | 'isHorizontal' | 'labelRoom' | 't'>
type Layout = Pick<Drawing, 'isHorizontal' | 'labelRoom' | 'grids' | 'height' | 'minHeight'>

/**
 * The positions of the small charts: side by side as the width allows, all columns level, below `top` and above
 * `bottom`.
 */
export function layoutGrids(
  input: GridInput,
  size: { width: number; height: number },
  top: number,
  bottom: number,
): Layout {
  const { data } = input
  const count = Math.max(1, data.multiples.length)
  const isHorizontal = liesDown(input, size.width)
  const columns = columnsFor(input, isHorizontal, size.width)
  const hasShared = columns > 1 && (isHorizontal ? sharesLabels(input) : sharesAxis(data, isHorizontal, columns))
  const sharedRoom = isHorizontal ? labelWidth(input, size.width) + labelGap : axisWidth(data)
  const shared = hasShared ? sharedRoom : 0
  const width = (size.width - shared - gap * (columns - 1)) / columns
  const labelRoom = hasShared ? sharedRoom - labelGap : labelWidth(input, width)
  const multipleRows = Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    data.multiples.slice(row * columns, (row + 1) * columns),
  )
  const headingRooms = multipleRows.map((multiples) =>
    Math.max(...multiples.map((multiple) => getHeadingHeight(headingText(input, multiple), width)), 0),
  )
  const getHeading = ({ heading }: SmallMultiple, row: number) => (heading === '' ? 0 : (headingRooms[row] ?? 0))
  const roomForLabels = isHorizontal ? labelRoom : width + shared
  const rows = multipleRows.map((multiples, row) =>
    Math.max(
      ...multiples.map(
        (multiple) => getHeading(multiple, row) + minPicture(input, multiple, isHorizontal, roomForLabels),
      ),
    ),
  )
  const min = rows.reduce((sum, row) => sum + row, 0) + gap * (rows.length - 1)
  const minHeight = top + min + bottom
  const height = Math.max(size.height, minHeight)
  // Horizontal bars do not grow with the card: unused room stays free.
  const spare = isHorizontal && rows.length > 1 ? 0 : (height - minHeight) / rows.length
  const isShown = (multiple: SmallMultiple) => !isBlank(multiple, data)
  const grids = data.multiples.map((multiple, index): ChartGrid => {
    const row = Math.floor(index / columns)
    const above = rows.slice(0, row).reduce((sum, each) => sum + each + spare + gap, top)
    const isFirst = index % columns === 0
    // The first chart of a row has the shared axis even if it has no answers itself.
    const isRead = hasShared && isFirst && multipleRows[row]?.some(isShown) === true
    return {
      multiple,
      index,
      left: isFirst ? 0 : shared + (index % columns) * (width + gap),
      top: above,
      width: isFirst ? width + shared : width,
      headingRoom: getHeading(multiple, row),
      isRendered: isRead || isShown(multiple),
      hasAxis: isFirst || isHorizontal || !hasShared,
      hasLabels: isRead || (isShown(multiple) && !(isHorizontal && hasShared)),
      height: (rows[row] ?? 0) + spare,
    }
  })
  return { isHorizontal, labelRoom, grids, height, minHeight }
}

/** Whether a timeline has enough bins to zoom. */
export function isZoomable({ shape, multiples }: ChartLayoutData): boolean {
  return shape === 'lines' && multiples.length === 1 && (multiples[0]?.categories.length ?? 0) >= manyBins
}

/** The min height below the heading; `room` is that of the labels of horizontal bars, else the full width. */
function minPicture(input: GridInput, multiple: SmallMultiple, isHorizontal: boolean, room: number): number {
  const { data } = input
  if (data.shape === 'nets') return minWheel(multiple, room)
  if (isBlank(multiple, data)) return blankHeight
  if (isZoomable(data)) return standingHeight + zoomHeight
  if (isHorizontal) return axisHeight + multiple.categories.length * bandHeight(input, multiple, room)
  return data.multiples.length > 1 && data.shape !== 'funnels' ? smallHeight(input, multiple, room) : standingHeight
}

/** Vertical bars keep their height whatever the height of their labels. */
function smallHeight(input: GridInput, multiple: SmallMultiple, width: number): number {
  return nameHeight + smallPlot + labelsHeight(input, multiple, width)
}

/** The height of labels below vertical bars. */
function labelsHeight(input: CountInput, multiple: SmallMultiple, width: number): number {
  const { data } = input
  const { categories } = multiple
  const band = (width - axisWidth(data)) / Math.max(1, categories.length)
  const lines =
    data.shape === 'lines' || data.areSteps ? 1 : Math.min(maxStandingLines, standingLines(categories, band))
  return (lines + (hasCountLines(data) ? standingCountLines(input, multiple, band) : 0)) * labelLine
}

/** The approximate length of the value axis of a small chart. */
export function axisLength(
  { multiple, width, height, headingRoom, hasAxis, hasLabels }: ChartGrid,
  drawing: AxisDrawing,
): number {
  if (drawing.isHorizontal) return width - (hasLabels ? drawing.labelRoom : 0) - axisEnds(drawing.data)
  const across = hasAxis ? width : width + axisWidth(drawing.data)
  return height - headingRoom - nameHeight - labelsHeight(drawing, multiple, across)
}

/** The heading of a small chart: its subject, and a note if nobody answered. */
export function headingText({ data, t }: Pick<GridInput, 'data' | 't'>, multiple: SmallMultiple): string {
  return isBlank(multiple, data) ? `${multiple.heading}${labelSeparator()}${t('no-data')}` : multiple.heading
}

function getHeadingHeight(heading: string, width: number): number {
  if (heading === '') return 0
  const lines = wrapped(heading, width, headingFont).length
  return headingHeight + (Math.min(maxHeadingLines, lines) - 1) * headingLine
}

/**
 * The height of a horizontal category: that of its bars, and of its label with its n below, in as many lines as these
 * take.
 */
export function bandHeight(input: GridInput, multiple: SmallMultiple, labelRoom: number): number {
  const { data } = input
  const bars = data.isStacked ? 1 : data.parts.length
  const getLines = (text: string) => wrapped(text, labelRoom).length
  const maxLength = Math.max(0, ...multiple.categories.map(getLines))
  const counts = Math.max(0, ...countLines(input, multiple).map(getLines))
  const lines = Math.min(maxLines, maxLength) + (hasCountLines(data) ? counts : 0)
  return Math.max(bars * 16 + (data.areSteps ? 2 : 12), lines * labelLine + 4)
}

/** The width of the labels next to horizontal bars: that of the longest one, and the same in all small charts. */
function labelWidth(input: GridInput, width: number): number {
  const texts = input.data.multiples.flatMap((multiple) => [...multiple.categories, ...countLines(input, multiple)])
  return Math.min(width * 0.4, 260, Math.max(minLabel, Math.ceil(getMaxWidth(texts))))
}

/** Whether small charts with horizontal bars have the same categories, without different labels. */
function sharesLabels(input: GridInput): boolean {
  const [first, ...others] = input.data.multiples
  if (!first || others.length === 0) return false
  return (
    others.every((multiple) => hasSameCategories(multiple, first)) &&
    input.data.multiples.every((multiple) => countLines(input, multiple).every((line) => line === ''))
  )
}

/** Bars are vertical only if every label below them is readable in three lines. */
function liesDown(input: GridInput, width: number): boolean {
  const { data, chart } = input
  if (['lines', 'nets', 'funnels'].includes(data.shape)) return false
  if (chart.viewSettings.horizontal) return true
  const columns = columnsFor(input, false, width)
  const axes = axisWidth(data) * (sharesAxis(data, false, columns) ? 1 : columns)
  const grid = (width - axes - gap * (columns - 1)) / columns
  const bars = data.isStacked ? 1 : data.parts.length
  return data.multiples.some((multiple) => {
    const { categories } = multiple
    const band = grid / Math.max(1, categories.length)
    // Numbers are read as a whole, and only those that fit are labelled.
    if (data.areSteps) return band / bars < 3
    const font = standingFont(categories, band)
    const counts = countLines(input, multiple).flatMap((line) => standingCount(line, true, true))
    return (
      band / bars < 16 ||
      categories.some((label) => standingWidth(label) > band) ||
      standingLines(categories, band) > maxStandingLines ||
      getMaxWidth(counts, font) > band - standingGap
    )
  })
}

function columnsFor(input: GridInput, isHorizontal: boolean, width: number): number {
  const { data } = input
  const axis = sharesAxis(data, isHorizontal, data.multiples.length) ? axisWidth(data) : 0
  const isNamedOnce = isHorizontal && sharesLabels(input)
  const shared = isNamedOnce ? labelWidth(input, width) + labelGap : axis
  const own = isNamedOnce ? minHorizontal : minWidth(data, isHorizontal) - axis
  const max = Math.min(
    5,
    Math.max(1, data.multiples.length),
    Math.max(1, Math.floor((width - shared + gap) / (own + gap))),
  )
  // Rows are as even as possible: five as three and two rather than four and one.
  return Math.ceil(data.multiples.length / Math.ceil(data.multiples.length / max))
}

function minWidth(data: ChartLayoutData, isHorizontal: boolean): number {
  if (data.shape === 'lines' || data.shape === 'funnels') return 340
  if (data.shape === 'nets') return 300
  return isHorizontal ? 380 : minVertical(data)
}

function minVertical(data: ChartLayoutData): number {
  const { multiples, parts, isStacked } = data
  const bars = (isStacked ? 1 : parts.length) * 18
  return Math.min(
    600,
    Math.max(
      110,
      ...multiples.map(
        ({ categories }) =>
          axisWidth(data) + categories.length * Math.max(minBand, bars, ...categories.map(standingWidth)),
      ),
      // A long heading should fit in half of its max lines.
      ...multiples.map(({ heading }) => (getWidth(heading, headingFont) * 2) / maxHeadingLines),
    ),
  )
}

/** Whether neighbouring small charts share one value axis: those with the same height of labels below. */
function sharesAxis({ shape, multiples }: ChartLayoutData, isHorizontal: boolean, columns: number): boolean {
  if (shape === 'nets' || isHorizontal || columns < 2) return false
  return (
    shape === 'lines' || shape === 'funnels' || multiples.every((multiple) => hasSameCategories(multiple, multiples[0]))
  )
}

function hasSameCategories({ categories }: SmallMultiple, other: SmallMultiple | undefined): boolean {
  return categories.join('\n') === other?.categories.join('\n')
}

/** The width of the value axis next to vertical bars. */
export function axisWidth({ range, measure }: ChartLayoutData): number {
  return getMaxWidth(measure === 'share' ? ['100 %'] : [range.min, range.max].map(String)) + axisGap
}

/** The room at both ends of the axis of horizontal bars: half of its last number, and the gap to the labels. */
export function axisEnds(data: ChartLayoutData): number {
  return (axisWidth(data) - axisGap) / 2 + 12
}
