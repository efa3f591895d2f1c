import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemParams } from 'echarts'
import { type ChartLayoutData, type SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import { barStart } from '#evaluation/types/layout/range.ts'
import { font, verdictFill } from '#evaluation/types/colors/theme.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { benchmarkName, partName } from '#evaluation/types/option/grids/legend.ts'
import { growsBack, hasInterval, isFarFromEnd, textBeside, withoutOverlaps } from './labels.ts'
import type { SeriesOption } from '#evaluation/types/definition/option.ts'
import { benchmarkDash, benchmarkWidth } from './patterns.ts'

const maxBarWidth = 38

/** How the bars of parts share a band, for the bars and the marks on them; bars of numbers are close together. */
export function barGaps({ areSteps }: Pick<ChartLayoutData, 'areSteps'>) {
  return areSteps
    ? { barGap: '0%', barCategoryGap: '8%' }
    : { barMaxWidth: maxBarWidth, barGap: '12%', barCategoryGap: '22%' }
}

/** The max width of all bars or boxes of a band together, in pixels, with a small margin. */
export function barsWidth({ areSteps, isStacked, parts }: Pick<ChartLayoutData, 'areSteps' | 'isStacked' | 'parts'>) {
  return areSteps ? Number.POSITIVE_INFINITY : (isStacked ? 1 : parts.length) * (maxBarWidth + 8)
}

/** Above bars, which are at 1, and below their values, which ECharts puts at 3. */
const onBars = 2

/** The middle of a part's bar in its band, in pixels; parts hidden by the legend take no room. */
export function getOffset(
  api: CustomSeriesRenderItemAPI,
  { seriesIndex }: CustomSeriesRenderItemParams,
  part: number,
  data: ChartLayoutData,
) {
  const first = seriesIndex - part
  const shown = api.currentSeriesIndices().filter((index) => index >= first && index < first + data.parts.length)
  return api.barLayout({ ...barGaps(data), count: Math.max(1, shown.length) })?.[
    Math.max(0, shown.indexOf(seriesIndex))
  ]
}

/**
 * The 95 % intervals of the parts of a small chart, as lines with closed ends on their bars; an end beyond the axis is
 * an arrow.
 */
export function intervals(grid: ChartGrid, drawing: Drawing): SeriesOption[] {
  const { multiple, index } = grid
  const { data, theme, isHorizontal, chart } = drawing
  if (!chart.viewSettings.error_bars) return []
  const known = data.parts.map((_part, part) =>
    multiple.cells.flatMap((row, category) => {
      const cell = row[part]
      const isSeen = hasInterval(cell, drawing) && cell.low <= data.range.max && cell.high >= data.range.min
      return isSeen ? [{ cell, category }] : []
    }),
  )
  return known.map((cells, part) => ({
    type: 'custom',
    id: `interval ${index} ${part}`,
    name: partName(part),
    xAxisIndex: index,
    yAxisIndex: index,
    silent: true,
    z: 4,
    ...withoutOverlaps(drawing),
    encode: isHorizontal ? { x: [1, 2], y: 0 } : { x: 0, y: [1, 2] },
    data: cells.map(({ cell: { low, high }, category }) => [category, low, high]),
    renderItem: (params, api) => {
      const at = getOffset(api, params, part, data)
      const cell = cells[params.dataIndex]?.cell
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
      // Its tip is at the end of the axis, its base a little towards the other side (1: towards higher values).
      const arrow = (value: number, towards: 1 | -1) => {
        const [x, y] = end(value)
        const back = 5 * towards
        return isHorizontal
          ? [
              [x + back, y - cap],
              [x, y],
              [x + back, y + cap],
            ]
          : [
              [x - cap, y - back],
              [x, y],
              [x + cap, y - back],
            ]
      }
      const { min, max } = data.range
      const [from, to] = [Math.max(low ?? 0, min), Math.min(high ?? 0, max)]
      const spine = [end(from), end(to)]
      const lines = [
        spine,
        from > (low ?? 0) ? arrow(from, 1) : closed(from),
        to < (high ?? 0) ? arrow(to, -1) : closed(to),
      ]
      const isAtValue = cell !== undefined && isFarFromEnd(cell, drawing, grid)
      const text = cell && textBeside(cell, 3, drawing, grid, isAtValue)
      const stroke = (points: number[][], color: string, lineWidth: number) => ({
        type: 'polyline' as const,
        shape: { points },
        style: { stroke: color, lineWidth, fill: 'none' },
      })
      const atValue = end(Math.min(Math.max(cell?.value ?? from, min), max))
      return {
        type: 'group',
        children: [
          { ...stroke(spine, theme.surface, 4), ...(!isAtValue && text) },
          ...lines.map((points) => stroke(points, theme.ink, 1.5)),
          ...(isAtValue ? [{ ...stroke([atValue, atValue], 'none', 0), ...text }] : []),
        ],
      }
    },
  }))
}

/**
 * Every benchmark of a small chart: one line across it if its mean is the same for all, else a line across each band.
 */
export function benchmarks(
  { multiple, index }: { multiple: SmallMultiple; index: number },
  drawing: Drawing,
): SeriesOption[] {
  const { theme, isHorizontal } = drawing
  const { min, max } = drawing.data.range
  const at = { xAxisIndex: index, yAxisIndex: index }
  return multiple.benchmarks.flatMap(({ values }, place): SeriesOption[] => {
    const line = { color: theme.ink, width: benchmarkWidth, type: benchmarkDash(place) }
    const base = { ...at, id: `benchmark ${index} ${place}`, name: benchmarkName(place), silent: true }
    const means = new Set(values.map((value) => value?.mean ?? null))
    const [only = null] = means
    // The legend takes the style of the first series with a name: a line, even if there is one across each band.
    const named: SeriesOption = {
      ...base,
      id: `benchmark ${index} ${place} name`,
      type: 'line',
      data: [],
      symbol: 'none',
      lineStyle: line,
      itemStyle: { color: theme.ink },
    }
    if (means.size === 1 && only !== null && (only < min || only > max)) return [named]
    if (means.size === 1 && only !== null) {
      const markLine = {
        silent: true,
        symbol: 'none',
        label: { show: false },
        lineStyle: line,
        z: 2,
        data: [isHorizontal ? { xAxis: only, z2: onBars } : { yAxis: only, z2: onBars }],
      }
      return [{ ...named, id: base.id, markLine }]
    }
    const bands: SeriesOption = {
      ...base,
      id: `benchmark ${index} ${place}`,
      type: 'custom',
      clip: true,
      itemStyle: { color: theme.ink },
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
              z2: onBars,
              style: { stroke: theme.surface, lineWidth: benchmarkWidth + 2, fill: 'none' },
            },
            {
              type: 'polyline' as const,
              shape: { points },
              z2: onBars,
              style: { stroke: theme.ink, lineWidth: benchmarkWidth, lineDash: benchmarkDash(place), fill: 'none' },
            },
          ],
        }
      },
    }
    return [named, bands]
  })
}

