import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#api/rows/queries.ts'
import type { Row, RowAt } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { type RecordLink, useRecordLinks } from './recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { pickerSize } from '#lib/constants.ts'
import type { Language } from '#lib/languages.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** Which records can be selected, and their labels. */
export type RelationTarget<Endpoint extends string = string> = {
  /** The endpoint that lists the options. */
  endpoint: Endpoint
  /**
   * The source of a row's label: keys, or several in one (`first_name last_name`). The first with text is used unless
   * `join` is set.
   */
  label?: readonly string[]
  join?: boolean
  /** The query always sent with the search. */
  query?: Query
}

/** A target with fewer options. */
export function narrowed(target: RelationTarget, query: Query = {}): RelationTarget {
  return { ...target, query: { ...target.query, ...query } }
}

export type Choice = { id: string; label: string }
/** A selected record: its label, its page, and its row, unless it is gone, hidden or still loading. */
export type Chosen<R = Row> = Choice & { link?: RecordLink | undefined; row?: R; isPending?: boolean }

const defaultQuery = ['name', 'fullname', 'email', 'title', 'id']
/** How many selected records are looked up by name; of the rest only the number is shown. */
export const maxNamed = 200

/** The records that match the input of a picker; requested only while it is open. */
export function useChoices(target: RelationTarget, typed: string, isOpen: boolean) {
  const search = cleanLine(typed)
  const { id } = useViewer()
  const language = useLanguage()
  const query = { ...target.query, size: pickerSize, page: 1, ...(search ? { search } : {}) }
  const response = useQuery({ ...listQuery(id, target.endpoint, query), enabled: isOpen })
  return { ...response, choices: (response.data?.rows ?? []).map((row) => getChoice(target, row, language)) }
}

/**
 * The selected records by name. One that is missing in a complete response was deleted or is hidden from this viewer,
 * and is shown so; until the response arrives it is an ellipsis, and a number where none arrives.
 */
export function useChosen<Endpoint extends string>(
  target: RelationTarget<Endpoint>,
  ids: readonly (string | number)[],
): Chosen<RowAt<Endpoint>>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, isStaff } = useViewer()
  const linkTo = useRecordLinks(target.endpoint)
  const wanted = ids.slice(0, maxNamed).map(String)
  const query = { ids: wanted.toSorted().join(','), size: maxNamed }
  const { data, isPending, isPlaceholderData } = useQuery({
    ...listQuery(id, target.endpoint, query),
    enabled: wanted.length > 0,
    staleTime: 60_000,
    // Those of the selection before keep their names while a changed one is requested.
    placeholderData: keepPreviousData,
  })
  const named = new Map<string, Chosen<RowAt<Endpoint>>>(
    (data?.rows ?? []).map((row) => [String(row.id), { ...getChoice(target, row, language), link: linkTo(row), row }]),
  )
  const isComplete = data !== undefined && !isPlaceholderData && data.rows.length >= data.count
  const isWaiting = isPending || isPlaceholderData
  const missing = (one: string) => {
    if (isComplete) return t(isStaff ? 'relation.deleted' : 'relation.hidden', { id: one })
    return isWaiting ? '…' : `#${one}`
  }
  return wanted.map((one) => named.get(one) ?? { id: one, label: missing(one), isPending: isWaiting })
}

/** A row as an option, in this language where the row has it. */
export function getChoice(target: RelationTarget, row: Row, language: Language): Choice {
  const getText = (key: string) => toText(getAtPath(row, `${key}_${language}`)) || toText(getAtPath(row, key))
  const texts = (target.label ?? defaultQuery)
    .map((keys) => keys.split(' ').map(getText).filter(Boolean).join(' '))
    .filter(Boolean)
  // A name that contains its year does not get it appended.
  const parts = texts.filter(
    (text, place) => !texts.slice(0, place).some((before) => before !== text && before.split(/\s+/).includes(text)),
  )
  return { id: String(row.id), label: (target.join ? parts.join(' · ') : parts[0]) || `#${row.id}` }
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
