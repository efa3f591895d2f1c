import { isSet } from '#evaluation/counting/selection.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { getCellKey, getCells, getPeople } from './cellKeys.ts'
import type { PeopleCount, PeopleCounts } from './peopleCounts.ts'

/** Exempt: others have no name for a reader, whose own clinic would lose figures for the sake of a neighbour. */
const institution = institutionFilter([]).attribute

/** Counts the people of a chart under filters of the page: of every figure, or as a reader sees it. */
export type CountPeople = (chart: CountedChart, page: readonly RowFilter[], isShown: boolean) => PeopleCounts

/**
 * The figures under a filter that reveal, next to the same figure of all answers and a chart that is broken down by the
 * filtered attribute, what this chart withholds: of the selected values, or of the others.
 */
export function findRevealing(
  series: Series,
  chart: CountedChart,
  { filters, hideBelow }: Pick<Question, 'filters' | 'hideBelow'>,
  count: CountPeople,
): Set<Figure> {
  const found = new Set<Figure>()
  const all = [...filters, ...chart.filters].filter((one) => isSet(one) && one.operator !== 'between')
  const attributes = new Set(all.map(({ attribute }) => attribute).filter((one) => one !== institution))
  const isRevealing = (people: number) => people !== 0 && Math.abs(people) < hideBelow
  const isSmall = ({ people }: PeopleCount) => isRevealing(people)
  for (const attribute of attributes) {
    const isOther = (filter: RowFilter) => filter.attribute !== attribute
    const [page, own] = [filters.filter(isOther), { ...chart, filters: chart.filters.filter(isOther) }]
    const roles = getFreeRoles(chart)
    const breakDown = (role: Role): CountedChart => ({ ...own, [`${role}s`]: [{ attribute }] })
    // Where no group is small nothing is withheld, in no place of the breakdown.
    const [first] = roles
    if (!first || !count(breakDown(first), page, false).cells.some(isSmall)) continue
    const whole = count(own, page, false).byKey
    // Which of two equal groups is withheld depends on the place of the breakdown.
    for (const role of roles) {
      const getKey = (cell: Place) => getCellKey({ ...cell, [role]: '' })
      const isSelected = (cell: PeopleCount) =>
        all.every((one) => isOther(one) || one.values.map(String).includes(cell[role]) === (one.operator === 'in'))
      const parts = byPlace(count(breakDown(role), page, true).cells, getKey)
      for (const cell of getCells(series)) {
        const cells = parts.get(getKey(cell)) ?? []
        const [selected, others] = [cells.filter(isSelected), cells.filter((one) => !isSelected(one))]
        if (!selected.some(({ isWithheld }) => isWithheld)) continue
        const people = getPeople(cell.figure)
        const left = (whole.get(getCellKey(cell)) ?? people) - people - getShown(others)
        if (people > 0 && (isRevealing(people - getShown(selected)) || isRevealing(left))) found.add(cell.figure)
      }
    }
  }
  return found
}

type Role = 'split' | 'slice' | 'group'
type Place = Parameters<typeof getCellKey>[0]

/** The breakdowns that a chart does not have. */
function getFreeRoles({ splits, slices, groups, counts }: CountedChart): Role[] {
  return [
    ...(slices.length === 0 ? (['slice'] as const) : []),
    ...(splits.length === 0 ? (['split'] as const) : []),
    ...(groups.length === 0 && counts !== 'bins' ? (['group'] as const) : []),
  ]
}

const getShown = (cells: readonly PeopleCount[]) => cells.reduce((sum, { people }) => sum + people, 0)

function byPlace(
  cells: readonly PeopleCount[],
  getKey: (cell: PeopleCount) => string,
): ReadonlyMap<string, PeopleCount[]> {
  const found = new Map<string, PeopleCount[]>()
  for (const cell of cells) {
    const key = getKey(cell)
    const own = found.get(key)
    if (own) own.push(cell)
    else found.set(key, [cell])
  }
  return found
}
