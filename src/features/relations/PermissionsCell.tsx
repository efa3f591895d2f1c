import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import { contentTypeId } from '#api/session/viewer.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { useNames } from './useName.ts'
import { institutions } from '#lib/areas.ts'
import { getPermissions } from '#lib/permissions.ts'
import styles from './PermissionsCell.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** More institutions are only counted. */
const maxNamed = 2

/** The institutions that a person has permissions on; one that takes part in several programmes once; of staff that they are staff. */
export default function PermissionsCell({ row }: CellProps<RowAt<'accounts/users'>>) {
  const { t } = useTranslation('actions')
  const viewer = useViewer()
  const labels = useLabels({ path: 'accounts/users' })
  const records = getPermissions(row.app_permissions).flatMap(({ content_type, object_id }) => {
    const kind = institutions.find(({ type }) => contentTypeId(viewer, type) === content_type)
    return kind ? { endpoint: kind.list, id: object_id } : []
  })
  const { names, isPending } = useNames(records, useLanguage())
  const more = names.length - maxNamed
  const rest = more > 0 ? ` ${t('more', { count: more })}` : ''
  const shown = names.slice(0, maxNamed).join(', ')
  const isNothing = names.length === 0 && !isPending && row.is_staff !== true
  return (
    <span className={styles.names} data-is-nothing={isNothing || undefined} title={`${shown}${rest}`}>
      <span className={styles.lines}>
        <bdi translate="no">{shown}</bdi>
        {rest}
        {isNothing ? '-' : names.length === 0 && !isPending && labels.field('is_staff')}
      </span>
    </span>
  )
}
