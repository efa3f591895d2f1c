import { partName } from '#evaluation/types/option/grids/legend.ts'
import { axisWidth } from '#evaluation/types/option/grids/gridLayout.ts'
import type { Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { signalSign } from '#evaluation/types/words/signals.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import type { ChartGrid, Drawing } from '#evaluation/types/definition/drawing.ts'
import type { SeriesOption } from '#evaluation/types/definition/option.ts'

/** The width of a bin that has room for a ring with its letter, in pixels. */
const letterRoom = 30

/** The size of the marks of a line in pixels: small enough that those of neighbouring bins hardly overlap. */
function markSize(grid: ChartGrid, { data }: Drawing): { sign: number; ring: number; isDense: boolean } {
  const across = grid.hasAxis ? grid.width - axisWidth(data) : grid.width
  const band = across / Math.max(1, grid.multiple.categories.length)
  const sign = Math.round(Math.min(17, Math.max(11, band)))
  return { sign, ring: sign + 4, isDense: band < letterRoom }
}

/** The symbols of verdicts in their points. */
export function verdictMarks(grid: ChartGrid, part: Part, place: number, drawing: Drawing): SeriesOption[] {
  const { multiple, index } = grid
  const { theme, chart } = drawing
  const { sign: size } = markSize(grid, drawing)
  const signs = multiple.cells.flatMap((row, bin) => {
    const cell = row[place]
    const verdict = cell && chart.viewSettings.benchmark ? getVerdict(cell) : null
    return cell?.value !== null && cell?.value !== undefined && verdict
      ? [{ value: [bin, cell.value], label: { formatter: verdict.sign } }]
      : []
  })
  if (signs.length === 0) return []
  return [
    {
      type: 'scatter',
      id: `sign ${index} ${place}`,
      name: partName(place),
      xAxisIndex: index,
      yAxisIndex: index,
      silent: true,
      z: 6,
      symbol: 'circle',
      symbolSize: size,
      itemStyle: { color: part.color, borderColor: theme.surface, borderWidth: 1 },
      label: { show: true, position: 'inside', color: theme.surface, fontSize: Math.min(10, size - 4) },
      data: signs,
    },
  ]
}

/**
 * The centre and the limits of a line, which depend on the number of answers in a bin, and a ring at every signal with its
 * letter; where bins are close together, the first of several in a row has the letter of all.
 */
export function signalMarks(grid: ChartGrid, part: Part, place: number, drawing: Drawing): SeriesOption[] {
  const { multiple, index } = grid
  const { theme, data } = drawing
  const signals = multiple.signals?.[place]?.signals
  if (!signals) return []
  const { centre, limits, marks, restart } = signals
  const base = { name: partName(place), xAxisIndex: index, yAxisIndex: index, silent: true }
  const level = (id: string, dash: 'solid' | number[], values: (number | null)[]): SeriesOption => ({
    ...base,
    type: 'line',
    id: `${id} ${index} ${place}`,
    symbol: 'none',
    // Limits apply to a bin: a step for each.
    ...(!id.endsWith('centre') && { step: 'middle' as const, connectNulls: true }),
    lineStyle: { color: part.color, width: 1, type: dash, opacity: 0.8 },
    // A limit beyond the scale cannot be reached.
    data: values.map((value) => (value !== null && value >= data.range.min && value <= data.range.max ? value : '-')),
  })
  const { ring, isDense } = markSize(grid, drawing)
  const isMarked = (bin: number) =>
    (marks[bin] ?? []).length > 0 && (multiple.cells[bin]?.[place]?.value ?? null) !== null
  const marked = multiple.cells.flatMap((row, bin) => {
    if (!isMarked(bin)) return []
    const hasLetter = !isDense || !isMarked(bin - 1)
    return [{ value: [bin, row[place]?.value ?? null], ...(!hasLetter && { label: { show: false } }) }]
  })
  const ends = ([0, 1] as const).map((end) => limits.map((own) => own?.[end] ?? null))
  return [
    level(
      'centre',
      'solid',
      multiple.categories.map(() => restart?.before ?? centre),
    ),
    ...(restart
      ? [
          level(
            'new centre',
            'solid',
            multiple.categories.map((_, bin) => (bin < restart.place ? null : centre)),
          ),
          centreLabel(multiple, restart.place, centre, base, drawing),
        ]
      : []),
    ...ends.flatMap((values, end) => (signals.isFlat ? [] : [level(end === 0 ? 'low' : 'high', [2, 3], values)])),
    {
      ...base,
      type: 'scatter',
      id: `signal ${index} ${place}`,
      z: 7,
      symbol: 'circle',
      symbolSize: ring,
      itemStyle: { color: 'transparent', borderColor: theme.signal, borderWidth: 2 },
      label: {
        show: true,
        formatter: signalSign,
        // Beside the last bin it would be out of the chart.
        position: 'top',
        color: theme.signal,
        fontSize: 11,
        fontWeight: 700,
        distance: 1,
        textBorderColor: theme.surface,
        textBorderWidth: 3,
      },
      data: marked,
    },
  ]
}

/** 'Neue Mitte ab …', where it begins. */
function centreLabel(
  { categories }: ChartGrid['multiple'],
  place: number,
  centre: number,
  base: { name: string; xAxisIndex: number; yAxisIndex: number; silent: boolean },
  { theme, t }: Drawing,
): SeriesOption {
  const isLate = place > categories.length / 2
  return {
    ...base,
    type: 'scatter',
    id: `new centre label ${base.xAxisIndex} ${base.name}`,
    z: 7,
    symbol: 'rect',
    symbolSize: [1, 9],
    itemStyle: { color: theme.ink },
    label: {
      show: true,
      formatter: t('signals.new-centre', { from: categories[place] ?? '' }),
      position: isLate ? 'left' : 'right',
      color: theme.ink,
      fontSize: 11,
      textBorderColor: theme.surface,
      textBorderWidth: 3,
    },
    data: [{ value: [place, centre] }],
  }
}
