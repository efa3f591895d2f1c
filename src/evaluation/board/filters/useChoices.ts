import { useQuery } from '@tanstack/react-query'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { datasetQuery } from '#evaluation/dataset/datasetQuery.ts'
import type { Choices } from '#evaluation/model/question.ts'
import type { Language } from '#lib/languages.ts'

/**
 * The values that an attribute offers over the rows that pass `filters`; requested again when the rows change (`rows`
 * is their key). The previous result stays until then.
 */
export function useChoices(
  data: Dataset,
  attribute: string,
  filters: readonly RowFilter[],
  language: Language,
  rows: string,
  isWanted = true,
): Choices | null {
  const { data: choices } = useQuery({
    ...datasetQuery({
      data,
      kind: 'choices',
      about: attribute,
      requested: [filters, language, rows],
      request: async () => await data.choices(attribute, filters, language),
    }),
    enabled: isWanted,
  })
  return choices ?? null
}
