import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { useNames } from './useName.ts'
import { institutions } from '#lib/areas.ts'
import { getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** More institutions are only counted. */
const maxNamed = 2

type Role = (typeof roleNames)[number]

/** The institutions of a person by role. */
export default function PersonState({ row }: { row: RowAt<'accounts/users'> }) {
  return roleNames.map((role) => <Institutions key={role} row={row} role={role} />)
}

function Institutions({ row, role }: { row: RowAt<'accounts/users'>; role: Role }) {
  const { t } = useTranslation('actions')
  const viewer = useViewer()
  const labels = useLabels({ path: 'accounts/users' })
  const records = getPermissions(row.app_permissions).flatMap((one) => {
    const kind = institutions.find(({ type }) => contentTypeId(viewer, type) === one.content_type)
    return kind && one.role === roles[role] ? { endpoint: kind.list, id: one.object_id } : []
  })
  const { names } = useNames(records, useLanguage())
  if (names.length === 0) return null
  const more = names.length - maxNamed
  const rest = more > 0 ? ` ${t('more', { count: more })}` : ''
  return (
    <Badge>
      <bdi translate="no">{names.slice(0, maxNamed).join(', ')}</bdi>
      {rest + labelSeparator() + labels.option('role', role)}
    </Badge>
  )
}
