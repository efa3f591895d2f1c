import { useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Survey } from './attributeLines.ts'
import { readSurvey } from '#features/measures/calls.ts'
import type { Language } from '#lib/languages.ts'

/** The survey of a measure in a language: attributes, questions and groups, each requested separately. */
export function useSurvey(
  { surveyId }: RowAt<'results/measures'>,
  language: Language,
): Survey & { hasFailed: boolean; isLoading: boolean; retry: () => void } {
  const id = typeof surveyId === 'number' || (typeof surveyId === 'string' && surveyId !== '') ? surveyId : undefined
  const attributes = usePart(id, 'attributes', language)
  const questions = usePart(id, 'questions', language)
  const groups = usePart(id, 'groups', language)
  const parts = [attributes, questions, groups]
  return {
    isConnected: id !== undefined,
    attributes: attributes.data,
    questions: questions.data,
    groups: groups.data,
    hasFailed: parts.some(({ isError }) => isError),
    isLoading: parts.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}

function usePart(id: number | string | undefined, part: 'attributes' | 'questions' | 'groups', language: Language) {
  const viewer = useViewer()
  return useQuery({
    queryKey: queryKeys.part(viewer.id, 'ls', part, id, language),
    queryFn: async ({ signal }) => await readSurvey(id ?? '', part, language, signal),
    enabled: id !== undefined,
    staleTime: 300_000,
  })
}
