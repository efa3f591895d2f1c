import { useQuery } from '@tanstack/react-query'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { datasetQuery } from '#evaluation/dataset/datasetQuery.ts'
import type { Overview, OverviewQuestion } from '#evaluation/model/overview.ts'

/** The answer to a question about the rows that are there (`rows` names them); an older one stays until it is replaced. */
export function useOverview(data: Dataset, question: OverviewQuestion, rows: string): Overview | null {
  const { institutions } = question
  const { data: overview } = useQuery({
    ...datasetQuery({
      data,
      kind: 'overview',
      // What was said of one institution must not stand under the name of another.
      about: institutions,
      requested: [question, rows],
      request: async () => await data.overview(question),
    }),
    enabled: institutions.length > 0,
  })
  return overview ?? null
}
