import { type Facet, isEmpty } from '#evaluation/types/layoutData/chartLayoutData.ts'
import type { Drawing } from './drawing.ts'
import type { SeriesOption } from './option.ts'

/** The size of words in place of a bar, and how far they are from its end: upright they have the height of a small chart. */
export function emptyText({ isHorizontal }: Pick<Drawing, 'isHorizontal'>) {
  return isHorizontal ? { fontSize: 11, distance: 6 } : { fontSize: 10, distance: 3 }
}

/** Words in place of a bar: that nobody answered, or that a group is too small to be shown to this reader. */
export function emptyWords(
  { facet, index }: { facet: Facet; index: number },
  drawing: Drawing,
  start: number,
): SeriesOption {
  const { isHorizontal, look, t } = drawing
  const { fontSize, distance } = emptyText(drawing)
  return {
    type: 'scatter',
    id: `empty ${index}`,
    xAxisIndex: index,
    yAxisIndex: index,
    symbolSize: 0,
    silent: true,
    data: facet.cells.flatMap((row, category) =>
      row.every((cell) => isEmpty(cell))
        ? [
            {
              value: isHorizontal ? [start, category] : [category, start],
              label: { formatter: t(row.some((cell) => cell?.isWithheld) ? 'withheld' : 'no-data') },
            },
          ]
        : [],
    ),
    label: {
      show: true,
      // Upright in standing charts, or the words of neighbours would run into each other.
      position: isHorizontal ? 'right' : [0, -distance],
      ...(!isHorizontal && { rotate: 90, align: 'left' as const, verticalAlign: 'middle' as const }),
      color: look.muted,
      fontSize,
      distance,
    },
  }
}
