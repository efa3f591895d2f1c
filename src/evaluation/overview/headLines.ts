import type { TFunction } from 'i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { isDistance, minInstitutions, type Overview, type Topic } from '#evaluation/model/overview.ts'
import { getText } from '#evaluation/model/words.ts'
import { type Compared, named } from '#evaluation/types/words/sentence.ts'
import { monthsText } from '#evaluation/types/words/timeName.ts'
import type { Language } from '#lib/languages.ts'
import { periodTexts } from './topicWords.ts'
import type { Institutions } from '#evaluation/board/useInstitutions.ts'

export type HeadInput = {
  overview: Overview
  institutions: Pick<Institutions, 'kind' | 'names' | 'others'>
  /** The filters of the page as text. */
  lines: string[]
  filterText: (filter: RowFilter) => string
}

/** An overview outside of its page, and which chart of the page shows most of a topic. */
export type FoundOverview = HeadInput & { findChart: (topic: Topic) => string }

/** The compared institutions, as the subject of a sentence. */
export function getSubject(
  { kind, names }: Pick<Institutions, 'kind' | 'names'>,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): Compared['subject'] {
  if (kind !== 'own') return named(names.join(', '), tCharts)
  return { text: t('overview.own', { count: names.length }), count: names.length }
}

/** The comparison and its filters as text. */
export function headLines(input: HeadInput, t: TFunction<'evaluation'>, language: Language): string[] {
  const { overview, institutions, lines } = input
  const isStored = overview.against === 'benchmark'
  return [
    comparedText(input, t, language),
    ...(isDistance(overview.against) && overview.distance && overview.distance.left > 0 && overview.topics.length > 0
      ? [t(`overview.left.${overview.against}`, { count: overview.distance.left })]
      : []),
    ...(lines.length > 0 ? [t('overview.filtered', { filters: lines.join('; ') })] : []),
    ...(lines.length > 0 && isStored ? [t('overview.other-filters')] : []),
    ...(institutions.kind === 'example' ? [t('overview.example.text')] : []),
    ...(overview.complete ? [] : [t('overview.partial')]),
  ]
}

/** Why there is nothing to compare. */
export function nothingText(overview: Overview, t: TFunction<'evaluation'>): string {
  const { against } = overview
  const limits = { institutions: minInstitutions, least: getLeast(overview) }
  return isDistance(against) ? t(`overview.nothing.${against}`, limits) : t('overview.nothing')
}

const getLeast = ({ distance }: Overview): number => distance?.least ?? minAnswers

/** The method of the comparisons. */
export function methodLine({ against, comparisons }: Overview, t: TFunction<'evaluation'>): string {
  return t(against === 'benchmark' ? 'overview.comparisons' : 'overview.comparisons.counted', { count: comparisons })
}

/** Why there is no previous period to compare with; '' if there is one. */
export function noPeriodText({ periods }: Pick<Overview, 'periods'>, t: TFunction<'evaluation'>): string {
  if (!periods) return t('overview.against.before.no-days')
  return periods.hasBefore ? '' : t('overview.against.before.none', { before: periodTexts(periods).before })
}

/** The comparison as text; all but a benchmark is counted from the rows of the page, which the text mentions. */
function comparedText({ overview, institutions }: HeadInput, t: TFunction<'evaluation'>, language: Language): string {
  const { kind, names, others } = institutions
  const who = kind === 'own' ? `${t('overview.own', { count: names.length })} (${names.join(', ')})` : names.join(', ')
  const subject = [who, ...answersText(overview, t, language)].join(', ')
  if (overview.against === 'everyone' || overview.against === 'others')
    return t('overview.compared.others', {
      institutions: capitalised(subject),
      others: overview.against === 'others' ? othersText(others, t) : t('overview.everyone'),
    })
  if (overview.against === 'before')
    return overview.periods?.hasBefore
      ? t('overview.compared.before', { institutions: capitalised(subject), ...periodTexts(overview.periods) })
      : `${capitalised(subject)}. ${noPeriodText(overview, t)}`
  if (isDistance(overview.against))
    return t(`overview.compared.${overview.against}`, { institutions: capitalised(subject), least: getLeast(overview) })
  if (overview.topics.length === 0) return `${capitalised(subject)}. ${t('overview.nothing')}`
  const against = new Set(overview.topics.map(({ benchmark }) => getText(benchmark.label, language)))
  return t('overview.compared', { institutions: subject, benchmarks: [...against].join(', ') })
}

/** The months of the answers that are judged, and what their days are of; none where the comparison itself names its periods. */
function answersText({ answers, against }: Overview, t: TFunction<'evaluation'>, language: Language): string[] {
  if (!answers || against === 'before') return []
  return [
    t('overview.answers', {
      period: monthsText(answers.months, language),
      name: answers.label ? getText(answers.label, language) : t('period.created'),
    }),
  ]
}

/** Capitalised as the start of a line. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function othersText(others: readonly string[], t: TFunction<'evaluation'>): string {
  return `${t('overview.against.others', { count: others.length })} (${others.join(', ')})`
}
