import { isEmpty } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { headings, tickText } from './axes.ts'
import type { Drawing, Tile } from './drawing.ts'
import { benchmarkName, partName } from './legend.ts'
import { pointOf } from './lines.ts'
import type { Option, SeriesOption } from './option.ts'
import { benchmarkDash, dashOf, symbolOf } from './patterns.ts'
import { letterWidth } from './tiles.ts'

/** The widest label beside a net, and the most lines it may take there and above it. */
const widest = 200
const mostLines = 6
const mostAbove = 4
const lineHeight = 14
/** What is between the net and a label, and the least room above it. */
const labelGap = 14
const leastAbove = 36

/**
 * Nets of means over items: lines on polar axes. A radar of ECharts would draw an item without a mean at its centre, as
 * the worst there is; a line is open there.
 */
export function netOption(drawing: Drawing): Option {
  const { tiles, data, look } = drawing
  return {
    title: headings(drawing),
    axisPointer: { triggerOn: 'none' },
    polar: tiles.map((tile) => {
      const { x, y, radius } = wheelOf(tile)
      return { center: [x, y], radius }
    }),
    angleAxis: tiles.map((tile) => ({
      polarIndex: tile.index,
      // Of numbers, because an axis of categories ends at the last one and leaves the net open.
      type: 'value' as const,
      min: 0,
      max: tile.facet.categories.length,
      interval: 1,
      startAngle: 90,
      axisLine: { lineStyle: { color: look.lineStrong } },
      axisTick: { show: false },
      splitLine: { show: true, lineStyle: { color: look.line } },
      axisLabel: {
        color: look.ink,
        fontSize: 12,
        lineHeight,
        formatter: (place: number) => axisText(drawing, tile, place),
        width: wheelOf(tile).labelWidth,
        overflow: 'break' as const,
      },
      axisPointer: {
        show: true,
        type: 'line' as const,
        label: { show: false },
        triggerTooltip: false,
        triggerEmphasis: false,
        lineStyle: { color: look.lineStrong, type: 'solid' as const },
      },
    })),
    radiusAxis: tiles.map(({ index }) => ({
      polarIndex: index,
      type: 'value' as const,
      min: data.range.min,
      max: data.range.max,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: look.line } },
      axisLabel: {
        color: look.muted,
        fontSize: 10,
        hideOverlap: true,
        formatter: (value: number) => tickText(value, data),
      },
    })),
    series: tiles.flatMap((tile) => [...benchmarkNets(tile, drawing), ...netsOf(tile, drawing)]),
  }
}

/** The net in the middle of its tile, as large as the names above and below it leave it; those beside it take the rest. */
export function wheelOf({ facet: { categories }, left, top, width, height, headingRoom }: Tile) {
  const room = (height - headingRoom) / 2
  const narrow = Math.min(130, width * 0.26)
  const lines = categories.map((name, place) =>
    Math.abs(Math.cos(angleOf(place, categories))) > 0.85 ? linesOf(name, narrow) : 0,
  )
  const above = Math.max(leastAbove, Math.min(mostAbove, Math.max(0, ...lines)) * lineHeight + labelGap)
  // The name above the net ends before those beside it begin.
  const beside = (room - above) * Math.sin(angleOf(1, categories)) + labelGap
  const labelWidth = Math.max(narrow, Math.min(widest, width / 2 - (room - above) - 8, 2 * beside))
  const radius = Math.max(40, Math.min(width / 2 - labelWidth - 8, room - above))
  return { x: left + width / 2, y: top + headingRoom + room, radius, room, labelWidth }
}

function angleOf(place: number, { length }: readonly unknown[]): number {
  return (place / length) * 2 * Math.PI
}

function linesOf(name: string, width: number): number {
  return Math.ceil((name.length * letterWidth * 1.1) / width)
}

/** As many lines as there are before the next name and before the edge; names above and below the middle grow away from it. */
function linesFor(place: number, tile: Tile): number {
  const { categories } = tile.facet
  const { radius, room } = wheelOf(tile)
  const beyond = room - radius * Math.abs(Math.cos(angleOf(place, categories))) - labelGap
  const beside = (4 * room) / categories.length
  return Math.min(mostLines, Math.max(1, Math.floor(beyond / lineHeight)), Math.max(3, Math.floor(beside / lineHeight)))
}

function netsOf({ facet, index }: Tile, drawing: Drawing): SeriesOption[] {
  const { data, look } = drawing
  return data.parts.map((part, place): SeriesOption => {
    const points = facet.cells.map((row) => pointOf(row[place] ?? null, part, drawing))
    return {
      type: 'line',
      id: `net ${index} ${place}`,
      name: partName(place),
      coordinateSystem: 'polar',
      polarIndex: index,
      symbol: symbolOf(part),
      symbolSize: 8,
      showAllSymbol: true,
      lineStyle: { color: part.color, width: 2, type: dashOf(part) },
      itemStyle: { color: part.color, borderColor: look.surface, borderWidth: 1 },
      emphasis: { focus: 'series' },
      data: closed(points.map((point, category) => ({ ...point, value: [point.value, category] }))),
    }
  })
}

function benchmarkNets({ facet, index }: Tile, { look }: Drawing): SeriesOption[] {
  return facet.benchmarks.map(({ values }, place): SeriesOption => ({
    type: 'line',
    id: `benchmark ${index} ${place}`,
    name: benchmarkName(place),
    coordinateSystem: 'polar',
    polarIndex: index,
    symbol: 'none',
    silent: true,
    lineStyle: { color: look.ink, width: 1.5, type: benchmarkDash(place) },
    itemStyle: { color: look.ink },
    data: closed(values.map((value, category) => ({ value: [value?.mean ?? '-', category] }))),
  }))
}

/** An item, in as many lines as there is room for; when nobody answered it, that is said below its name. */
function axisText({ t }: Drawing, tile: Tile, place: number): string {
  const { categories, cells } = tile.facet
  const whole = categories[place] ?? ''
  const { labelWidth } = wheelOf(tile)
  const lines = linesFor(place, tile)
  // Lines end before a word that does not fit: some of their room stays empty.
  const most = (labelWidth / letterWidth) * lines * 0.8
  const name = linesOf(whole, labelWidth) > lines ? `${whole.slice(0, most).trim()}…` : whole
  const row = cells[place] ?? []
  if (name === '' || !row.every((cell) => isEmpty(cell))) return name
  return `${name}\n${t(row.some((cell) => cell?.isWithheld) ? 'withheld' : 'no-data')}`
}

/** From the last item a line leads back to the first. */
function closed<Point extends { value: (string | number)[] }>(points: Point[]): Point[] {
  const [first] = points
  return first === undefined ? points : [...points, { ...first, value: [first.value[0] ?? '-', points.length] }]
}
