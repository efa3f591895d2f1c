import type { Figure, Series, SeriesItem } from '#evaluation/model/series.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { withQuestions } from './answerLines.ts'
import { getLabels, getParts } from './breakdownTexts.ts'
import { orderedColors } from '#evaluation/types/colors/palettes.ts'
import { getChartTheme } from '#evaluation/types/colors/theme.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import type { Part } from '#evaluation/types/definition/chartLayoutData.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** Items with the same answers share a legend; `places[item]` is the index of an item's first level among the parts. */
export type LevelSets = {
  parts: Part[]
  places: number[]
  /** The distance of each part from the middle of its own scale, the favourable side to the right (above 0). */
  sides: number[]
  /** The order of each part in the bar of its item, the favourable answers last, and then those outside the scale. */
  order: number[]
}

/** The answers of all items as parts, every set of answers once. */
export function levelParts(request: LayoutInput, kind: 'diverging' | 'rising'): LevelSets {
  const parts: Part[] = []
  const sides: number[] = []
  const order: number[] = []
  const seen = new Map<string, number>()
  const directions = new Set(request.series.items.map(({ direction }) => direction))
  const places = request.series.items.map((whole) => {
    const item = onScale(whole)
    const labels = getLabels(item.levels, request)
    const key = JSON.stringify([labels, item.levels.map(({ value }) => value), item.direction])
    const known = seen.get(key)
    if (known !== undefined) return known
    const place = parts.length
    seen.set(key, place)
    // '1' in one colour and '1' in another need a word to differ.
    const isTurned = directions.size > 1 && item.direction === 'lower'
    const levels = isTurned ? labels.map((label) => request.t('turned', { label })) : labels
    const added = colored(item, levels, request, kind).map((part, level) => ({
      ...part,
      ...(isTurned && { inBar: labels[level] ?? '' }),
    }))
    parts.push(...added)
    const middle = getMiddle(item)
    sides.push(...labels.map((_, level) => (item.direction === 'lower' ? middle - level : level - middle)))
    order.push(...getOrder(item))
    return place
  })
  const sets = places.map((start, item) => ({ start, count: getLevelCount(request.series.items[item]) }))
  return { parts: withQuestions(parts, sets, request), places, sides, order }
}

function getLevelCount(item: SeriesItem | undefined): number {
  return item ? onScale(item).levels.length : 0
}

/** An item with only the levels of its distribution, without answers declared outside its scale. */
export function onScale(item: SeriesItem): SeriesItem {
  return { ...item, levels: item.levels.filter(({ isBeside }) => !isBeside) }
}

/** Whether each level is rendered in grey: it is outside the scale, or undeclared. */
export function getGrey({ levels }: Pick<SeriesItem, 'levels'>): boolean[] {
  const last = levels.findLastIndex(({ isOther, isBeside }) => !isOther && !isBeside)
  return levels.map(({ isBeside }, place) => isBeside === true || (last >= 0 && place > last))
}

/** The text next to the distribution of an item: 'weiss nicht: 30 (30 %)'. */
export function getBesidesText(figure: Figure | undefined, item: number, request: LayoutInput): string {
  const { levels = [] } = request.series.items[item] ?? {}
  const labels = getLabels(levels, request)
  return levels
    .flatMap(({ isBeside }, level) => {
      const count = figure?.counts[level] ?? 0
      const all = (figure?.n ?? 0) + (figure?.besides ?? 0)
      return isBeside && count > 0
        ? `${labels[level] ?? ''}${labelSeparator()}${showFigure(count)} (${showShare(count / all)})`
        : []
    })
    .join(', ')
}

/** The places of the levels in a bar: one where less is better is turned, and grey answers stay last. */
function getOrder(item: SeriesItem): number[] {
  const isGrey = getGrey(item)
  const last = isGrey.lastIndexOf(false)
  return isGrey.map((beyond, level) => (beyond || item.direction !== 'lower' ? level : last - level))
}

/**
 * The middle of a scale among the indexes of the levels; levels outside the scale, or that do not apply (-1), do not
 * move it.
 */
function getMiddle({ levels, scale }: SeriesItem): number {
  const own = levels.flatMap(({ value }, place) =>
    (scale ? Number(value) >= scale.min && Number(value) <= scale.max : value !== -1) ? place : [],
  )
  return ((own[0] ?? 0) + (own.at(-1) ?? levels.length - 1)) / 2
}

/** Whether some people gave several answers, so that shares of people do not add up to the whole. */
export function isMulti(series: Series): boolean {
  return series.panels.some(({ figures }) =>
    figures
      .flat(2)
      .some(
        ({ n, answers, besides = 0, counts }) =>
          counts.reduce((all, count) => all + count, 0) > (answers ?? n) + besides,
      ),
  )
}

/** Whether answers are plain numbers from the least to the largest, without names of their own. */
export function areNumbers({ levels }: Pick<SeriesItem, 'levels'>): boolean {
  return levels.every(
    ({ value, label }, place) =>
      typeof value === 'number' && label.de === String(value) && !(value < Number(levels[place - 1]?.value)),
  )
}

/**
 * Whether the numbers are consecutive: next to each other, without a label each, a missing one would not be visible.
 */
export function areSuccessive({ levels }: Pick<SeriesItem, 'levels'>): boolean {
  return levels.every(({ value }, place) => place === 0 || value === Number(levels[place - 1]?.value) + 1)
}

/**
 * Ordered answers get ordered colours, with the same favourable end on a reversed scale and none without a scale;
 * others get a colour and a pattern each.
 */
function colored(item: SeriesItem, labels: string[], request: LayoutInput, kind: 'diverging' | 'rising'): Part[] {
  const own = request.chart.config.colors ?? []
  const isGrey = getGrey(item)
  const { muted } = getChartTheme(request.theme)
  const inGrey = (parts: Part[]) => parts.map((part, index) => (isGrey[index] ? { ...part, color: muted } : part))
  if (!(item.scale || areNumbers(item)) || own.length >= labels.length) return inGrey(getParts(labels, request.colors))
  const count = isGrey.filter((one) => !one).length
  const colors = orderedColors(count, item.scale ? kind : 'rising', request.theme)
  const reversed = item.direction === 'lower' ? colors.toReversed() : colors
  return inGrey(labels.map((label, index) => ({ label, color: reversed[index] ?? '#888888', sign: -1 })))
}
