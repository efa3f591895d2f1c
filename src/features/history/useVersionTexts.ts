import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useNames } from '#engine/labels.ts'
import { rowById } from '#engine/records/rowById.ts'
import { useViewer } from '#engine/viewer.ts'
import { getStockComment } from '#lib/text/stockTexts.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { hasStockName, type Version } from './version.ts'

/** The comment of a version: what a server writes by itself in the language of the page. */
export function useVersionTexts(): { getComment: (version: Version) => string } {
  const { t } = useTranslation('history')
  return {
    getComment: ({ comment }) => {
      const key = getStockComment(comment)
      return key ? t(key) : comment
    },
  }
}

/**
 * The name of the record of a version. Where the server names it by its kind and number only, it is the title of the
 * record as it is today (the hospital and the measure of an order), looked up for all versions of the page in one request.
 */
export function useRecordName(version: Version, collection: Collection): string {
  const getName = useNames()
  const language = useLanguage()
  const viewer = useViewer()
  const { endpoint, path } = collection
  const isStock = hasStockName(version)
  const id = Number(version.objectId)
  const { data } = useQuery({
    queryKey: queryKeys.part(viewer.id, endpoint, 'name', id),
    queryFn: async () => await rowById(endpoint, id),
    staleTime: 60_000,
    enabled: isStock && collection.columns.length > 0,
    meta: { isShownInPlace: true },
  })
  if (!isStock) return version.name || `#${version.objectId}`
  if (typeof data === 'object') return getTitle(collection, data.row, language)
  const kind = getName(`${path}.one`)
  return kind === `${path}.one` ? version.name : `${kind} ${version.objectId}`
}
