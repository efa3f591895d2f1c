import type { CountedChart } from '#evaluation/model/question.ts'
import type { Figure, Level, Panel, Series } from '#evaluation/model/series.ts'
import { type Axes, combined } from '#evaluation/counting/axes/axes.ts'

/**
 * Removes what no selected row has: bins before the first and after the last answer of a timeline, and groups and
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
  return withoutEmptyBesides({
    ...series,
    groups: series.groups.filter((_category, group) => keeps[group]),
    panels: panels.map((panel) => trimmed(panel, keeps)),
  })
}

/** Removes a level outside the scale that nobody chose. */
function withoutEmptyBesides(series: Series): Series {
  const chosen = (item: number, level: number) =>
    series.panels.some(({ figures }) => figures[item]?.flat().some(({ counts }) => (counts[level] ?? 0) > 0))
  return withLevelsWhere(series, ({ isBeside }, item, level) => !isBeside || chosen(item, level))
}

/** A series with only some levels of its items. */
export function withLevelsWhere(series: Series, keeps: (level: Level, item: number, place: number) => boolean): Series {
  const kept = series.items.map(({ levels }, item) => levels.map((level, place) => keeps(level, item, place)))
  if (kept.flat().every(Boolean)) return series
  const left = <One>(list: One[], item: number): One[] => list.filter((_one, level) => kept[item]?.[level])
  return {
    ...series,
    items: series.items.map((one, item) => ({ ...one, levels: left(one.levels, item) })),
    panels: series.panels.map((panel) => ({
      ...panel,
      figures: panel.figures.map((groups, item) =>
        groups.map((group) =>
          group.map((figure) => ({
            ...figure,
            counts: left(figure.counts, item),
            shares: left(figure.shares, item),
          })),
        ),
      ),
    })),
  }
}

function isAnswered({ n, invalid, besides = 0 }: Figure): boolean {
  return n > 0 || invalid > 0 || besides > 0
}

function trimmed(panel: Panel, keeps: readonly boolean[]): Panel {
  return { ...panel, figures: panel.figures.map((item) => item.filter((_group, place) => keeps[place])) }
}
