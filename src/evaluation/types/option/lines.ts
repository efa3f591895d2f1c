import { type Cell, isEmpty, type Part } from '../layoutData/chartLayoutData.ts'
import { cartesian, fontSize } from './axes.ts'
import { valueText } from './bars.ts'
import type { Drawing, Tile } from './drawing.ts'
import { partName } from './legend.ts'
import { benchmarks, verdictStyles, verdictText } from './marks.ts'
import type { Option, SeriesOption } from './option.ts'
import { dashOf, symbolOf } from './patterns.ts'
import { isZoomable } from './tiles.ts'

/** A line per part over the bins; an empty bin is a gap. Many bins can be zoomed. */
export function lineOption(drawing: Drawing): Option {
  const { tiles, data, look } = drawing
  const [tile] = tiles
  return {
    ...cartesian(drawing),
    ...(tile &&
      isZoomable(data) && {
        dataZoom: [
          {
            type: 'slider',
            xAxisIndex: 0,
            height: 20,
            left: tile.left + 44,
            width: tile.width - 60,
            top: tile.top + tile.height - 26,
            borderColor: look.line,
            fillerColor: 'rgba(128,150,170,0.2)',
            handleStyle: { borderColor: look.lineStrong, color: look.surface },
            showDetail: false,
            brushSelect: false,
            showDataShadow: false,
          },
        ],
      }),
    series: tiles.flatMap((one) => [
      ...bandsOf(one, drawing),
      ...data.parts.map((part, place) => lineOf(one, part, place, drawing)),
      ...benchmarks(one, drawing),
    ]),
  }
}

function lineOf({ facet, index }: Tile, part: Part, place: number, drawing: Drawing): SeriesOption {
  const { look } = drawing
  return {
    type: 'line',
    id: `line ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    connectNulls: false,
    symbol: symbolOf(part),
    symbolSize: facet.categories.length > 80 ? 5 : 8,
    showAllSymbol: true,
    lineStyle: { color: part.color, width: 2, type: dashOf(part) },
    itemStyle: { color: part.color, borderColor: look.surface, borderWidth: 1 },
    emphasis: { focus: 'series' },
    labelLayout: { hideOverlap: true },
    data: facet.cells.map((row) => pointOf(row[place] ?? null, drawing)),
  }
}

/** A point; fewer than ten answers make a grey one. */
export function pointOf(cell: Cell | null, drawing: Drawing) {
  const { look, chart } = drawing
  if (cell === null || isEmpty(cell)) return { value: '-' as const }
  const text = [
    chart.viewSettings.datalabels ? valueText(cell, drawing) : '',
    verdictText(cell, { ...drawing, isHorizontal: false }),
  ]
    .filter(Boolean)
    .join(' ')
  return {
    value: cell.value ?? ('-' as const),
    ...(cell.isSmall && { itemStyle: { color: look.small, borderColor: look.lineStrong } }),
    label: {
      show: text !== '',
      position: 'top' as const,
      formatter: text,
      color: look.ink,
      fontSize: fontSize - 1,
      textBorderColor: look.surface,
      textBorderWidth: 3,
      rich: verdictStyles(drawing),
    },
  }
}

/** The intervals of a line as a band: its lower end unseen, what lies above it tinted. */
function bandsOf({ facet, index }: Tile, { data, chart }: Drawing): SeriesOption[] {
  if (!chart.viewSettings.error_bars) return []
  return data.parts.flatMap((part, place): SeriesOption[] => {
    const ends = facet.cells.map((row) => {
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
