import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Row, RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { getTitle } from '#engine/formatValue.ts'
import type { Collection } from '#engine/collection.ts'
import { getPath } from '#engine/records/recordPath.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import { rank } from './rank.ts'
import { toText } from '#lib/text/text.ts'
import type { HospitalList } from '#lib/areas.ts'
import type { Language } from '#lib/languages.ts'

/** A result: a menu entry, a record or an action. */
export type SearchResult = {
  key: string
  label: string
  about: string
  to: string
  /** The name of its collection; none of pages and actions. */
  kind?: string
  /** What a result without a page does. */
  onSelect?: () => void
}

/** The translations that name records, and the entry that opens all of a kind. */
export type RecordWords = {
  getName: (path: string) => string
  all: (values: { count: number; what: string }) => string
}

const minLetters = 2
const max = 5

/** Entries that contain every word of the text, ignoring accents; the best first. */
export function matching(finds: readonly SearchResult[], typed: string): SearchResult[] {
  const words = toWords(typed)
  if (words.length === 0) return []
  const found = finds.filter(({ label, about }) =>
    words.every((word) => normalizeForSearch(`${label} ${about}`).includes(word)),
  )
  return found.toSorted((one, other) => rank(other.label, words) - rank(one.label, words))
}

/** The first matching entries of each of some lists. */
export function matchingOfEach(lists: readonly (readonly SearchResult[])[], typed: string): SearchResult[] {
  return lists.flatMap((finds) => matching(finds, typed).slice(0, max))
}

/**
 * The first matching records of each collection, the best of a kind first, each kind followed by a link to all of them
 * where there are more. No row is inserted above another.
 */
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
  const wanted = toWords(search)
  const order = useOrder(
    typed,
    collections.flatMap((collection, index) =>
      isRequested && answers[index] ? [{ collection, ...answers[index] }] : [],
    ),
  )
  const finds = order.flatMap(({ collection, data: page }): SearchResult[] => {
    if (!page) return []
    const records = page.rows
      .slice(0, max)
      .map((row) => recordResult(collection, row, language, words))
      .toSorted((one, other) => rank(other.label, wanted) - rank(one.label, wanted))
    if (page.count <= max) return records
    const what = words.getName(collection.path)
    return [
      ...records,
      {
        key: `${collection.path}?`,
        label: words.all({ count: page.count, what }),
        about: words.getName(collection.area),
        kind: what,
        to: `/${collection.path}?${new URLSearchParams({ search: typed }).toString()}`,
      },
    ]
  })
  return { finds, isLoading: isRequested && answers.some(({ isFetching }) => isFetching) }
}

/** Milliseconds after which a kind is shown although one above it is missing. */
const patience = 1_500

/** The answers in the order in which they are shown: a late one is below those that are shown already. */
function useOrder<T extends { collection: Collection; isPending: boolean }>(typed: string, answers: readonly T[]): T[] {
  const [shown, setShown] = useState<{ typed: string; paths: readonly string[] }>({ typed: '', paths: [] })
  const [lateFor, setLateFor] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setLateFor(typed), patience)
    return () => window.clearTimeout(timer)
  }, [typed])
  const kept = shown.typed === typed ? shown.paths : []
  const awaited = lateFor === typed ? -1 : answers.findIndex(({ isPending }) => isPending)
  const added = answers.flatMap(({ collection: { path }, isPending }, index) =>
    isPending || (awaited !== -1 && index > awaited) || kept.includes(path) ? [] : [path],
  )
  const paths = [...kept, ...added]
  if (shown.typed !== typed || added.length > 0) setShown({ typed, paths })
  return paths.flatMap((path) => answers.find(({ collection }) => collection.path === path) ?? [])
}

/** The values that distinguish a record besides its title. */
type Named = Row & Pick<RowAt<'accounts/users'>, 'first_name' | 'last_name'> & Pick<RowAt<HospitalList>, 'anqid'>

/** A record as a search result: its name, and next to it its number and programme; its heading is its kind. */
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
    about: [toText(row.anqid), getName(collection.area)].filter(Boolean).join(' · '),
    kind: getName(collection.path),
    to: getPath(collection, row),
  }
}

export type ResultGroup = { key: string; title: string | undefined; finds: SearchResult[] }

/** Results under the name of their kind; neighbours of one kind share it. Their order stays. */
export function groupByKind(finds: readonly SearchResult[]): ResultGroup[] {
  const groups: ResultGroup[] = []
  for (const find of finds) {
    const last = groups.at(-1)
    if (last && last.title === find.kind) last.finds.push(find)
    else groups.push({ key: `group ${find.key}`, title: find.kind, finds: [find] })
  }
  return groups
}

/** The words of a typed text, as they are compared. */
export function toWords(typed: string): string[] {
  return normalizeForSearch(cleanLine(typed)).split(' ').filter(Boolean)
}
