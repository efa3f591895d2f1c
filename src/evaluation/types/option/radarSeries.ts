import type { TitleComponentOption } from 'echarts/components'
import { emptyLabel, isEmpty } from '#evaluation/types/definition/chartLayoutData.ts'
import { headings } from './axes.ts'
import { tickText } from '#evaluation/types/words/axisTitle.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { benchmarkName, partName } from '#evaluation/types/option/grids/legend.ts'
import { getPoint } from './lines.ts'
import type { Option, SeriesOption } from '#evaluation/types/definition/option.ts'
import { benchmarkDash, benchmarkWidth, getDash, getSymbol } from './patterns.ts'
import { fontSize, wrapped } from '#evaluation/types/option/grids/textMeasure.ts'
import { lineHeight, listed, layoutWheel } from '#evaluation/types/option/grids/polarLayout.ts'

/**
 * Nets of means over items: lines on polar axes. A radar of ECharts would show an item without a mean at its centre, as
 * the worst value; a line has a gap there.
 */
export function netOption(drawing: Drawing): Option {
  const { grids, data, theme } = drawing
  return {
    title: [...headings(drawing), ...lists(drawing)],
    axisPointer: { triggerOn: 'none' },
    polar: grids.map((grid) => {
      const { x, y, radius } = layoutWheel(grid)
      return { center: [x, y], radius }
    }),
    angleAxis: grids.map((grid) => ({
      polarIndex: grid.index,
      // Numeric, because an axis of categories ends at the last one and leaves the net open.
      type: 'value' as const,
      min: 0,
      max: grid.multiple.categories.length,
      interval: 1,
      startAngle: 90,
      axisLine: { lineStyle: { color: theme.lineStrong } },
      axisTick: { show: false },
      splitLine: { show: true, lineStyle: { color: theme.line } },
      axisLabel: {
        color: theme.ink,
        fontSize,
        lineHeight,
        formatter: (place: number) => axisText(drawing, grid, place),
      },
      axisPointer: {
        show: true,
        type: 'line' as const,
        label: { show: false },
        triggerTooltip: false,
        triggerEmphasis: false,
        lineStyle: { color: theme.lineStrong, type: 'solid' as const },
      },
    })),
    radiusAxis: grids.map(({ index }) => ({
      polarIndex: index,
      type: 'value' as const,
      min: data.range.min,
      max: data.range.max,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: {
        color: theme.muted,
        fontSize: 10,
        hideOverlap: true,
        formatter: (value: number) => tickText(value, data),
      },
    })),
    series: grids.flatMap((grid) => [...benchmarkNets(grid, drawing), ...getNets(grid, drawing)]),
  }
}

function getNets({ multiple, index }: ChartGrid, drawing: Drawing): SeriesOption[] {
  const { data, theme } = drawing
  return data.parts.map((part, place): SeriesOption => {
    const points = multiple.cells.map((row) => getPoint(row[place] ?? null, part, drawing))
    return {
      type: 'line',
      id: `net ${index} ${place}`,
      name: partName(place),
      coordinateSystem: 'polar',
      polarIndex: index,
      symbol: getSymbol(part),
      symbolSize: 8,
      showAllSymbol: true,
      lineStyle: { color: part.color, width: 2, type: getDash(part) },
      itemStyle: { color: part.color, borderColor: theme.surface, borderWidth: 1 },
      emphasis: { focus: 'series' },
      labelLayout: { hideOverlap: true },
      data: closed(points.map((point, category) => asNetPoint(point, category, drawing))),
    }
  })
}

function benchmarkNets({ multiple, index }: ChartGrid, { theme, data }: Drawing): SeriesOption[] {
  return multiple.benchmarks.map(({ values }, place): SeriesOption => ({
    type: 'line',
    id: `benchmark ${index} ${place}`,
    name: benchmarkName(place),
    coordinateSystem: 'polar',
    polarIndex: index,
    symbol: 'none',
    silent: true,
    lineStyle: { color: theme.ink, width: benchmarkWidth, type: benchmarkDash(place) },
    itemStyle: { color: theme.ink },
    data: closed(values.map((value, category) => ({ value: [value ? within(value.mean, data) : '-', category] }))),
  }))
}

/** A mean beyond the limits of the editor ends at the rim, as an arrow. */
function asNetPoint(point: ReturnType<typeof getPoint>, category: number, { data }: Drawing) {
  const { value } = point
  if (value === '-') return { ...point, value: [value, category] }
  const shown = within(value, data)
  return { ...point, value: [shown, category], ...(shown !== value && { symbol: 'arrow', symbolSize: 12 }) }
}

function within(value: number, { range: { min, max } }: Drawing['data']): number {
  return Math.min(max, Math.max(min, value))
}

/** An item, or its number if its name is in the list; if nobody answered it, that is below its name. */
function axisText(drawing: Drawing, grid: ChartGrid, place: number): string {
  const { labelWidth, isList } = layoutWheel(grid)
  const name = grid.multiple.categories[place] ?? ''
  if (isList && name !== '') return String(place + 1)
  return [...wrapped(name, labelWidth), ...emptyText(drawing, grid, place)].join('\n')
}

/** The names that do not fit around their nets, below these. */
function lists(drawing: Drawing): TitleComponentOption[] {
  const { grids, theme } = drawing
  return grids
    .filter((grid) => layoutWheel(grid).isList)
    .map((grid) => {
      const { y, room } = layoutWheel(grid)
      return {
        text: grid.multiple.categories
          .flatMap((name, place) => listed([name, ...emptyText(drawing, grid, place)].join(': '), place, grid.width))
          .join('\n'),
        left: grid.left,
        top: y + room,
        padding: 0,
        textStyle: { color: theme.ink, fontSize, fontWeight: 'normal' as const, lineHeight },
      }
    })
}

function emptyText({ t }: Drawing, { multiple: { cells } }: ChartGrid, place: number): string[] {
  const row = cells[place]
  return row?.every((cell) => isEmpty(cell)) ? [t(emptyLabel(row))] : []
}

/** The line returns from the last item to the first. */
function closed<Point extends { value: (string | number)[] }>(points: Point[]): Point[] {
  const [first] = points
  return first === undefined ? points : [...points, { ...first, value: [first.value[0] ?? '-', points.length] }]
}
