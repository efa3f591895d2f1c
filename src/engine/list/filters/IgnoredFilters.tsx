import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Collection } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { withoutLookup } from '#engine/list/url/listParams.ts'
import { findIgnoredFilters } from '#engine/records/ignoredFilters.ts'
import { Banner } from '#ui/feedback/Banner.tsx'

/** Shows which filters of a query the server ignored, as far as its rows reveal it. */
export function IgnoredFilters({ collection, query, rows }: { collection: Collection; query: Query; rows: Row[] }) {
  const { t } = useTranslation('actions')
  const labels = useLabels(collection)
  const fields = findIgnoredFilters(query, rows).map(withoutLookup)
  if (fields.length === 0) return null
  const filters = [...new Set(fields)].map(labels.field).join(', ')
  return <Banner kind="warning">{t('unapplied', { filters })}</Banner>
}
