import type { TFunction } from 'i18next'
import { type Against, isDistance, type Overview, type Periods, type Topic } from '#evaluation/model/overview.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { type Compared, named, getSentence } from '#evaluation/types/words/sentence.ts'
import { verdictText } from '#evaluation/types/words/verdict.ts'
import { showDay } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import type { BadgeKind } from '#ui/feedback/Badge.tsx'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import { getSide, largestChanges, type Outcome, type Side } from './findings.ts'
import { getDecimals, showMean } from './topicFigures.ts'

type FilterText = (filter: RowFilter) => string

/** The name of a topic: its question, and the filters of its chart ('Essen · Abteilung: Palliativ'). */
export function getName(
  { item, filters }: Pick<Topic, 'item' | 'filters'>,
  language: Language,
  filterText: FilterText,
): string {
  return [getText(item.label, language) || item.name, ...filters.map(filterText)].join(' · ')
}

const sides: readonly Outcome[] = ['ahead', 'behind', 'over', 'under', 'level'] satisfies Side[]

function isSide(outcome: Outcome): outcome is Side {
  return sides.includes(outcome)
}

/** A side of the median or the best tenth as text. A best tenth without a better side does not exist. */
function sideText(side: Side, against: 'median' | 'best_tenth', t: TFunction<'evaluation'>): string {
  return side === 'over' || side === 'under' ? t(`overview.count.${side}`) : t(`overview.count.${side}.${against}`)
}

/** The description of an outcome's topics, after their number. */
export function outcomeText(outcome: Outcome, against: Against, t: TFunction<'evaluation'>): string {
  if (isSide(outcome)) return isDistance(against) ? sideText(outcome, against, t) : ''
  const isDifferent = outcome === 'above' || outcome === 'below'
  return against !== 'benchmark' && isDifferent
    ? t(`overview.count.${outcome}.counted`)
    : t(`overview.count.${outcome}`)
}

/** The days of two periods, each as 'from – to'. */
export function periodTexts({ now, before }: Periods): { now: string; before: string } {
  const [last = '', earlier = ''] = [now, before].map((days) => days.map(showDay).join(' – '))
  return { now: last, before: earlier }
}

/** Why no change is shown: too few answers to compare, or none that chance does not explain. */
export function noChangesText({ changes }: Pick<Overview, 'changes'>, t: TFunction<'evaluation'>): string {
  if (changes === 0) return t('overview.changes.few')
  return `${t('overview.changes.none')} ${t('overview.changes.count', { count: changes })}`
}

/**
 * The verdict on a topic as text, or its side of the median or the best tenth; '' if nothing was compared. Only stored
 * values are called a benchmark.
 */
export function getTexts(
  topic: Topic,
  against: Against,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): string {
  const { figure } = topic
  const word = figure.verdict?.word
  if (figure.isWithheld) return tCharts('withheld')
  if (figure.n === 0) return tCharts('no-data')
  if (isDistance(against)) {
    const side = getSide(topic, against)
    if (side === 'few') return tCharts('verdict.tooFew', { n: showFigure(figure.n) })
    return side === null ? '' : sideText(side, against, t)
  }
  if (against !== 'benchmark' && (word === 'above' || word === 'below')) return t(`overview.count.${word}.counted`)
  return verdictText(figure, tCharts)
}

/** That the latest period differs from the one before: a verdict on all answers would hide it. Null if it does not. */
export function getLatestChange(
  topic: Topic,
  overview: Overview,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): { words: string; isGood: boolean | null } | null {
  const [changed] = largestChanges({ ...overview, topics: [topic] })
  if (overview.against === 'before' || !overview.periods || !changed) return null
  const { words, isGood } = changeVerdict(topic, changed.change.now, t, tCharts)
  // A filter by days leaves no longer period of which the latest would be a part.
  const key = overview.answers ? 'overview.changes.latest' : 'overview.changes.latest.period'
  return { words: t(key, { words }), isGood }
}

/** The sign and the verdict of the figure `now` of a topic on the period before. */
export function changeVerdict(
  topic: Topic,
  now: Figure,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): { words: string; isGood: boolean | null } {
  const sign = getVerdict(now)
  const words = [sign?.sign, getTexts({ ...topic, figure: now }, 'before', t, tCharts)].filter(Boolean).join(' ')
  return { words, isGood: sign?.isGood ?? null }
}

/** The columns of a table of topics. */
export const columns = [
  'item',
  'verdict',
  'mean',
  'low',
  'high',
  'n',
  'benchmark',
  'benchmark-sd',
  'benchmark-n',
  'sentence',
] as const
export type Column = (typeof columns)[number]

/** The header of a topic column; only stored values are called a benchmark. */
export function getHeading(
  column: Column,
  against: Against,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): string {
  if (isDistance(against) && column === 'benchmark-n') return t('overview.column.institutions')
  if (isDistance(against) && column === 'verdict') return t('overview.column.position')
  const isOfOthers = column === 'verdict' || column === 'benchmark' || column === 'benchmark-n'
  return against !== 'benchmark' && isOfOthers ? t(`overview.column.${column}`) : tCharts(`column.${column}`)
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
  if (isDistance(against)) return t(`overview.reference.${against}`, { value: withInstitutions(topic, tCharts) })
  const value = [showMean(topic, mean), n === null ? '' : `(${tCharts('n-is', { n: showFigure(n) })})`]
    .filter(Boolean)
    .join(' ')
  if (against === 'benchmark') return t('overview.reference.benchmark', { name: getText(label, language), value })
  if (against !== 'before' || !periods) return t('overview.reference.others', { value })
  return t('overview.reference.before', { value, before: periodTexts(periods).before })
}

/** A median or a limit of the best tenth, and of how many institutions: '3.20 (14 Institutionen)'. */
function withInstitutions(topic: Topic, t: TFunction<'charts'>): string {
  const { mean, n } = topic.benchmark
  const value = showMean(topic, mean)
  return n === null ? value : `${value} (${t('comparator.institutions', { count: n })})`
}

/** The n of a topic and what it is compared with. */
export function figuresText(
  topic: Topic,
  against: Against,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): string {
  const texts = {
    n: tCharts('n-is', { n: showFigure(topic.figure.n) }),
    benchmark: showMean(topic, topic.benchmark.mean),
  }
  if (!isDistance(against)) return t(against === 'benchmark' ? 'overview.figures' : 'overview.figures.counted', texts)
  const institutions = tCharts('comparator.institutions', { count: topic.benchmark.n ?? 0 })
  const isLower = against === 'best_tenth' && topic.item.direction === 'lower'
  return t(isLower ? 'overview.figures.best_tenth.lower' : `overview.figures.${against}`, { ...texts, institutions })
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
  const { direction } = topic.item
  const decimals = getDecimals(topic)
  return getSentence({ subject: about, isComplete, figure, reference, decimals, isShare, direction }, t)
}

/** The colour of a verdict; a difference without a better side has none. */
export function getBadgeKind(isGood: boolean | null): BadgeKind {
  if (isGood === null) return 'neutral'
  return isGood ? 'good' : 'bad'
}
