import type { TFunction } from 'i18next'
import { requestedBin } from '#evaluation/counting/axes/timeAxis.ts'
import { ageYear, type Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { minClusters } from '#evaluation/counting/statistics/verdicts.ts'
import type { Language } from '#lib/languages.ts'
import { isSorted } from '#evaluation/types/definition/chartTypes.ts'
import { tickText } from './axisTitle.ts'
import { type ChartLayoutData, hasNoSingles } from '#evaluation/types/definition/chartLayoutData.ts'
import { getText } from '#evaluation/model/words.ts'
import { showFigure, showShare } from './figureText.ts'
import { isWithoutSpread } from './comparedWith.ts'
import { getOwnSentences, getSentences } from './sentence.ts'
import { comparatorMethod } from './comparators.ts'
import { getComparatorSentences } from './comparatorSentences.ts'
import { funnelMethod, funnelNotes } from './funnel.ts'
import { signalMethod, signalNotes } from './signals.ts'
import { noteLine, shortLine } from './timelineNotes.ts'

type Words = [series: Series, chart: Chart, data: ChartLayoutData | null, t: TFunction<'charts'>, language: Language]

/** All notes below a chart: its footnotes, then its method. */
export function getChartNotes(...words: Words): string[] {
  return [...getFootnotes(...words), ...getMethod(...words)]
}

/** The footnotes that a reader needs to interpret a chart correctly. */
export function getFootnotes(...words: Words): string[] {
  return listNotes(...words).flatMap(({ texts }) => texts)
}

/** The footnotes below a chart of a page: without what its marks, its table and its tooltips say, too. */
export function getCaption(...words: Words): string[] {
  return listNotes(...words).flatMap(({ texts, short, isFolded }) => short ?? (isFolded ? [] : texts))
}

/** The footnotes that a page shows on demand: every comparison as a sentence. */
export function getFoldedNotes(...words: Words): string[] {
  return listNotes(...words).flatMap(({ texts, isFolded }) => (isFolded ? texts : []))
}

/** Footnotes of one kind; those that repeat what marks say are folded on a page, where `short` stays below the chart. */
type Notes = { texts: string[]; short?: string[]; isFolded?: boolean }

function listNotes(...[series, chart, data, t, language]: Words): Notes[] {
  const isFunnel = data?.shape === 'funnels'
  const signals = { series, t, language }
  return [
    { texts: getOwnSentences({ series, chart, t, language }), isFolded: true },
    { texts: isFunnel ? funnelNotes(series, data, chart, t) : [] },
    { texts: data ? manyNotes(data, t) : [] },
    { texts: smallNotes(series, chart, t) },
    {
      texts: data?.left
        ? [
            t('more-charts', {
              shown: showFigure(data.multiples.length),
              all: showFigure(data.multiples.length + data.left),
            }),
          ]
        : [],
    },
    { texts: isAnonymousSomewhere(series) ? [t('anonymous-note')] : [], isFolded: true },
    { texts: isSorted(chart) ? [t('sorted-note')] : [] },
    {
      texts: (data?.notes ?? []).map((note) => noteLine(note, t)),
      short: (data?.notes ?? []).map((note) => shortLine(note, t)),
    },
    data
      ? {
          texts: signalNotes(data, signals),
          short: signalNotes(data, { ...signals, isShort: true }),
          isFolded: true,
        }
      : { texts: [] },
    { texts: isFunnel || !series.complete ? [] : getSentences({ series, chart, t, language }), isFolded: true },
    { texts: isFunnel ? [] : getComparatorSentences({ series, chart, t, language }), isFolded: true },
    { texts: spreadNotes(series, chart, t) },
    { texts: turnedNotes(series, language, t) },
    {
      texts:
        series.bin && series.bin !== requestedBin(chart)
          ? [t('coarser', { shown: t(`view.${series.bin}`), requested: t(`view.${requestedBin(chart)}`) })]
          : [],
    },
    { texts: data ? axisNotes(data, t) : [] },
    { texts: data ? multiNotes(data, t) : [] },
    { texts: withheldNotes(series, t) },
    { texts: series.overlaps ? [t('overlaps')] : [] },
    { texts: data ? boxNotes(data, t) : [] },
    { texts: invalidNotes(series, t) },
    { texts: uncountedNotes(series, chart, data, t, language) },
  ]
}

/** The footnotes without which the marks of a drawing cannot be read: for a slide, where words have little room. */
export function getDrawingNotes(
  series: Series,
  chart: Chart,
  data: ChartLayoutData,
  t: TFunction<'charts'>,
  isEditable = false,
): string[] {
  return [
    ...(isEditable ? [] : smallNotes(series, chart, t)),
    ...(data.notes ?? []).map((note) => noteLine(note, t)),
    ...(hasNoSingles(data) ? [t('box.no-singles')] : []),
    ...axisNotes(data, t),
    ...multiNotes(data, t),
    ...withheldNotes(series, t),
    ...invalidNotes(series, t),
    ...ageNotes(chart, t),
  ]
}

/** How the verdicts, signals, limits and intervals of a chart were computed. */
export function getMethod(...[series, chart, data, t, language]: Words): string[] {
  return [
    ...(data ? signalMethod(data, t) : []),
    ...(data?.shape === 'funnels' ? funnelMethod(data, chart, t) : []),
    ...verdictMethod(series, chart, t, language),
    ...comparatorMethod(series, chart, t),
    ...(data &&
    chart.viewSettings.error_bars &&
    data.measure !== 'spread' &&
    data.measure !== 'count' &&
    !data.isStacked &&
    data.shape !== 'nets' &&
    data.shape !== 'funnels'
      ? [t(data.measure === 'share' ? 'define.wilson' : 'define.interval')]
      : []),
  ]
}

/**
 * Notes on answers that are counted differently: outside the scale, -1, without a day; and the reference year of ages.
 */
function uncountedNotes(
  { items, besides, minusOnes, undated }: Series,
  chart: Chart,
  data: ChartLayoutData | null,
  t: TFunction<'charts'>,
  language: Language,
): string[] {
  const isOfMeans = data === null || data.measure === 'mean' || data.measure === 'spread'
  const beside = items.flatMap(({ levels }) =>
    levels.flatMap(({ isBeside, label, value }) => (isBeside ? `«${getText(label, language) || value}»` : [])),
  )
  return [
    ...(besides > 0 && isOfMeans ? [t('besides', { count: besides, names: [...new Set(beside)].join(', ') })] : []),
    ...(minusOnes.dropped > 0 ? [t('not-applicable', { count: minusOnes.dropped })] : []),
    ...(minusOnes.numbers > 0 ? [t('minus-one-number', { count: minusOnes.numbers })] : []),
    ...(undated > 0 ? [t('undated', { count: undated })] : []),
    ...ageNotes(chart, t),
  ]
}

function smallNotes(series: Series, { viewSettings }: Chart, t: TFunction<'charts'>): string[] {
  return viewSettings.color_less_10 && isSmallSomewhere(series) ? [t('small-note')] : []
}

/** An axis that is not the whole scale, and the values beyond it. */
function axisNotes(data: ChartLayoutData, t: TFunction<'charts'>): string[] {
  const { range, measure, decimals } = data
  const show = measure === 'share' ? showShare : showFigure
  return [
    ...(range.isTruncated ? [t('axis-cut', { from: tickText(range.min, data), to: tickText(range.max, data) })] : []),
    ...(range.beyond ?? []).map(({ count, furthest }) => t('beyond-axis', { count, to: show(furthest, decimals) })),
  ]
}

function multiNotes({ isMulti, measure, whole }: ChartLayoutData, t: TFunction<'charts'>): string[] {
  return isMulti && measure === 'share' ? [t(whole === 'people' ? 'multi-share' : 'multi-mentions')] : []
}

function withheldNotes(series: Series, t: TFunction<'charts'>): string[] {
  return [
    ...(isWithheldSomewhere(series) ? [t('withheld-note', { count: series.hideBelow })] : []),
    ...(series.isRestSmall ? [t('withheld-rest', { limit: series.hideBelow })] : []),
  ]
}

function invalidNotes({ invalid }: Series, t: TFunction<'charts'>): string[] {
  return invalid > 0 ? [t('invalid', { count: invalid })] : []
}

function ageNotes({ groups, slices, splits }: Chart, t: TFunction<'charts'>): string[] {
  return [...groups, ...slices, ...splits].some(({ age }) => age) ? [t('ages', { year: ageYear })] : []
}

/** More lines in one chart are hard to tell apart. */
const maxLines = 10

function manyNotes({ shape, parts }: ChartLayoutData, t: TFunction<'charts'>): string[] {
  return shape === 'lines' && parts.length > maxLines ? [t('many-lines', { count: parts.length })] : []
}

/** The number of answers and rows in a chart. */
export function countsText(series: Series, t: TFunction<'charts'>): string {
  return [answersText(series, t), ...rowsText(series, t)].join(' · ')
}

/** The number of answers in a chart. */
export function answersText(series: Series, t: TFunction<'charts'>): string {
  return t('answers-n', { count: getAnswers(series) })
}

/** The number of rows that they are from; empty if it is unknown. */
export function rowsText({ rows }: Series, t: TFunction<'charts'>): string[] {
  return rows === null ? [] : [t('rows', { count: rows })]
}

/** What the boxes of a chart leave out. */
function boxNotes(data: ChartLayoutData, t: TFunction<'charts'>): string[] {
  const more = data.multiples
    .flatMap(({ cells }) => cells.flat())
    .reduce((all, cell) => all + (cell?.box?.more ?? 0), 0)
  return [
    ...(hasNoSingles(data) ? [t('box.no-singles')] : []),
    ...(more > 0 ? [t('more-outliers', { count: more })] : []),
  ]
}

/** The number of valid answers in a chart, over all items and cells. */
export function getAnswers(series: Series): number {
  return series.panels.reduce(
    (all, { figures }) => all + figures.flat(2).reduce((sum, { n }) => sum + (Number.isFinite(n) ? n : 0), 0),
    0,
  )
}

function isWithheldSomewhere({ panels }: Series): boolean {
  return panels.some(({ figures }) => figures.flat(2).some(({ isWithheld }) => isWithheld))
}

function isSmallSomewhere(series: Series): boolean {
  return series.panels.some(({ figures }) => figures.flat(2).some(({ n }) => n > 0 && n < 10))
}

/** A benchmark without spread is compared with the spread of the chart. */
function spreadNotes(series: Series, { viewSettings }: Chart, t: TFunction<'charts'>): string[] {
  const isUsed = viewSettings.benchmark === true && series.comparisons > 0
  return isUsed && series.items.some((_, item) => isWithoutSpread(series, item)) ? [t('benchmark-without-sd')] : []
}

function verdictMethod(series: Series, chart: Chart, t: TFunction<'charts'>, language: Language): string[] {
  const clusters = series.clusteredBy && getText(series.clusteredBy, language)
  const hangTogether = clusters ? [t('define.clusters', { name: clusters, least: minClusters })] : []
  if (!chart.viewSettings.benchmark || series.comparisons === 0) return hangTogether
  return [
    t('comparisons', { count: series.family ?? series.comparisons }),
    ...(clusters ? hangTogether : [t('define.independent')]),
  ]
}

/** A score names its reversed questions. */
function turnedNotes({ items }: Series, language: Language, t: TFunction<'charts'>): string[] {
  const names = items.flatMap(({ turned: reversed }) => reversed.map((words) => getText(words, language)))
  return names.length > 0 ? [t('turned-in-score', { names: [...new Set(names)].join(', ') })] : []
}

function isAnonymousSomewhere({ groups, slices, panels }: Series): boolean {
  return [...groups, ...slices, ...panels.flatMap(({ split }) => split ?? [])].some(({ isAnonymous }) => isAnonymous)
}
