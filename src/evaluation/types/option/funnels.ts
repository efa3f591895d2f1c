import { beyondArrows } from './beyond.ts'
import type { Funnel } from '#evaluation/counting/statistics/funnel.ts'
import { type ChartTheme, verdictFill } from '#evaluation/types/colors/theme.ts'
import type { Cell, Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { countRange } from '#evaluation/types/layout/range.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import { getGrids, headings, getPointer, valueAxis } from './axes.ts'
import { tickText } from '#evaluation/types/words/axisTitle.ts'
import { type Drawing, getVisibleGrids, type ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { lineName, partName } from '#evaluation/types/option/grids/legend.ts'
import type { Option, SeriesOption } from '#evaluation/types/definition/option.ts'
import { fitted, fontSize } from '#evaluation/types/option/grids/textMeasure.ts'

/** The number of points on a limit; closer together where it bends. */
const steps = 80
/** The max number of lines of a name, and the min width of a line. */
const nameLines = 2
const minName = 120
const maxNameWidth = 200

/** A point per institution at the number of its answers, between the limits of chance. */
export function funnelOption(drawing: Drawing): Option {
  return {
    grid: getGrids(drawing),
    title: headings(drawing),
    xAxis: drawing.grids.map((grid) => countAxis(drawing, grid)),
    yAxis: drawing.grids.map((grid) => ({
      ...valueAxis(drawing, grid),
      axisPointer: getPointer(drawing.theme, 'line'),
    })),
    axisPointer: { triggerOn: 'none', link: [] },
    series: getVisibleGrids(drawing).flatMap((grid) => [
      ...getLines(grid, drawing),
      // The own institutions are on top of the others.
      ...drawing.data.parts.map((part, place) => getPoints(grid, part, place, drawing)).toReversed(),
      ...beyondArrows(grid, drawing),
    ]),
  }
}

function countAxis({ theme, t }: Drawing, { multiple, index: gridIndex, isRendered }: ChartGrid) {
  return {
    type: 'value' as const,
    show: isRendered,
    gridIndex,
    min: 0,
    max: getMaxCount(multiple.cells),
    name: t('count'),
    nameLocation: 'middle' as const,
    nameGap: 24,
    nameTextStyle: { color: theme.muted, fontSize: 11 },
    axisLine: { show: true, lineStyle: { color: theme.lineStrong } },
    axisPointer: getPointer(theme, 'line'),
    axisLabel: {
      color: theme.muted,
      fontSize,
      hideOverlap: true,
      formatter: (value: number) => tickText(value, { measure: 'count' }),
    },
    splitLine: { show: false },
  }
}

function getMaxCount(cells: readonly (Cell | null)[][]): number {
  return countRange(Math.max(1, ...cells.flat().map((cell) => cell?.n ?? 0))).max
}

/** The middle, and the limits around it: a line above and one below that the legend shows and hides together. */
function getLines({ multiple, index }: ChartGrid, { theme }: Drawing): SeriesOption[] {
  const { funnel, cells } = multiple
  if (!funnel) return []
  const places = placesTo(getMaxCount(cells)).flatMap((n) => {
    const limits = funnel.limitsAt(n)
    return limits ? [{ n, limits }] : []
  })
  const line = (id: string, name: number, type: number[] | 'solid', data: number[][]): SeriesOption => ({
    type: 'line',
    id: `${id} ${index}`,
    name: lineName(name),
    xAxisIndex: index,
    yAxisIndex: index,
    silent: true,
    clip: true,
    symbol: 'none',
    lineStyle: { color: name === 0 ? theme.ink : theme.lineStrong, width: 1.5, type },
    itemStyle: { color: theme.lineStrong },
    data,
  })
  const ends = ([0, 1] as const).flatMap((end) => [
    line(
      `inner ${end}`,
      1,
      [4, 3],
      through(places, ({ inner }) => inner[end]),
    ),
    line(
      `outer ${end}`,
      2,
      'solid',
      through(places, ({ outer }) => outer[end]),
    ),
  ])
  const middle = [0, getMaxCount(cells)].map((n) => [n, funnel.centre])
  return [line('centre', 0, [8, 4], middle), ...(places.length > 0 ? ends : [])]
}

type Limits = NonNullable<ReturnType<Funnel['limitsAt']>>

function through(places: readonly { n: number; limits: Limits }[], of: (limits: Limits) => number): number[][] {
  return places.map(({ n, limits }) => [n, of(limits)])
}

/** Integer numbers of people up to a max. */
function placesTo(max: number): number[] {
  const all = Array.from({ length: steps + 1 }, (_, step) => Math.max(1, Math.round(max * (step / steps) ** 2)))
  return [...new Set(all)]
}

function getPoints({ multiple, index, width }: ChartGrid, part: Part, place: number, drawing: Drawing): SeriesOption {
  const { data, theme } = drawing
  const isOwn = data.parts.length > 1 && place === 0
  const isOther = place > 0
  const max = getMaxCount(multiple.cells)
  const ns = multiple.cells.flatMap((row) => row[place]?.n ?? [])
  const larger = (cell: Cell) => ns.filter((n) => n > cell.n).length
  return {
    type: 'scatter',
    id: `point ${index} ${place}`,
    name: partName(place),
    xAxisIndex: index,
    yAxisIndex: index,
    z: isOwn ? 5 : 4,
    itemStyle: { color: part.color, opacity: 1 },
    labelLayout: { hideOverlap: !isOwn },
    data: multiple.cells.flatMap((row, category) => {
      const cell = row[place]
      if (!cell || cell.value === null) return []
      const name = multiple.categories[category] ?? ''
      const room = Math.min(maxNameWidth, Math.max(minName, width / 4))
      const font = { fontSize, ...(isOwn && { fontWeight: 600 }) } as const
      const isNamed = isOwn || (data.parts.length === 1 && getVerdict(cell) !== null)
      return [
        {
          name,
          value: [cell.n, cell.value],
          ...getMark(cell, part, theme, isOwn ? 13 : 9, isOther),
          label: {
            show: isNamed,
            formatter: fitted(name, room, nameLines, font).join('\n'),
            ...labelPlace(isOwn, cell.n > max * 0.6, larger(cell) % 2 === 1),
            color: theme.ink,
            ...font,
            lineHeight: 14,
            textBorderColor: theme.surface,
            textBorderWidth: 3,
          },
        },
      ]
    }),
  }
}

/**
 * A circle, hollow for fewer than ten answers; outside of the outer limits the symbol of its verdict. The others are
 * grey.
 */
function getMark(cell: Cell, { color }: Part, theme: ChartTheme, size: number, isOther: boolean) {
  const verdict = getVerdict(cell)
  const isGood = isOther ? null : (verdict?.isGood ?? null)
  const fill = isGood === null ? color : verdictFill(isGood, theme)
  return {
    symbol: getSymbol(verdict),
    symbolSize: size + (verdict ? 2 : 0),
    symbolRotate: verdict?.word === 'worse' || verdict?.word === 'below' ? 180 : 0,
    itemStyle: cell.isSmall
      ? { color: theme.surface, borderColor: fill, borderWidth: 2 }
      : { color: fill, borderColor: theme.surface, borderWidth: 1 },
  }
}

/**
 * The names of own institutions above their points, because most lines are next to them; every other one below, or
 * neighbours would overlap; towards the middle at the far end.
 */
function labelPlace(isOwn: boolean, isFar: boolean, isBelow: boolean) {
  const [position, align] = isFar ? (['left', 'right'] as const) : (['right', 'left'] as const)
  if (!isOwn) return { position }
  return { position: isBelow ? ('bottom' as const) : ('top' as const), align }
}

function getSymbol(verdict: ReturnType<typeof getVerdict>): string {
  if (!verdict) return 'circle'
  return verdict.isGood === null ? 'arrow' : 'triangle'
}
