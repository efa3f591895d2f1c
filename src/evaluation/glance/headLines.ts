import type { TFunction } from 'i18next'
import type { Glance } from '#evaluation/model/glance.ts'
import { textOf } from '#evaluation/model/words.ts'
import { type Compared, named } from '#evaluation/types/words/sentence.ts'
import type { Language } from '#lib/languages.ts'
import type { Institutions } from './useInstitutions.ts'

export type Told = { glance: Glance; institutions: Pick<Institutions, 'kind' | 'names' | 'others'>; lines: string[] }

/** Who is compared, as the subject of a sentence. */
export function subjectOf(
  { kind, names }: Told['institutions'],
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
): Compared['subject'] {
  if (kind !== 'own') return named(names.join(', '), tCharts)
  return { text: t('glance.own', { count: names.length }), count: names.length }
}

/** What was compared with what, how many comparisons there were, and under which filters. */
export function headLines(
  { glance, institutions, lines }: Told,
  t: TFunction<'evaluation'>,
  language: Language,
): string[] {
  const { kind, names, others } = institutions
  const told = kind === 'own' ? `${t('glance.own', { count: names.length })} (${names.join(', ')})` : names.join(', ')
  const isOthers = glance.against === 'others'
  const against = [...new Set(glance.topics.map(({ benchmark }) => textOf(benchmark.label, language)))]
  return [
    isOthers
      ? t('glance.compared.others', { institutions: capitalised(told), others: othersText(others, t) })
      : t('glance.compared', { institutions: told, benchmarks: against.join(', ') }),
    t(isOthers ? 'glance.comparisons.others' : 'glance.comparisons', { count: glance.comparisons }),
    ...(lines.length > 0 ? [t('glance.filtered', { filters: lines.join('; ') })] : []),
    ...(lines.length > 0 && !isOthers ? [t('glance.other-filters')] : []),
    ...(kind === 'example' ? [t('glance.example.text')] : []),
    ...(glance.complete ? [] : [t('glance.partial')]),
  ]
}

/** As a line begins. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function othersText(others: readonly string[], t: TFunction<'evaluation'>): string {
  return `${t('glance.against.others', { count: others.length })} (${others.join(', ')})`
}
