import type { TFunction } from 'i18next'
import { extentText, getSummary } from '#evaluation/board/dataState/getSummary.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Subject } from '#evaluation/board/dataState/subject.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { showMoment } from '#lib/dates/dates.ts'

type FactsParams = {
  provenance: Provenance
  filters: readonly string[]
  /** How many charts the reader has hidden. */
  hidden: number
  states: readonly MeasureState[]
  subject: Subject | null
  /** The date of the copy, and its label. */
  made: { label: string; at: Date }
  t: TFunction<'evaluation'>
}

/** The facts on the first page of a copy: the rows, their date, and who made it. */
export function coverFacts({
  provenance,
  filters,
  hidden,
  states,
  subject,
  made,
  t,
}: FactsParams): [name: string, text: string][] {
  const { readAt } = getSummary(states)
  return [
    [t('cover.institutions'), provenance.institutions],
    [t('cover.measures'), provenance.measures],
    [t('cover.period'), provenance.period],
    [t('filters'), filters.length > 0 ? filters.join('; ') : t('cover.no-filters')],
    [t('cover.rows'), extentText(states, subject, t)],
    [t('cover.data'), readAt === null ? '-' : showMoment(new Date(readAt), true)],
    [made.label, `${showMoment(made.at, true)}, ${provenance.who}`],
    ...(hidden > 0 ? [[t('cover.hidden'), String(hidden)] as [string, string]] : []),
  ]
}
