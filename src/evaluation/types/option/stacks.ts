import { textOn } from '#evaluation/types/colors/contrast.ts'
import { type Cell, isEmpty, type Part } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { cartesian } from './axes.ts'
import { valueText } from './labels.ts'
import { type Drawing, shownTiles, type Tile } from './drawing.ts'
import { partName } from './legend.ts'
import { barGaps, emptyWords } from './marks.ts'
import type { Option, SeriesOption } from './option.ts'
import { fillFor, fillOf } from './patterns.ts'

/** A segment narrower than this share of the axis has its value in the tooltip alone. */
const leastLabelled = 0.05

/** Parts on each other; a centred distribution grows to both sides from its middle, which is halved by it. */
export function stackOption(drawing: Drawing): Option {
  return {
    ...cartesian(drawing),
    series: shownTiles(drawing).flatMap((tile) => [
      ...segmentsOf(tile, drawing),
      emptyWords(tile, drawing, Math.max(0, drawing.data.range.min)),
    ]),
  }
}

function segmentsOf(tile: Tile, drawing: Drawing): SeriesOption[] {
  const { parts, sides } = drawing.data
  // Stacked from the middle outwards.
  const all = parts
    .map((part, place) => ({ part, place, side: sides[place] ?? place + 1 }))
    .toSorted((one, other) => Math.abs(one.side) - Math.abs(other.side))
  const segment = ({ part, place }: { part: Part; place: number }, factor: number) =>
    segmentOf(tile, drawing, part, place, factor)
  return [
    ...all.filter(({ side }) => side <= 0).map((one) => segment(one, one.side === 0 ? -0.5 : -1)),
    ...all.filter(({ side }) => side >= 0).map((one) => segment(one, one.side === 0 ? 0.5 : 1)),
  ]
}

function segmentOf({ facet, index }: Tile, drawing: Drawing, part: Part, place: number, factor: number): SeriesOption {
  const { data, look } = drawing
  const fill = fillOf(part, look)
  return {
    ...barGaps,
    type: 'bar',
    id: `segment ${index} ${place} ${factor}`,
    name: partName(place),
    stack: `stack ${index}`,
    xAxisIndex: index,
    yAxisIndex: index,
    itemStyle: { ...fill, borderColor: look.surface, borderWidth: 1 },
    emphasis: { focus: 'series' },
    labelLayout: { hideOverlap: true },
    data: facet.cells.map((row) => {
      const cell = row[place] ?? null
      if (cell === null || isEmpty(cell)) return { value: 0, itemStyle: fill }
      return {
        value: (cell.value ?? 0) * factor,
        itemStyle: fillFor(cell, part, look),
        label: labelOf(cell, part, factor, drawing),
      }
    }),
    ...(data.sides.length > 0 && { stackStrategy: 'samesign' as const }),
  }
}

/** The value in a segment that is wide enough for it; of a level halved by the middle it stands once. */
function labelOf(cell: Cell, part: Part, factor: number, drawing: Drawing) {
  const { chart, data, look } = drawing
  const { min, max } = data.range
  const isShown =
    chart.viewSettings.datalabels === true &&
    factor !== -0.5 &&
    ((cell.value ?? 0) * Math.abs(factor)) / (max - min) >= leastLabelled
  return {
    show: isShown,
    position: factor === 0.5 ? ('insideLeft' as const) : ('inside' as const),
    formatter: valueText(cell, drawing),
    color: textOn(part.color),
    fontSize: 11,
    ...((part.sign >= 0 || cell.isSmall) && {
      color: look.ink,
      backgroundColor: look.surface,
      padding: [1, 3],
      borderRadius: 2,
    }),
  }
}
