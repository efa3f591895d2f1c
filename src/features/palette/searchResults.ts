import { useQueries } from '@tanstack/react-query'
import { listQuery } from '#api/queries.ts'
import type { Viewer } from '#api/viewer.ts'
import { translation } from '#engine/fields/translated.tsx'
import { programmes } from '#lib/areas.ts'
import { searchable } from '#lib/searchable.ts'
import { asText } from '#lib/text.ts'
import type { Language } from '#lib/languages.ts'

/** Something to go to: an entry of the menu, a record, an action. */
export type SearchResult = { key: string; label: string; about: string; to: string }

const fewest = 2
const most = 5

/** Entries that hold every word of what was typed, whatever the accents; those that begin with it first. */
export function matching(finds: readonly SearchResult[], typed: string): SearchResult[] {
  const words = searchable(typed.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = finds.filter(({ label, about }) =>
    words.every((word) => searchable(`${label} ${about}`).includes(word)),
  )
  return found.toSorted((one, other) => Number(startsWith(other, typed)) - Number(startsWith(one, typed)))
}

/** Records of the server that match: evaluations for everybody, hospitals and users for staff. */
export function useRecords(
  viewer: Viewer,
  search: string,
  language: Language,
  nameOf: (path: string) => string,
): { finds: SearchResult[]; isLoading: boolean } {
  const isAsked = search.trim().length >= fewest
  const endpoints = [
    'results/evaluations',
    ...(viewer.isStaff ? [...programmes.map((area) => `${area}/hospitals`), 'accounts/users'] : []),
  ]
  const answers = useQueries({
    queries: endpoints.map((endpoint) => ({
      ...listQuery(viewer.id, endpoint, {
        search: search.trim(),
        size: most,
        page: 1,
        ...(viewer.isStaff ? {} : { byPermissions: 1 }),
      }),
      enabled: isAsked,
    })),
  })
  const finds = endpoints.flatMap((endpoint, index): SearchResult[] => {
    const [area = ''] = endpoint.split('/')
    const about = endpoint.endsWith('/hospitals')
      ? `${nameOf(area)} · ${nameOf(`${endpoint}.one`)}`
      : nameOf(`${endpoint}.one`)
    return (isAsked ? (answers[index]?.data?.rows ?? []) : []).map((row) => ({
      key: `${endpoint}/${row.id}`,
      label:
        endpoint === 'accounts/users'
          ? `${asText(row.first_name)} ${asText(row.last_name)} · ${asText(row.email)}`.trim()
          : translation(row, 'name', '', language).text,
      about,
      to: `/${endpoint}/${row.id}`,
    }))
  })
  return { finds, isLoading: isAsked && answers.some(({ isFetching }) => isFetching) }
}

function startsWith({ label }: SearchResult, typed: string): boolean {
  return searchable(label).startsWith(searchable(typed.trim()))
}