/** The symbols of verdicts on their bars, near the start: filled for a clear difference, else hollow. */
export function verdictSigns(
  { multiple, index }: { multiple: SmallMultiple; index: number },
  drawing: Drawing,
): SeriesOption[] {
  const { data, theme, isHorizontal, chart } = drawing
  if (!chart.viewSettings.benchmark) return []
  const known = data.parts.map((_part, part) =>
    multiple.cells.flatMap((row, category) => {
      const cell = row[part]
      const verdict = cell && getVerdict(cell)
      return verdict ? [{ ...verdict, category, inwards: growsBack(cell, drawing) ? -1 : 1 }] : []
    }),
  )
  if (known.every((signs) => signs.length === 0)) return []
  // A series for every part, or the bars of the others would not be counted for the offset.
  return data.parts.flatMap(({ color }, part): SeriesOption[] => {
    const signs = known[part] ?? []
    return [
      {
        type: 'custom',
        id: `sign ${index} ${part}`,
        name: partName(part),
        xAxisIndex: index,
        yAxisIndex: index,
        silent: true,
        z: 5,
        itemStyle: { color },
        encode: isHorizontal ? { x: 1, y: 0 } : { x: 0, y: 1 },
        data: signs.map(({ category, sign }) => ({ name: sign, value: [category, barStart(data.range)] })),
        renderItem: (params, api) => {
          const at = getOffset(api, params, part, data)
          const [category, start] = [Number(api.value(0)), Number(api.value(1))]
          const [x = 0, y = 0] = api.coord(isHorizontal ? [start, category] : [category, start])
          const offset = at?.offsetCenter ?? 0
          const { sign = '', isGood = null, inwards = 1 } = signs[params.dataIndex] ?? {}
          const [cx, cy] = isHorizontal ? [x + 13 * inwards, y + offset] : [x + offset, y - 13 * inwards]
          return {
            type: 'group',
            children: [
              { type: 'circle', shape: { cx, cy, r: 9 }, style: { fill: theme.surface } },
              {
                type: 'text',
                x: cx,
                y: cy,
                style: {
                  text: sign,
                  fill: verdictFill(isGood, theme),
                  align: 'center',
                  verticalAlign: 'middle',
                  fontSize: 12,
                  fontFamily: font,
                },
              },
            ],
          }
        },
      },
    ]
  })
}
