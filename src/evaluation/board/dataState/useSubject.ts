import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import type { OwnAndOthers, RowFilter } from '#evaluation/model/chart.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

const unfiltered: RowFilter[] = []

/**
 * Institutions that are counted among all; `isFirst` if the figures of the page are about them, not about everybody.
 * `counts` is null before all rows are there.
 */
export type Subject = { name: string; isFirst: boolean; counts: SubjectCounts | null }

/** The rows of these institutions, those of everybody, and from how many institutions these are. */
type SubjectCounts = { rows: number; all: number; institutions: number }

/** Null without such institutions, and where their number is withheld. `rows` is the key of the rows. */
export function useSubject(
  data: Dataset,
  states: readonly MeasureState[],
  about: (OwnAndOthers & { isFirst: boolean }) | undefined,
  rows: string,
): Subject | null {
  const hideBelow = useHideBelow()
  const isWanted = about !== undefined && states.length > 0 && states.every(({ status }) => status === 'ready')
  const choices = useChoices(data, 'content_object', unfiltered, useLanguage(), rows, isWanted)
  if (!about) return null
  const { isFirst } = about
  const name = about.labels.own
  if (!isWanted || !choices) return { name, isFirst, counts: null }
  const institutions = choices.choices.filter((choice) => choice.rows > 0)
  const own = institutions
    .filter(({ value }) => about.names.includes(String(value)))
    .reduce((sum, choice) => sum + choice.rows, 0)
  const all = states.reduce((sum, state) => sum + state.rows, 0)
  // A number below the limit is shown nowhere (statistics, small groups), nor what is left without the own one.
  if ([own, all - own].some((rows) => rows > 0 && rows < hideBelow)) return null
  // Where none of the rows are theirs, the figures are those of everybody.
  return { name, isFirst: isFirst && own > 0, counts: { rows: own, all, institutions: institutions.length } }
}
