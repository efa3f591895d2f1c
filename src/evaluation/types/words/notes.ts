import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'
import { tickText } from '../option/axes.ts'
import type { Cell, ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import { textOf } from '#evaluation/model/words.ts'
import { showFigure } from './figureText.ts'

/** The footnotes a chart needs to be read rightly. */
export function notesOf(
  series: Series,
  chart: Chart,
  data: ChartLayoutData | null,
  t: TFunction<'charts'>,
  language: Language,
): string[] {
  const cells = data ? data.facets.flatMap((facet) => facet.cells.flat()).filter((cell) => cell !== null) : []
  const more = cells.reduce((all, { box }) => all + (box?.more ?? 0), 0)
  return [
    ...(chart.viewSettings.color_less_10 && isSmallSomewhere(series) ? [t('small-note')] : []),
    ...(data?.left
      ? [t('more-charts', { shown: showFigure(data.facets.length), all: showFigure(data.facets.length + data.left) })]
      : []),
    ...verdictNotes(series, cells, chart, language, t),
    ...(data?.range.isCut
      ? [t('axis-cut', { from: tickText(data.range.min, data), to: tickText(data.range.max, data) })]
      : []),
    ...(data && data.isMulti && data.measure === 'share'
      ? [t(data.whole === 'people' ? 'multi-share' : 'multi-mentions')]
      : []),
    ...(series.overlaps ? [t('overlaps')] : []),
    ...(more > 0 ? [t('more-outliers', { count: more })] : []),
    ...(series.invalid > 0 ? [t('invalid', { count: series.invalid })] : []),
    ...(data &&
    chart.viewSettings.error_bars &&
    data.measure !== 'spread' &&
    data.measure !== 'count' &&
    !data.isStacked &&
    data.shape !== 'nets'
      ? [t(data.measure === 'share' ? 'define.wilson' : 'define.interval')]
      : []),
  ]
}

/** How many valid answers a chart is drawn from, over all items and cells. */
export function answersIn(series: Series): number {
  return series.panels.reduce(
    (all, { figures }) => all + figures.flat(2).reduce((sum, { n }) => sum + (Number.isFinite(n) ? n : 0), 0),
    0,
  )
}

function isSmallSomewhere(series: Series): boolean {
  return series.panels.some(({ figures }) => figures.flat(2).some(({ n }) => n > 0 && n < 10))
}

function verdictNotes(
  series: Series,
  cells: Cell[],
  chart: Chart,
  language: Language,
  t: TFunction<'charts'>,
): string[] {
  if (!chart.viewSettings.benchmark) return []
  const told = (['better', 'worse'] as const)
    .filter((word) => cells.some(({ verdict }) => verdict === word))
    .map((word) => t(`${word}-note`))
  return told.length > 0 && series.benchmarks.length > 1
    ? [...told, t('verdict-of', { name: comparedWith(series, language) })]
    : told
}

/** Of several benchmarks every item is compared with the first one that knows it. */
function comparedWith({ items, benchmarks }: Series, language: Language): string {
  const first = items.flatMap((_, item) => benchmarks.find((line) => line.items[item]) ?? [])
  return [...new Set(first.map(({ label, id }) => textOf(label, language) || String(id)))].join(', ')
}
