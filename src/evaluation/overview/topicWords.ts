import type { TFunction } from 'i18next'
import type { Against, Overview, Periods, Topic } from '#evaluation/model/overview.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { decimalsApart, differs } from '#evaluation/types/words/decimals.ts'
import { meanDecimals, shareDecimals, showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { type Compared, named, getSentence } from '#evaluation/types/words/sentence.ts'
import { verdictText } from '#evaluation/types/words/verdict.ts'
import { showDay } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import type { Outcome } from './findings.ts'

type FilterText = (filter: RowFilter) => string

/** The name of a topic: its question, and the filters of its chart ('Essen · Abteilung: Palliativ'). */
export function getName(
  { item, filters }: Pick<Topic, 'item' | 'filters'>,
  language: Language,
  filterText: FilterText,
): string {
  return [getText(item.label, language) || item.name, ...filters.map(filterText)].join(' · ')
}

/** The number of decimals for the means of a topic: enough to show the difference. */
export function getDecimals({ item, decimals, benchmark, figure, change }: Topic): number {
  const isShare = isYesOrNo(item)
  const span = item.scale ? item.scale.max - item.scale.min : Math.abs(benchmark.mean ?? figure.mean ?? 0)
  const usual = isShare ? shareDecimals(decimals) : meanDecimals(decimals, span)
  const pairs = [
    { figure, mean: benchmark.mean },
    ...(change ? [{ figure: change.now, mean: change.before.mean }] : []),
  ]
  return pairs.reduce(
    (max, pair) =>
      pair.figure.mean === null || pair.mean === null || !differs(pair.figure.verdict)
        ? max
        : Math.max(max, decimalsApart(pair.figure.mean, pair.mean, usual, isShare)),
    usual,
  )
}

/** A figure of a topic; for yes and no in per cent. */
export function showMean(topic: Topic, mean: number | null): string {
  return (isYesOrNo(topic.item) ? showShare : showFigure)(mean, getDecimals(topic))
}

/** A mean with its interval: '3.10 [2.95 – 3.25]'. */
export function meanText(topic: Topic): { value: string; interval: string } {
  const { mean, low, high } = topic.figure
  const interval = low === null || high === null ? '' : `[${showMean(topic, low)} – ${showMean(topic, high)}]`
  return { value: showMean(topic, mean), interval }
}

/** The description of an outcome's topics, after their number. */
export function outcomeText(outcome: Outcome, against: Against, t: TFunction<'evaluation'>): string {
  const isSide = outcome === 'above' || outcome === 'below'
  return against !== 'benchmark' && isSide ? t(`glance.count.${outcome}.counted`) : t(`glance.count.${outcome}`)
}

/** The days of two periods, each as 'from – to'. */
export function periodTexts({ now, before }: Periods): { now: string; before: string } {
  const [last = '', earlier = ''] = [now, before].map((days) => days.map(showDay).join(' – '))
  return { now: last, before: earlier }
}

/** Why no change is shown: too few answers to compare, or none that chance does not explain. */
export function noChangesText({ changes }: Pick<Overview, 'changes'>, t: TFunction<'evaluation'>): string {
  if (changes === 0) return t('glance.changes.few')
  return `${t('glance.changes.none')} ${t('glance.changes.count', { count: changes })}`
}

/** The verdict on a topic as text, '' if nothing was tested; only stored values are called a benchmark. */
export function getTexts(
  { figure }: Pick<Topic, 'figure'>,
  against: Against,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): string {
  const word = figure.verdict?.word
  if (figure.isWithheld) return tCharts('withheld')
  if (figure.n === 0) return tCharts('no-data')
  if (against !== 'benchmark' && (word === 'above' || word === 'below')) return t(`glance.count.${word}.counted`)
  return verdictText(figure, tCharts)
}

/** The columns of a table of topics. */
export const columns = ['item', 'verdict', 'mean', 'low', 'high', 'n', 'benchmark', 'benchmark-n', 'sentence'] as const
export type Column = (typeof columns)[number]

/** The header of a topic column; only stored values are called a benchmark. */
export function getHeading(
  column: Column,
  against: Against,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): string {
  const isOfOthers = column === 'verdict' || column === 'benchmark' || column === 'benchmark-n'
  return against !== 'benchmark' && isOfOthers ? t(`glance.column.${column}`) : tCharts(`column.${column}`)
}

/** The comparison of a topic as a tooltip: the stored benchmark, or a figure counted from the rows of the page. */
export function referenceText(
  topic: Topic,
  { against, periods }: Pick<Overview, 'against' | 'periods'>,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
  language: Language,
): string {
  const { mean, n, label } = topic.benchmark
  const value = [showMean(topic, mean), n === null ? '' : `(${tCharts('n-is', { n: showFigure(n) })})`]
    .filter(Boolean)
    .join(' ')
  if (against === 'benchmark') return t('glance.reference.benchmark', { name: getText(label, language), value })
  if (against !== 'before' || !periods) return t('glance.reference.others', { value })
  return t('glance.reference.before', { value, before: periodTexts(periods).before })
}

type SentenceParams = {
  against: Against
  filterText: FilterText
  subject: Compared['subject']
  isComplete: boolean
  t: TFunction<'charts'>
}

/** A topic next to its benchmark as a sentence. */
export function topicSentence(topic: Topic, { against, ...requested }: SentenceParams): string {
  const { mean, n } = topic.benchmark
  return sentenceAbout(topic, topic.figure, { kind: against, mean, n }, requested)
}

/** The last period of a topic next to the one before as a sentence. */
export function changeSentence({ change, ...topic }: Topic, requested: Omit<SentenceParams, 'against'>): string {
  if (!change || change.before.mean === null) return ''
  const { mean, n } = change.before
  return sentenceAbout({ ...topic, change }, change.now, { kind: 'before', mean, n }, requested)
}

function sentenceAbout(
  topic: Topic,
  figure: Figure,
  reference: Compared['reference'],
  { t, filterText, subject, isComplete }: Omit<SentenceParams, 'against'>,
): string {
  // Some of its rows are not the institution.
  const about = topic.filters.length > 0 ? named(topic.filters.map(filterText).join(' · '), t) : subject
  const isShare = isYesOrNo(topic.item)
  return getSentence({ subject: about, isComplete, figure, reference, decimals: getDecimals(topic), isShare }, t)
}
