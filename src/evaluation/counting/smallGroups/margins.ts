import { combined, type Axes } from '#evaluation/counting/axes/axes.ts'
import type { Axis } from '#evaluation/counting/axes/axis.ts'
import type { Breakdown } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { getCells } from './cellKeys.ts'
import { suppress } from './suppress.ts'

const roles = ['split', 'group', 'slice'] as const
type Role = (typeof roles)[number]

/** One breakdown of a chart: its place among those of its role, and the chart that is broken down by it alone. */
type Margin = { role: Role; place: number; alone: CountedChart }

/**
 * The figures of each category that another chart of the same rows withholds: one that is broken down by this alone. A sum
 * of the figures here would be the one that is missing there. `count` counts a chart with every figure.
 */
export function findWithheldMargins(
  chart: CountedChart,
  axes: Axes,
  series: Series,
  hideBelow: number,
  count: (chart: CountedChart) => Series,
): Figure[][] {
  const values = getValues(axes)
  const cells = getCells(series)
  return getMargins(chart).flatMap(({ role, place, alone }) => {
    const margin = suppress(count(alone), hideBelow)
    return getCells(margin)
      .filter(({ figure }) => figure.isWithheld)
      .map(({ item, group }) =>
        cells
          .filter((cell) => cell.item === item && (values[role].get(cell[role])?.[place] ?? null) === group)
          .map(({ figure }) => figure),
      )
      .filter((block) => block.length > 0)
  })
}

/** None for a chart that is the margin itself. */
function getMargins(chart: CountedChart): Margin[] {
  const { splits, groups, slices, counts } = chart
  const isTimeline = counts === 'bins'
  const without = { ...chart, splits: [], groups: [], slices: [] }
  const toAlone = (one: Breakdown): CountedChart => {
    const { values: _values, byHand: _byHand, ...whole } = one
    return { ...without, counts: isTimeline ? 'means' : counts, timelineAttribute: null, groups: [whole] }
  }
  const byRole: Record<Role, readonly Breakdown[]> = isTimeline
    ? { split: splits, group: [], slice: [...groups, ...slices] }
    : { split: splits, group: groups, slice: slices }
  const all = roles.flatMap((role) => byRole[role].map((one, place) => ({ role, place, one })))
  const margins = all
    .filter(({ one }) => one.own === undefined && (all.length > 1 || isTimeline || one.values !== undefined))
    .map(({ role, place, one }): Margin => ({ role, place, alone: toAlone(one) }))
  return isTimeline && all.length > 0 ? [{ role: 'group', place: 0, alone: without }, ...margins] : margins
}

/** The value of each axis by the value of a category, which may combine several. */
function getValues({ splits, groups, slices }: Axes): Record<Role, ReadonlyMap<string, string[]>> {
  return { split: split(splits), group: split(groups), slice: split(slices) }
}

function split(axes: readonly Axis[]): ReadonlyMap<string, string[]> {
  const each = axes.reduce<string[][]>(
    (sofar, { categories }) => sofar.flatMap((left) => categories.map(({ value }) => [...left, String(value)])),
    [[]],
  )
  return new Map(combined(axes).map(({ category }, place) => [String(category.value), each[place] ?? []]))
}
