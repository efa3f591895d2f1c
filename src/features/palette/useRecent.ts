import { useQueries } from '@tanstack/react-query'
import type { DevicePreferences } from '#api/storage/devicePreferences.ts'
import { rowQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import type { Collections } from '#engine/collections.ts'
import type { Language } from '#lib/languages.ts'
import { recordResult, type RecordWords, type SearchResult } from './searchResults.ts'

/** The recently opened records of a person by name; missing or no longer readable ones are omitted. */
export function useRecent(
  collections: Collections,
  recent: DevicePreferences['recent'],
  viewer: Viewer,
  language: Language,
  words: Pick<RecordWords, 'getName'>,
): SearchResult[] {
  const readable = recent.flatMap(({ path, id }) => {
    const collection = collections.get(path)
    return collection && can(collection, 'read', viewer, { id }) ? [{ collection, id }] : []
  })
  const answers = useQueries({
    queries: readable.map(({ collection, id }) => ({
      ...rowQuery(viewer.id, collection.endpoint, id),
      staleTime: 60_000,
    })),
  })
  return readable.flatMap(({ collection }, index) => {
    const row = answers[index]?.data
    if (!row || !can(collection, 'read', viewer, row)) return []
    const found = recordResult(collection, row, language, words)
    // Records of all kinds share a heading.
    return [{ ...found, about: [found.about, words.getName(`${collection.path}.one`)].filter(Boolean).join(' · ') }]
  })
}
