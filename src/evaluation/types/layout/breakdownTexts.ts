import { comparators } from '#evaluation/model/chart.ts'
import { comparatorLabel, getKnown } from '#evaluation/types/words/comparators.ts'
import type { Panel, Series } from '#evaluation/model/series.ts'
import { getOthersColor } from '#evaluation/types/colors/palettes.ts'
import { getText } from '#evaluation/model/words.ts'
import { toFinite } from '#evaluation/types/words/figureText.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import type { Marks, Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'

/** Which breakdowns a chart really has: a single category with an empty label is none. */
export function getBreakdowns(series: Series): { items: boolean; groups: boolean; slices: boolean } {
  return { items: series.items.length > 1, groups: isBrokenDown(series.groups), slices: isBrokenDown(series.slices) }
}

/** The labels of a list of categories in the current language; the value if there is no label. */
export function getLabels(list: Series['groups'], request: LayoutInput): string[] {
  return list.map(({ label, value }) => getText(label, request.language) || String(value))
}

export function itemLabels({ series, language }: LayoutInput): string[] {
  return series.items.map(({ label, name }) => getText(label, language) || name)
}

/** The heading of a small chart: its value of the split, then its other subject. */
export function getHeading({ split }: Panel, request: LayoutInput, ...more: string[]): string {
  const own = split ? getText(split.label, request.language) || String(split.value) : ''
  return [own, ...more].filter((text) => text !== '').join(' · ')
}

/** Parts with a colour each, and a pattern each if there are several; when the colours repeat, the patterns differ. */
export function getParts(labels: string[], colors: string[]): Part[] {
  const isSingle = labels.length === 1
  return labels.map((label, index) => ({
    label,
    color: colors[index % colors.length] ?? '#888888',
    sign: isSingle ? -1 : index + Math.floor(index / colors.length),
  }))
}

/** The slices of a chart as parts; all other institutions are grey. */
export function sliceParts(request: LayoutInput): Part[] {
  const { slices } = request.series
  return getParts(getLabels(slices, request), request.colors).map((part, slice) =>
    slices[slice]?.isOthers ? { ...part, color: getOthersColor(request.theme), isPlain: true } : part,
  )
}

/** The benchmarks of a chart and what else it is compared with, for the item of each category. */
export function getMarks(request: LayoutInput, items: readonly number[]): Marks[] {
  const { series, chart, language, t } = request
  const benchmarks = chart.viewSettings.benchmark ? series.benchmarks : []
  const comparators = (series.comparators ?? []).filter(({ name }) => chart.viewSettings[name] === true)
  return [
    ...benchmarks.map(({ label, id, items: known }): Marks => ({
      label: getText(label, language) || String(id),
      values: items.map((item) => toMark(known[item])),
    })),
    ...comparators.map((one): Marks => ({
      label: comparatorLabel(one, t),
      comparator: one.name,
      values: items.map((item) => toMark(getKnown(one, item))),
    })),
    ...(chart.viewSettings.own_target ? getOwnTargets(request, items) : []),
  ].filter(({ values }) => values.some((value) => value !== null))
}

function toMark(known: { mean: number; n: number | null; sd?: number | null } | null | undefined) {
  const mean = toFinite(known?.mean)
  return known && mean !== null ? { mean, n: known.n, sd: toFinite(known.sd) } : null
}

/** Whether a chart has lines to compare with. */
export function hasMarks({ viewSettings }: LayoutInput['chart']): boolean {
  return viewSettings.benchmark === true || comparators.some((name) => viewSettings[name] === true)
}

/** The targets of all items as one line, and as a second one where an item has two. */
function getOwnTargets({ series, chart, t }: LayoutInput, items: readonly number[]): Marks[] {
  const targets = chart.targets ?? []
  const own = items.map((item) => targets.filter(({ keys }) => areSameKeys(series.items[item]?.keys ?? [], keys)))
  const used = [...new Set(own.flat())]
  return upTo(Math.max(0, ...own.map(({ length }) => length))).map((place) => ({
    label: used.length === 1 ? (used[0]?.label ?? '') : t('view.own_target'),
    comparator: 'own_target',
    values: own.map((some) => {
      const target = some[place]
      return target ? { mean: target.value, n: null, sd: null } : null
    }),
  }))
}

/** The targets of planned actions for some items, one per category. */
export function getTargets({ series, chart }: LayoutInput, items: readonly number[], categories: number): Marks[] {
  return (chart.targets ?? [])
    .filter(({ keys }) => items.some((item) => areSameKeys(series.items[item]?.keys ?? [], keys)))
    .map(({ label, value }) => ({
      label,
      comparator: 'own_target' as const,
      values: upTo(categories).map(() => ({ mean: value, n: null, sd: null })),
    }))
}

/** The integers from 0 below a count. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Whether there is any breakdown: not one group of all. */
export function isBrokenDown(list: Series['groups']): boolean {
  const [only] = list
  return list.length > 1 || (only !== undefined && only.value !== '')
}
