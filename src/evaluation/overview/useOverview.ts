import { useQuery } from '@tanstack/react-query'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { datasetQuery } from '#evaluation/dataset/datasetQuery.ts'
import type { Overview, OverviewQuestion } from '#evaluation/model/overview.ts'

/** The overview of the loaded rows (`rows` is their key); the previous one stays until it is replaced. */
export function useOverview(data: Dataset, question: OverviewQuestion, rows: string): Overview | null {
  const { institutions } = question
  const { data: overview } = useQuery({
    ...datasetQuery({
      data,
      kind: 'overview',
      // The results of one institution must not appear under the name of another.
      about: institutions,
      requested: [question, rows],
      request: async () => await data.overview(question),
    }),
    enabled: institutions.length > 0,
  })
  return overview ?? null
}
