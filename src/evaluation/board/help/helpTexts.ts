import { useQuery } from '@tanstack/react-query'
import { readHelpTexts } from '#api/helpTexts.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/**
 * The help of a record by its id (`evaluation.91`), or else that of its kind (`evaluation`); none if there is no text.
 */
export function useHelpText(kind: 'evaluation' | 'measure', id: number): string | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: queryKeys.help(language),
    queryFn: async ({ signal }) => await readHelpTexts(language, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.[`${kind}.${id}`] ?? data?.[kind]
}
