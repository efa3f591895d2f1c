import type { RowAt } from '#api/rows/page.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { institutions } from '#lib/areas.ts'
import { getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './PermissionsCell.module.css'
import { useNames } from './useName.ts'

/** What an invitation gives access to: the institutions of each role, or everything for staff. */
export default function AccessCell({ row }: CellProps<RowAt<'accounts/invitations'>>) {
  const labels = useLabels({ path: 'accounts/users' })
  const permissions = getPermissions(row.permissions)
  const used = roleNames.filter((name) => permissions.some(({ role }) => role === roles[name]))
  if (used.length === 0) return row.is_staff === true ? labels.field('is_staff') : <span data-is-nothing>-</span>
  return (
    <span className={styles.names}>
      <bdi className={styles.lines}>
        {used.map((name, index) => (
          <span key={name}>
            {index > 0 && '; '}
            <Institutions permissions={permissions.filter(({ role }) => role === roles[name])} />
            {`${labelSeparator()}${labels.option('role', name)}`}
          </span>
        ))}
      </bdi>
    </span>
  )
}

function Institutions({ permissions }: { permissions: ReturnType<typeof getPermissions> }) {
  const viewer = useViewer()
  const records = permissions.flatMap(({ content_type, object_id }) => {
    const kind = institutions.find(({ type }) => contentTypeId(viewer, type) === content_type)
    return kind ? { endpoint: kind.list, id: object_id } : []
  })
  const { names } = useNames(records, useLanguage())
  return <bdi translate="no">{names.join(', ')}</bdi>
}
