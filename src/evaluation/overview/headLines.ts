import type { TFunction } from 'i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Overview } from '#evaluation/model/overview.ts'
import { getText } from '#evaluation/model/words.ts'
import { type Compared, named } from '#evaluation/types/words/sentence.ts'
import type { Language } from '#lib/languages.ts'
import { periodTexts } from './topicWords.ts'
import type { Institutions } from './useInstitutions.ts'

export type Options = {
  overview: Overview
  institutions: Pick<Institutions, 'kind' | 'names' | 'others'>
  /** The filters of the page in words. */
  lines: string[]
  filterText: (filter: RowFilter) => string
}

/** Who is compared, as the subject of a sentence. */
export function getSubject(
  { kind, names }: Pick<Institutions, 'kind' | 'names'>,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): Compared['subject'] {
  if (kind !== 'own') return named(names.join(', '), tCharts)
  return { text: t('glance.own', { count: names.length }), count: names.length }
}

/** What was compared with what, and under which filters. */
export function headLines(options: Options, t: TFunction<'evaluation'>, language: Language): string[] {
  const { overview, institutions, lines } = options
  const isStored = overview.against === 'benchmark'
  return [
    comparedText(options, t, language),
    ...(lines.length > 0 ? [t('glance.filtered', { filters: lines.join('; ') })] : []),
    ...(lines.length > 0 && isStored ? [t('glance.other-filters')] : []),
    ...(institutions.kind === 'example' ? [t('glance.example.text')] : []),
    ...(overview.complete ? [] : [t('glance.partial')]),
  ]
}

/** How the comparisons were made. */
export function methodLine({ against, comparisons }: Overview, t: TFunction<'evaluation'>): string {
  return t(against === 'benchmark' ? 'glance.comparisons' : 'glance.comparisons.counted', { count: comparisons })
}

/** Why there is no period before to compare with; '' where there is one. */
export function noPeriodText({ periods }: Pick<Overview, 'periods'>, t: TFunction<'evaluation'>): string {
  if (!periods) return t('glance.against.before.no-days')
  return periods.hasBefore ? '' : t('glance.against.before.none', { before: periodTexts(periods).before })
}

/** What was compared with what; all but a benchmark is counted from the rows of the page, and says so. */
function comparedText({ overview, institutions }: Options, t: TFunction<'evaluation'>, language: Language): string {
  const { kind, names, others } = institutions
  const subject =
    kind === 'own' ? `${t('glance.own', { count: names.length })} (${names.join(', ')})` : names.join(', ')
  if (overview.against === 'everyone' || overview.against === 'others')
    return t('glance.compared.others', {
      institutions: capitalised(subject),
      others: overview.against === 'others' ? othersText(others, t) : t('glance.everyone'),
    })
  if (overview.against === 'before')
    return overview.periods?.hasBefore
      ? t('glance.compared.before', { institutions: capitalised(subject), ...periodTexts(overview.periods) })
      : `${capitalised(subject)}. ${noPeriodText(overview, t)}`
  if (overview.topics.length === 0) return `${capitalised(subject)}. ${t('glance.nothing')}`
  const against = new Set(overview.topics.map(({ benchmark }) => getText(benchmark.label, language)))
  return t('glance.compared', { institutions: subject, benchmarks: [...against].join(', ') })
}

/** As a line begins. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function othersText(others: readonly string[], t: TFunction<'evaluation'>): string {
  return `${t('glance.against.others', { count: others.length })} (${others.join(', ')})`
}
