import { useQuery } from '@tanstack/react-query'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { datasetQuery } from '#evaluation/dataset/datasetQuery.ts'
import type { Glance, GlanceQuestion } from '#evaluation/model/glance.ts'

/** The answer to a question about the rows that are there (`rows` names them); an older one stays until it is replaced. */
export function useGlance(data: Dataset, question: GlanceQuestion, rows: string): Glance | null {
  const about = question.institutions.join('\n')
  const { data: glance = null } = useQuery({
    ...datasetQuery(data, 'glance', [about, question, rows], async () => await data.glance(question)),
    enabled: question.institutions.length > 0,
    // What was said of one institution must not stand under the name of another.
    placeholderData: (before, query) => (query?.queryKey[3] === about ? before : undefined),
  })
  return glance
}
