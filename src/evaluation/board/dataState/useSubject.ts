import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import type { OwnAndOthers, RowFilter } from '#evaluation/model/chart.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { countSubject, type Subject } from './subject.ts'

const unfiltered: RowFilter[] = []

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
  if (!isWanted || !choices) return { name: about.labels.own, isFirst: about.isFirst, counts: null }
  return countSubject(about, choices.choices, states, hideBelow)
}
