import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { queryKeys, rowQuery } from '#api/rows/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { readParentRights } from '#evaluation/dataset/calls.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

type Props = { collection: Collection; evaluation: number; parent: number }

/**
 * The link to the parent evaluation, for staff and those it lists; without a response about permissions there is none.
 */
export function ParentLink({ collection, evaluation, parent }: Props) {
  const viewer = useViewer()
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const rights = useQuery({
    queryKey: queryKeys.part(viewer.id, collection.endpoint, 'parent-rights', evaluation),
    // A failed request means no permissions, without a notification.
    queryFn: async ({ signal }) => await readParentRights(evaluation, signal).catch(() => null),
    enabled: !viewer.isStaff,
  })
  const isListed = rights.data
    ? [...rights.data.view_access_admins, ...rights.data.view_access_users].includes(viewer.id)
    : false
  const canOpen = viewer.isStaff || isListed
  const result = useQuery({ ...rowQuery(viewer.id, collection.endpoint, parent), enabled: canOpen })
  if (!canOpen) return null
  return (
    <span>
      {t('parent')}
      {labelSeparator()}
      <Link to={`/${collection.path}/${parent}`}>
        <bdi translate="no">{result.data ? getTitle(collection, result.data, language) : `#${parent}`}</bdi>
      </Link>
    </span>
  )
}
