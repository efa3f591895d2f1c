import { useQuery } from '@tanstack/react-query'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { getCollator } from '#lib/text/collator.ts'
import { toText } from '#lib/text/text.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { childRowsQuery } from '#evaluation/board/childRows.ts'
import { childIds } from './childIds.ts'

/** A child with its name; one missing in the list has its id instead. */
export type Child = { id: number; name: string; isListed: boolean }

/** The children of an evaluation; undefined while they load. If loading fails they are listed by id. */
export function useChildren(collection: Collection, row: EvaluationRow): Child[] | undefined {
  const viewer = useViewer()
  const language = useLanguage()
  const ids = childIds(row)
  const { data, isPending } = useQuery(childRowsQuery(viewer.id, ids))
  if (isPending) return undefined
  const known = new Map((data ?? []).map((one) => [one.id, one]))
  const children = ids.map((id): Child => {
    const one = known.get(id)
    if (!one) return { id, name: `#${id}`, isListed: false }
    const [title, label] = [getTitle(collection, one, language), toText(one.label)]
    return { id, name: label === '' || label === title ? title : `${label} – ${title}`, isListed: true }
  })
  return children.toSorted((one, other) => getCollator(language).compare(one.name, other.name))
}
