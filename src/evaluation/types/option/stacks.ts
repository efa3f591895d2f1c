import { textOn } from '#evaluation/types/colors/contrast.ts'
import { type Cell, getStack, isEmpty, type Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { cartesian } from './axes.ts'
import { valueText } from './labels.ts'
import { type Drawing, getVisibleGrids, type ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { emptyLabels } from './emptyLabels.ts'
import { partName } from '#evaluation/types/option/grids/legend.ts'
import { barGaps } from './marks.ts'
import type { Option, SeriesOption } from '#evaluation/types/definition/option.ts'
import { fillFor, getFill } from './patterns.ts'
import { getWidth } from '#evaluation/types/option/grids/textMeasure.ts'
import { axisLength } from '#evaluation/types/option/grids/gridLayout.ts'

/** Segments of fewer pixels have no edges, or nothing would be left of them. */
const minEdged = 4
/** The min length of a bar with answers, in pixels. */
const minBar = 2
/** The height of a value in a segment. */
const valueHeight = 13
const valueFont = { fontSize: 11 } as const
/** The gap between a value and the edges of its segment, on both sides. */
const valueGap = 3

/** Stacked parts; a centred distribution grows to both sides from its middle level, which is halved. */
export function stackOption(drawing: Drawing): Option {
  return {
    ...cartesian(drawing),
    series: getVisibleGrids(drawing).flatMap((grid) => [
      ...getSegments(grid, drawing),
      ...emptyLabels(grid, drawing, Math.max(0, drawing.data.range.min)),
    ]),
  }
}

function getSegments(grid: ChartGrid, drawing: Drawing): SeriesOption[] {
  const { sides } = drawing.data
  // Stacked from the middle outwards.
  const all = getStack(drawing.data)
    .map(({ part, place }, index) => ({ part, place, side: sides[place] ?? index + 1 }))
    .toSorted((one, other) => Math.abs(one.side) - Math.abs(other.side))
  const segment = ({ part, place }: { part: Part; place: number }, factor: number) =>
    getSegment(grid, drawing, part, place, factor)
  return [
    ...all.filter(({ side }) => side <= 0).map((one) => segment(one, one.side === 0 ? -0.5 : -1)),
    ...all.filter(({ side }) => side >= 0).map((one) => segment(one, one.side === 0 ? 0.5 : 1)),
  ]
}

function getSegment(grid: ChartGrid, drawing: Drawing, part: Part, place: number, factor: number): SeriesOption {
  const { multiple, index } = grid
  const { data, theme } = drawing
  const fill = getFill(part, theme)
  const perPixel = (data.range.max - data.range.min) / axisLength(grid, drawing)
  return {
    ...barGaps(data),
    type: 'bar',
    id: `segment ${index} ${place} ${factor}`,
    name: partName(part.sharesEntry ?? place),
    stack: `stack ${index}`,
    xAxisIndex: index,
    yAxisIndex: index,
    itemStyle: { ...fill, borderColor: theme.surface, borderWidth: 1 },
    emphasis: { focus: 'series' },
    labelLayout: { hideOverlap: true },
    data: multiple.cells.map((row) => {
      const cell = row[place] ?? null
      if (cell === null || isEmpty(cell)) return { value: 0, itemStyle: fill }
      const value = (cell.value ?? 0) * getLengthFactor(row, data, minBar * perPixel)
      const length = (value * Math.abs(factor)) / perPixel
      return {
        value: value * factor,
        itemStyle: { ...fillFor(cell, part, theme), ...(isEdgeless(length, factor) && { borderWidth: 0 }) },
        label: getLabel(cell, part, factor, length, drawing),
      }
    }),
    // The axis in the middle is visible between bars, not through them and their values.
    ...(data.sides.length > 0 && { stackStrategy: 'samesign' as const, z: 4 }),
  }
}

/** The extra length of a bar of so few answers that it would be invisible; shares of a whole have none. */
function getLengthFactor(row: readonly (Cell | null)[], { measure }: Drawing['data'], min: number): number {
  const all = row.reduce((sum, cell) => sum + (cell?.value ?? 0), 0)
  return measure === 'count' && all > 0 ? Math.max(1, min / all) : 1
}

/** Thin segments have no edges, and the halves of the middle none between them, where their value is. */
function isEdgeless(length: number, factor: number): boolean {
  return length < minEdged || Math.abs(factor) === 0.5
}

/** The value in a segment if it fits, else only in the tooltip; for a level halved by the middle it appears once. */
function getLabel(cell: Cell, part: Part, factor: number, length: number, drawing: Drawing) {
  const { chart, theme, isHorizontal } = drawing
  const isMiddle = factor === 0.5
  const room = length * (isMiddle ? 2 : 1)
  const value = valueText(cell, drawing)
  const getNeeded = (text: string) => (isHorizontal ? getWidth(text, valueFont) + valueGap : valueHeight)
  const named = part.inBar === undefined ? value : `${part.inBar} ${value}`
  const text = isHorizontal && getNeeded(named) <= room ? named : value
  // Of the two halves of the middle the second one has the label, at its start.
  const middle = isHorizontal ? ['0%', '50%'] : ['50%', '100%']
  return {
    show: chart.viewSettings.datalabels === true && factor !== -0.5 && room >= getNeeded(text),
    position: isMiddle ? middle : ('inside' as const),
    align: 'center' as const,
    verticalAlign: 'middle' as const,
    formatter: text,
    color: textOn(part.color),
    ...valueFont,
    ...((part.sign >= 0 || cell.isSmall) && {
      color: theme.ink,
      backgroundColor: theme.surface,
      padding: [1, 3],
      borderRadius: 2,
    }),
  }
}
