import { inEachLanguage, type Language } from '#lib/languages.ts'
import type { Breakdown } from '#evaluation/model/chart.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Category, Problem } from '#evaluation/model/series.ts'
import { ageAxis } from './ageAxis.ts'
import { withoutNames } from './anonymous.ts'
import { type Axis, noAxis, valueAxis } from './axis.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { ownAxis } from './ownAxis.ts'
import { timeAxis } from './timeAxis.ts'

/** The three axes of a chart; each may combine several attributes to categories. */
export type Axes = { splits: Axis[]; groups: Axis[]; slices: Axis[] }

const max = { splits: 100, groups: 1000, slices: 100 }
const maxCells = 12_000

/**
 * The axes of a chart, or the problems with them. In a timeline the bins are the groups, and groups are lines like
 * slices.
 */
export function getAxes(
  chart: CountedChart,
  measureTables: readonly MeasureTable[],
  { language, named }: Pick<Question, 'language' | 'named'>,
): Axes | Problem {
  const isTimeline = chart.counts === 'bins'
  const axis = (breakdown: Breakdown, limit: number): Axis | Problem => {
    if (breakdown.own) return ownAxis(measureTables, breakdown.attribute, breakdown.own)
    if (breakdown.age) return ageAxis(measureTables, breakdown.attribute, breakdown.age)
    const values = valueAxis(measureTables, breakdown, limit, language)
    const isNamed = named === undefined || breakdown.attribute !== 'content_object' || 'code' in values
    return isNamed ? values : withoutNames(values, named)
  }
  const read = {
    splits: chart.splits.map((breakdown) => axis(breakdown, max.splits)),
    groups: isTimeline
      ? [timeAxis(measureTables, chart)]
      : chart.groups.map((breakdown) => axis(breakdown, max.groups)),
    slices: [...(isTimeline ? chart.groups : []), ...chart.slices].map((breakdown) => axis(breakdown, max.slices)),
  }
  const problem = [...read.splits, ...read.groups, ...read.slices].find((one) => 'code' in one)
  if (problem) return problem
  const axes: Axes = { splits: fine(read.splits), groups: fine(read.groups), slices: fine(read.slices) }
  const wide = (['splits', 'slices', 'groups'] as const).find((name) => !isTimeline && size(axes[name]) > max[name])
  const cells = size(axes.splits) * size(axes.groups) * size(axes.slices)
  if (wide || cells > maxCells)
    return { code: 'tooManyCategories', about: axes[wide ?? 'groups'].map(({ attribute }) => attribute).join(', ') }
  return axes
}

function fine(axes: (Axis | Problem)[]): Axis[] {
  const read = axes.filter((axis): axis is Axis => !('code' in axis))
  return read.length > 0 ? read : [noAxis]
}

export function size(axes: readonly Axis[]): number {
  return axes.reduce((product, { categories }) => product * categories.length, 1)
}

/** The combined categories of several axes, the first one outermost. */
export function combined(axes: readonly Axis[]): { category: Category; isFixed: boolean }[] {
  return axes.reduce<{ category: Category; isFixed: boolean }[]>((sofar, axis, index) => {
    const own = axis.categories.map((category, place) => ({ category, isFixed: axis.isFixed(place) }))
    if (index === 0) return own
    return sofar.flatMap((left) =>
      own.map((right) => ({ category: joined(left.category, right.category), isFixed: left.isFixed && right.isFixed })),
    )
  }, [])
}

function joined(left: Category, right: Category): Category {
  const join = (language: Language): string =>
    `${left.label[language] || left.label.de} · ${right.label[language] || right.label.de}`
  const isAnonymous = left.isAnonymous ?? right.isAnonymous
  const isOthers = left.isOthers ?? right.isOthers
  return {
    value: `${left.value}|${right.value}`,
    label: inEachLanguage(join),
    ...(isAnonymous && { isAnonymous }),
    ...(isOthers && { isOthers }),
  }
}
