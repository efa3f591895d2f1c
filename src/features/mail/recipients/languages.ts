import { type QueryClient, useQueries } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { people } from '#features/mail/calls.ts'
import { maxIds } from '#lib/constants.ts'
import { getLanguage, type Language, languages } from '#lib/languages.ts'

/** How many recipients are looked up; of more only the number is shown. */
export const maxShown = 2000

export type LanguageCount = [language: Language, count: number]

function getQueries(viewerId: number, ids: readonly number[]) {
  const shown = ids.length <= maxShown ? ids : []
  return Array.from({ length: Math.ceil(shown.length / maxIds) }, (_, part) => {
    const some = shown.slice(part * maxIds, (part + 1) * maxIds)
    return {
      ...listQuery(viewerId, people, { ids: some.join(','), size: some.length }),
      meta: { isShownInPlace: true },
    }
  })
}

/** How many of some people read their mails in which language, and how many of them are unknown. */
export function useLanguages(ids: readonly number[]) {
  const viewer = useViewer()
  const answers = useQueries({ queries: getQueries(viewer.id, ids) })
  const isPending = answers.some((answer) => answer.isPending)
  const isFailed = answers.some(({ isError }) => isError)
  return {
    ...countLanguages(
      answers.flatMap(({ data }) => data?.rows ?? []),
      ids,
    ),
    isPending,
    isFailed,
    /** Whether the counts are those of all of these people. */
    isKnown: !isPending && !isFailed && ids.length <= maxShown,
  }
}

/** The same before an action; empty where they cannot be loaded. */
export async function loadLanguages(
  client: QueryClient,
  viewerId: number,
  ids: readonly number[],
): Promise<LanguageCount[]> {
  try {
    const pages = await Promise.all(getQueries(viewerId, ids).map(async (query) => await client.fetchQuery(query)))
    return countLanguages(
      pages.flatMap(({ rows }) => rows),
      ids,
    ).counts
  } catch {
    return []
  }
}

function countLanguages(people: readonly RowAt<'accounts/users'>[], ids: readonly number[]) {
  const wanted = new Set(ids)
  const rows = people.filter(({ id }) => wanted.has(id))
  const counts = languages
    .map((language): LanguageCount => [language, rows.filter((row) => getLanguage(row.language) === language).length])
    .filter(([, count]) => count > 0)
  /** Deactivated or deleted since. */
  const unnamed = ids.length <= maxShown ? ids.length - rows.length : 0
  return { counts, unnamed }
}
