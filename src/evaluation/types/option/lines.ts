import { type Cell, isEmpty, type Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { beyondArrows, clippedBands } from './beyond.ts'
import { cartesian } from './axes.ts'
import { valueText } from './labels.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { partName } from '#evaluation/types/option/grids/legend.ts'
import { signalMarks, verdictMarks } from './lineMarks.ts'
import { benchmarks } from './marks.ts'
import type { Option, SeriesOption } from '#evaluation/types/definition/option.ts'
import { getDash, getSymbol } from './patterns.ts'
import { isZoomable } from '#evaluation/types/option/grids/gridLayout.ts'
import { fontSize } from '#evaluation/types/option/grids/textMeasure.ts'

/** A line per part over the bins; an empty bin is a gap. Many bins can be zoomed. */
export function lineOption(drawing: Drawing): Option {
  const { grids, data, theme } = drawing
  const [grid] = grids
  return {
    ...cartesian(drawing),
    ...(grid &&
      isZoomable(data) && {
        dataZoom: [
          {
            type: 'slider',
            xAxisIndex: 0,
            height: 20,
            left: grid.left + 44,
            width: grid.width - 60,
            top: grid.top + grid.height - 26,
            borderColor: theme.line,
            fillerColor: 'rgba(128,150,170,0.2)',
            handleStyle: { borderColor: theme.lineStrong, color: theme.surface },
            showDetail: false,
            brushSelect: false,
            showDataShadow: false,
          },
        ],
      }),
    series: grids.flatMap((one) => [
      // The legend takes the style of the first series with a name.
      ...data.parts.map((part, place) => getLine(one, part, place, drawing)),
      ...getBands(one, drawing),
      ...benchmarks(one, drawing),
      ...noteLines(one, drawing),
      ...beyondArrows(one, drawing),
      ...clippedBands(one, drawing),
      ...data.parts.flatMap((part, place) => signalMarks(one, part, place, drawing)),
      ...data.parts.flatMap((part, place) => verdictMarks(one, part, place, drawing)),
    ]),
  }
}

function getLine({ multiple, index }: ChartGrid, part: Part, place: number, drawing: Drawing): SeriesOption {
  const { theme } = drawing
  return {
    type: 'line',
    id: `line ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    connectNulls: false,
    symbol: getSymbol(part),
    symbolSize: multiple.categories.length > 80 ? 5 : 8,
    showAllSymbol: true,
    lineStyle: { color: part.color, width: 2, type: getDash(part) },
    itemStyle: { color: part.color, borderColor: theme.surface, borderWidth: 1 },
    emphasis: { focus: 'series' },
    labelLayout: { hideOverlap: true },
    data: multiple.cells.map((row, bin) => getPoint(row[place] ?? null, part, drawing, multiple.open?.[bin])),
  }
}

/** A line across the time at every bin with events, with the numbers of the notes below the chart. */
function noteLines({ index }: ChartGrid, { data, theme }: Drawing): SeriesOption[] {
  const notes = data.notes ?? []
  if (notes.length === 0) return []
  const bins = [...new Set(notes.map(({ category }) => category))]
  return [
    {
      type: 'line',
      id: `note ${index}`,
      xAxisIndex: index,
      yAxisIndex: index,
      silent: true,
      data: [],
      markLine: {
        silent: true,
        symbol: 'none',
        lineStyle: { color: theme.lineStrong, width: 1, type: 'solid' },
        data: bins.map((bin) => ({
          xAxis: bin,
          label: {
            formatter: notes.flatMap(({ category, number }) => (category === bin ? number : [])).join(', '),
            position: 'end',
            // Inside of the chart, where it does not overlap the name of the axis.
            distance: -9,
            color: theme.ink,
            fontSize: fontSize - 2,
            backgroundColor: theme.surface,
            borderColor: theme.lineStrong,
            borderWidth: 1,
            borderRadius: 8,
            padding: [2, 5],
          },
        })),
      },
    },
  ]
}

/** A point; hollow for fewer than ten answers, and for a bin that is not over yet. */
export function getPoint(cell: Cell | null, part: Part, drawing: Drawing, isOpen = false) {
  const { theme, chart } = drawing
  if (cell === null || isEmpty(cell)) return { value: '-' as const }
  return {
    value: cell.value ?? ('-' as const),
    ...((cell.isSmall || isOpen) && { itemStyle: { color: theme.surface, borderColor: part.color, borderWidth: 2 } }),
    label: {
      show: chart.viewSettings.datalabels === true,
      position: 'top' as const,
      formatter: valueText(cell, drawing),
      color: theme.ink,
      fontSize: fontSize - 1,
      textBorderColor: theme.surface,
      textBorderWidth: 3,
    },
  }
}

/** The intervals of a line as a band: invisible up to its lower end, tinted above it. */
function getBands({ multiple, index }: ChartGrid, { data, chart }: Drawing): SeriesOption[] {
  if (!chart.viewSettings.error_bars) return []
  return data.parts.flatMap((part, place): SeriesOption[] => {
    const ends = multiple.cells.map((row) => {
      const cell = row[place]
      return cell && cell.low !== null && cell.high !== null ? { low: cell.low, high: cell.high } : null
    })
    const base = {
      type: 'line' as const,
      name: partName(place),
      xAxisIndex: index,
      yAxisIndex: index,
      stack: `band ${index} ${place}`,
      stackStrategy: 'all' as const,
      symbol: 'none',
      silent: true,
      z: 1,
      lineStyle: { opacity: 0 },
      itemStyle: { color: part.color },
    }
    return [
      { ...base, id: `band ${index} ${place} from`, data: ends.map((end) => end?.low ?? '-') },
      {
        ...base,
        id: `band ${index} ${place} to`,
        areaStyle: { color: part.color, opacity: 0.16 },
        data: ends.map((end) => (end ? end.high - end.low : '-')),
      },
    ]
  })
}
