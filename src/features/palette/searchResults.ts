import { useQueries } from '@tanstack/react-query'
import type { Row, RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { getTitle } from '#engine/formatValue.ts'
import type { Collection } from '#engine/collection.ts'
import { getPath } from '#engine/records/recordPath.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import { toText } from '#lib/text/text.ts'
import type { HospitalList } from '#lib/areas.ts'
import type { Language } from '#lib/languages.ts'

/** A result: a menu entry, a record or an action. */
export type SearchResult = { key: string; label: string; about: string; to: string }

/** The translations that name records, and the entry that opens all of a kind. */
export type RecordWords = {
  getName: (path: string) => string
  all: (values: { count: number; what: string }) => string
}

const minLetters = 2
const max = 5

/** Entries that contain every word of the text, ignoring accents; those that begin with it are first. */
export function matching(finds: readonly SearchResult[], typed: string): SearchResult[] {
  const words = normalizeForSearch(cleanLine(typed)).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const found = finds.filter(({ label, about }) =>
    words.every((word) => normalizeForSearch(`${label} ${about}`).includes(word)),
  )
  return found.toSorted((one, other) => Number(startsWith(other, typed)) - Number(startsWith(one, typed)))
}

/** The first matching records of each collection, each kind followed by a link to all of them where there are more. */
export function useRecords(
  collections: readonly Collection[],
  viewer: Viewer,
  search: string,
  language: Language,
  words: RecordWords,
): { finds: SearchResult[]; isLoading: boolean } {
  const typed = cleanLine(search)
  const isRequested = typed.length >= minLetters
  const answers = useQueries({
    queries: collections.map(({ endpoint }) => ({
      ...listQuery(viewer.id, endpoint, {
        search: typed,
        size: max,
        page: 1,
        ...(viewer.isStaff ? {} : { byPermissions: 1 }),
      }),
      enabled: isRequested,
    })),
  })
  const finds = collections.flatMap((collection, index): SearchResult[] => {
    const page = isRequested ? answers[index]?.data : undefined
    if (!page) return []
    const records = page.rows.slice(0, max).map((row) => recordResult(collection, row, language, words))
    if (page.count <= max) return records
    const what = words.getName(collection.path)
    return [
      ...records,
      {
        key: `${collection.path}?`,
        label: words.all({ count: page.count, what }),
        about: words.getName(collection.area),
        to: `/${collection.path}?${new URLSearchParams({ search: typed }).toString()}`,
      },
    ]
  })
  return { finds, isLoading: isRequested && answers.some(({ isFetching }) => isFetching) }
}

/** The values that distinguish a record besides its title. */
type Named = Row & Pick<RowAt<'accounts/users'>, 'first_name' | 'last_name'> & Pick<RowAt<HospitalList>, 'anqid'>

/** A record as a search result: its name, and next to it its number, programme and kind. */
export function recordResult(
  collection: Collection,
  row: Named,
  language: Language,
  { getName }: Pick<RecordWords, 'getName'>,
): SearchResult {
  const person = `${toText(row.first_name)} ${toText(row.last_name)}`.trim()
  const title = getTitle(collection, row, language)
  return {
    key: `${collection.path}/${row.id}`,
    label: collection.endpoint === 'accounts/users' && person ? `${person} · ${title}` : title,
    about: [toText(row.anqid), getName(collection.area), getName(`${collection.path}.one`)].filter(Boolean).join(' · '),
    to: getPath(collection, row),
  }
}

function startsWith({ label }: SearchResult, typed: string): boolean {
  return normalizeForSearch(label).startsWith(normalizeForSearch(cleanLine(typed)))
}
