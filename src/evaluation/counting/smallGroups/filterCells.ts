import { isSet } from '#evaluation/counting/selection.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { type Cell, getCellKey, getCells, getCounts, getPeople } from './cellKeys.ts'

/** Exempt: others have no name for a reader, whose own clinic would lose figures for the sake of a neighbour. */
const institution = institutionFilter([]).attribute

/** Counts a chart under filters of the page: with every figure, or as a reader sees it. */
export type CountWith = (chart: CountedChart, page: readonly RowFilter[], isShown: boolean) => Series

/**
 * The figures under a filter that reveal, next to the same figure of all answers and a chart that is broken down by the
 * filtered attribute, what this chart withholds: of the selected values, or of the others.
 */
export function findRevealing(
  series: Series,
  chart: CountedChart,
  { filters, hideBelow }: Pick<Question, 'filters' | 'hideBelow'>,
  count: CountWith,
): Set<Figure> {
  const found = new Set<Figure>()
  const all = [...filters, ...chart.filters].filter((one) => isSet(one) && one.operator !== 'between')
  const attributes = new Set(all.map(({ attribute }) => attribute).filter((one) => one !== institution))
  const isRevealing = (people: number) => people !== 0 && Math.abs(people) < hideBelow
  const isSmall = ({ figure }: Cell) => isRevealing(getPeople(figure))
  for (const attribute of attributes) {
    const isOther = (filter: RowFilter) => filter.attribute !== attribute
    const [page, own] = [filters.filter(isOther), { ...chart, filters: chart.filters.filter(isOther) }]
    const roles = getFreeRoles(chart)
    const breakDown = (role: Role): CountedChart => ({ ...own, [`${role}s`]: [{ attribute }] })
    // Where no group is small nothing is withheld, in no place of the breakdown.
    const [first] = roles
    if (!first || !getCells(count(breakDown(first), page, false)).some(isSmall)) continue
    const whole = getCounts(count(own, page, false))
    // Which of two equal groups is withheld depends on the place of the breakdown.
    for (const role of roles) {
      const getKey = (cell: Cell) => getCellKey({ ...cell, [role]: '' })
      const isSelected = (cell: Cell) =>
        all.every((one) => isOther(one) || one.values.map(String).includes(cell[role]) === (one.operator === 'in'))
      const parts = byKey(getCells(count(breakDown(role), page, true)), getKey)
      for (const cell of getCells(series)) {
        const cells = parts.get(getKey(cell)) ?? []
        const [selected, others] = [cells.filter(isSelected), cells.filter((one) => !isSelected(one))]
        if (!selected.some(({ figure }) => figure.isWithheld)) continue
        const people = getPeople(cell.figure)
        const left = (whole.get(getCellKey(cell)) ?? people) - people - getShown(others)
        if (people > 0 && (isRevealing(people - getShown(selected)) || isRevealing(left))) found.add(cell.figure)
      }
    }
  }
  return found
}

type Role = 'split' | 'slice' | 'group'

/** The breakdowns that a chart does not have. */
function getFreeRoles({ splits, slices, groups, counts }: CountedChart): Role[] {
  return [
    ...(slices.length === 0 ? (['slice'] as const) : []),
    ...(splits.length === 0 ? (['split'] as const) : []),
    ...(groups.length === 0 && counts !== 'bins' ? (['group'] as const) : []),
  ]
}

const getShown = (cells: readonly Cell[]) => cells.reduce((sum, { figure }) => sum + getPeople(figure), 0)

function byKey(cells: readonly Cell[], getKey: (cell: Cell) => string): ReadonlyMap<string, Cell[]> {
  const found = new Map<string, Cell[]>()
  for (const cell of cells) {
    const key = getKey(cell)
    const own = found.get(key)
    if (own) own.push(cell)
    else found.set(key, [cell])
  }
  return found
}
