import type { Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { cartesian } from './axes.ts'
import { beyondArrows } from './beyond.ts'
import { type Drawing, getVisibleGrids, type ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { emptyLabels } from './emptyLabels.ts'
import { partName } from '#evaluation/types/option/grids/legend.ts'
import { benchmarks } from './marks.ts'
import type { Option, SeriesOption } from '#evaluation/types/definition/option.ts'
import { fillFor, getFill } from './patterns.ts'

/** The share of a band that boxes take, and of a box that stays free next to it, as ECharts lays them out. */
const taken = 0.8
const free = 0.3

/** Boxes of the middle half with whiskers and outliers, and the mean as a point. */
export function boxOption(drawing: Drawing): Option {
  const { data } = drawing
  return {
    ...cartesian(drawing),
    series: getVisibleGrids(drawing).flatMap((grid) => [
      // The legend takes the style of the first series with a name: the colour of a box, not its border.
      ...data.parts.map((part, place) => getPoints(grid, part, place, drawing)),
      ...data.parts.map((part, place) => getBoxes(grid, part, place, drawing)),
      ...benchmarks(grid, drawing),
      ...emptyLabels(grid, drawing, data.range.min),
      ...beyondArrows(grid, drawing),
    ]),
  }
}

function getBoxes({ multiple, index }: ChartGrid, part: Part, place: number, { theme, data }: Drawing): SeriesOption {
  return {
    type: 'boxplot',
    id: `box ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    boxWidth: [6, 40],
    itemStyle: { ...getFill(part, theme), borderColor: theme.ink, borderWidth: 1.25 },
    emphasis: { focus: 'series' },
    data: multiple.cells.map((row) => {
      const cell = row[place]
      if (!cell?.box || cell.n === 0) return { value: [] }
      const { low, q1, median, q3, high } = cell.box
      const { min, max } = data.range
      return {
        value: [low, q1, median, q3, high].map((value) => Math.min(max, Math.max(min, value))),
        itemStyle: { ...fillFor(cell, part, theme), borderColor: theme.ink, borderWidth: 1.25 },
      }
    }),
  }
}

/** Outliers as rings, the mean as a diamond, in the middle of their box. */
function getPoints({ multiple, index }: ChartGrid, part: Part, place: number, drawing: Drawing): SeriesOption {
  const { theme, isHorizontal, data } = drawing
  const first = place
  return {
    type: 'custom',
    id: `points ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    silent: true,
    z: 5,
    itemStyle: getFill(part, theme),
    encode: isHorizontal ? { x: 1, y: 0 } : { x: 0, y: 1 },
    data: multiple.cells.flatMap((row, category) => {
      const cell = row[place]
      if (!cell?.box || cell.n === 0) return []
      return [
        ...cell.box.outliers.map((value) => [category, value, 0]),
        ...(cell.value === null ? [] : [[category, cell.value, 1]]),
      ].filter(([, value = Number.NaN]) => value >= data.range.min && value <= data.range.max)
    }),
    renderItem: (params, api) => {
      const start = params.seriesIndex - first
      const shown = api.currentSeriesIndices().filter((one) => one >= start && one < start + data.parts.length)
      const size = api.size?.([1, 1])
      const band = ((Array.isArray(size) ? size[isHorizontal ? 1 : 0] : size) ?? 0) * taken - 2
      const gap = (band / shown.length) * free
      const width = (band - gap * (shown.length - 1)) / shown.length
      const offset = width / 2 - band / 2 + Math.max(0, shown.indexOf(params.seriesIndex)) * (gap + width)
      const [category, value] = [Number(api.value(0)), Number(api.value(1))]
      const [x = 0, y = 0] = api.coord(isHorizontal ? [value, category] : [category, value])
      const [cx, cy] = isHorizontal ? [x, y + offset] : [x + offset, y]
      if (api.value(2) === 0)
        return {
          type: 'circle',
          shape: { cx, cy, r: 2.5 },
          style: { fill: 'none', stroke: part.color, lineWidth: 1.25 },
        }
      return {
        type: 'polygon',
        shape: {
          points: [
            [cx, cy - 5],
            [cx + 5, cy],
            [cx, cy + 5],
            [cx - 5, cy],
          ],
        },
        style: { fill: theme.surface, stroke: theme.ink, lineWidth: 1.5 },
      }
    },
  }
}
