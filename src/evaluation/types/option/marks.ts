import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemParams } from 'echarts'
import type { Cell, Facet } from '../layoutData/chartLayoutData.ts'
import { verdictOf } from '../words/verdict.ts'
import type { Drawing } from './drawing.ts'
import { benchmarkName, partName } from './legend.ts'
import type { SeriesOption } from './option.ts'
import { benchmarkDash } from './patterns.ts'

/** How bars of parts beside each other share a band, for the bars and for what is drawn on them. */
export const barGaps = { barMaxWidth: 38, barGap: '12%', barCategoryGap: '22%' }

/** Where the middle of a part's bar stands in its band, in pixels; parts hidden by the legend take no room. */
function offsetOf(
  api: CustomSeriesRenderItemAPI,
  { seriesIndex }: CustomSeriesRenderItemParams,
  part: number,
  parts: number,
) {
  const first = seriesIndex - part
  const shown = api.currentSeriesIndices().filter((index) => index >= first && index < first + parts)
  return api.barLayout({ ...barGaps, count: Math.max(1, shown.length) })?.[Math.max(0, shown.indexOf(seriesIndex))]
}

/** The 95 % intervals of the parts of a small chart, as lines with closed ends on their bars; an end beyond the axis is open. */
export function intervals({ facet, index }: { facet: Facet; index: number }, drawing: Drawing): SeriesOption[] {
  const { data, look, isHorizontal, chart } = drawing
  if (!chart.viewSettings.error_bars) return []
  return data.parts.map((_part, part) => ({
    type: 'custom',
    id: `interval ${index} ${part}`,
    name: partName(part),
    xAxisIndex: index,
    yAxisIndex: index,
    clip: true,
    silent: true,
    z: 4,
    encode: isHorizontal ? { x: [1, 2], y: 0 } : { x: 0, y: [1, 2] },
    data: facet.cells.flatMap((row, category) => {
      const cell = row[part]
      return cell && cell.low !== null && cell.high !== null ? [[category, cell.low, cell.high]] : []
    }),
    renderItem: (params, api) => {
      const at = offsetOf(api, params, part, data.parts.length)
      const [category, low, high] = [0, 1, 2].map((dimension) => Number(api.value(dimension)))
      const end = (value: number): [number, number] => {
        const [x = 0, y = 0] = isHorizontal ? api.coord([value, category ?? 0]) : api.coord([category ?? 0, value])
        const offset = at?.offsetCenter ?? 0
        return isHorizontal ? [x, y + offset] : [x + offset, y]
      }
      const cap = Math.min(6, (at?.width ?? 12) * 0.3)
      const closed = (value: number) => {
        const [x, y] = end(value)
        return isHorizontal
          ? [
              [x, y - cap],
              [x, y + cap],
            ]
          : [
              [x - cap, y],
              [x + cap, y],
            ]
      }
      const spine = [end(low ?? 0), end(high ?? 0)]
      const lines = [spine, closed(low ?? 0), closed(high ?? 0)]
      return {
        type: 'group',
        children: [
          {
            type: 'polyline' as const,
            shape: { points: spine },
            style: { stroke: look.surface, lineWidth: 4, fill: 'none' },
          },
          ...lines.map((points) => ({
            type: 'polyline' as const,
            shape: { points },
            style: { stroke: look.ink, lineWidth: 1.5, fill: 'none' },
          })),
        ],
      }
    },
  }))
}

/** Every benchmark of a small chart: one line across it where its mean is the same for all, else a line across each band. */
export function benchmarks({ facet, index }: { facet: Facet; index: number }, drawing: Drawing): SeriesOption[] {
  const { look, isHorizontal } = drawing
  const at = { xAxisIndex: index, yAxisIndex: index }
  return facet.benchmarks.map(({ values }, place): SeriesOption => {
    const line = { color: look.ink, width: 1.5, type: benchmarkDash(place) }
    const base = { ...at, id: `benchmark ${index} ${place}`, name: benchmarkName(place), silent: true, z: 3 }
    const means = new Set(values.map((value) => value?.mean ?? null))
    const [only = null] = means
    if (means.size === 1 && only !== null)
      return {
        ...base,
        type: 'line',
        data: [],
        symbol: 'none',
        lineStyle: line,
        itemStyle: { color: look.ink },
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: line,
          data: [isHorizontal ? { xAxis: only } : { yAxis: only }],
        },
      }
    return {
      ...base,
      type: 'custom',
      clip: true,
      itemStyle: { color: look.ink },
      encode: isHorizontal ? { x: 1, y: 0 } : { x: 0, y: 1 },
      data: values.flatMap((value, category) => (value ? [[category, value.mean]] : [])),
      renderItem: (_params, api) => {
        const [category, mean] = [Number(api.value(0)), Number(api.value(1))]
        const [x = 0, y = 0] = api.coord(isHorizontal ? [mean, category] : [category, mean])
        const size = api.size?.([1, 1])
        const half = ((Array.isArray(size) ? size[isHorizontal ? 1 : 0] : size) ?? 0) / 2 - 3
        const points = isHorizontal
          ? [
              [x, y - half],
              [x, y + half],
            ]
          : [
              [x - half, y],
              [x + half, y],
            ]
        return {
          type: 'group',
          children: [
            {
              type: 'polyline' as const,
              shape: { points },
              style: { stroke: look.surface, lineWidth: 3.5, fill: 'none' },
            },
            {
              type: 'polyline' as const,
              shape: { points },
              style: { stroke: look.ink, lineWidth: 1.5, lineDash: benchmarkDash(place), fill: 'none' },
            },
          ],
        }
      },
    }
  })
}

/** What stands where nothing is drawn: nobody answered, or too few for this reader to see. */
export function emptyText(cells: readonly (Cell | null)[], t: Drawing['t']): string {
  return t(cells.some((cell) => cell?.isWithheld) ? 'withheld' : 'no-data')
}

/** The sign of how a figure does against the benchmark, after its value. */
export function verdictText(cell: Cell, { chart, t, isHorizontal }: Drawing): string {
  const verdict = chart.viewSettings.benchmark ? verdictOf(cell) : null
  if (!verdict) return ''
  const told = isHorizontal ? `${verdict.sign} ${t(`verdict.${verdict.word}`)}` : verdict.sign
  return `{${styleOf(verdict.isGood)}|${told}}`
}

/** How the signs of verdicts are written in labels. */
export function verdictStyles({ look }: Drawing) {
  const fontWeight = 600 as const
  return {
    good: { color: look.good, fontWeight },
    bad: { color: look.bad, fontWeight },
    neutral: { color: look.ink, fontWeight },
  }
}

/** Green and red where there is a better side, ink where there is none. */
function styleOf(isGood: boolean | null): 'good' | 'bad' | 'neutral' {
  if (isGood === null) return 'neutral'
  return isGood ? 'good' : 'bad'
}
