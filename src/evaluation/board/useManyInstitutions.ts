import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import { institutionId } from '#evaluation/counting/table/columns.ts'
import { minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { institutionFilter, minInstitutions } from '#evaluation/model/overview.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

const none: RowFilter[] = []

/** Whether the rows of a page are of enough institutions with enough answers for a median and a best tenth of them. */
export function useManyInstitutions(data: Dataset, rows: string): boolean {
  const language = useLanguage()
  const least = Math.max(minAnswers, useHideBelow())
  const ids = useChoices(data, institutionId, none, language, rows)
  const names = useChoices(data, institutionFilter([]).attribute, none, language, rows)
  return ids !== null && names !== null && areMany(ids.choices.length > 0 ? ids : names, least)
}

function areMany({ choices }: Choices, least: number): boolean {
  return choices.filter((one) => one.rows >= least).length >= minInstitutions
}
