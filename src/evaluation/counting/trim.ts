import type { CountedChart } from '#evaluation/model/question.ts'
import type { Figure, Panel, Series } from '#evaluation/model/series.ts'
import { type Axes, combined } from './axes.ts'

/**
 * Leaves out what no selected row has: bins before the first and after the last answer of a timeline, and groups and
 * panels that only the data name. Options stay as gaps, and slices keep their colours.
 */
export function withoutEmptyEnds(chart: CountedChart, axes: Axes, series: Series): Series {
  const isUsed = (group: number): boolean =>
    series.panels.some(({ figures }) => figures.some((item) => (item[group] ?? []).some(isAnswered)))
  const fixedGroups = combined(axes.groups).map(({ isFixed }) => isFixed)
  const used = series.groups.map((_category, group) => isUsed(group))
  const [first, last] = [used.indexOf(true), used.lastIndexOf(true)]
  const keeps =
    chart.counts === 'bins'
      ? used.map((_own, group) => first >= 0 && group >= first && group <= last)
      : used.map((own, group) => own || fixedGroups[group] === true)
  const fixedSplits = combined(axes.splits).map(({ isFixed }) => isFixed)
  const panels = series.panels.filter(
    ({ rows }, split) => rows > 0 || fixedSplits[split] === true || series.panels.length === 1,
  )
  return {
    ...series,
    groups: series.groups.filter((_category, group) => keeps[group]),
    panels: panels.map((panel) => trimmed(panel, keeps)),
  }
}

function isAnswered({ n, invalid }: Figure): boolean {
  return n > 0 || invalid > 0
}

function trimmed(panel: Panel, keeps: readonly boolean[]): Panel {
  return { ...panel, figures: panel.figures.map((item) => item.filter((_group, place) => keeps[place])) }
}
