import type { TFunction } from 'i18next'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import type { OwnAndOthers } from '#evaluation/model/chart.ts'
import type { Choices } from '#evaluation/model/question.ts'

/**
 * Institutions that are counted among all; `isFirst` if the figures of the page are about them, not about everybody.
 * `counts` is null before all rows are there.
 */
export type Subject = { name: string; isFirst: boolean; counts: SubjectCounts | null }

/** The rows of these institutions, those of everybody, and from how many institutions these are. */
type SubjectCounts = { rows: number; all: number; institutions: number }

/** Counts institutions among all choices of the loaded rows; null where their number is withheld. */
export function countSubject(
  { names, labels, isFirst }: OwnAndOthers & { isFirst: boolean },
  choices: Choices['choices'],
  states: readonly MeasureState[],
  hideBelow: number,
): Subject | null {
  const institutions = choices.filter((choice) => choice.rows > 0)
  const own = institutions
    .filter(({ value }) => names.includes(String(value)))
    .reduce((sum, choice) => sum + choice.rows, 0)
  const all = states.reduce((sum, state) => sum + state.rows, 0)
  // A number below the limit is shown nowhere (statistics, small groups), nor what is left without the own one.
  if ([own, all - own].some((rows) => rows > 0 && rows < hideBelow)) return null
  // Where none of the rows are theirs, the figures are those of everybody.
  return {
    name: labels.own,
    isFirst: isFirst && own > 0,
    counts: { rows: own, all, institutions: institutions.length },
  }
}

/** The provenance of a page: institutions that its figures are about are first, then how many there are. */
export function withSubject(page: Provenance, subject: Subject | null, t: TFunction<'evaluation'>): Provenance {
  if (!subject?.counts || !subject.isFirst) return page
  const { name, counts } = subject
  const institutions = t('institutions', { count: counts.institutions })
  return { ...page, institutions: counts.rows < counts.all ? t('institutions.among', { name, institutions }) : name }
}
