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

const flags = ['is_staff', 'is_superuser', 'is_demo'] as const

/** What a person may do: what holds for the whole account, and their institutions by role. */
export default function PersonState({ row }: { row: RowAt<'accounts/users'> }) {
  const { t } = useTranslation('actions')
  const labels = useLabels({ path: 'accounts/users' })
  const held = flags.filter((flag) => row[flag] === true)
  // Where a server sends none, nothing is known about them.
  const hasNone = Array.isArray(row.app_permissions) && row.app_permissions.length === 0
  return (
    <>
      {held.map((flag) => (
        <Badge key={flag} kind="accent">
          {labels.field(flag)}
        </Badge>
      ))}
      {roleNames.map((role) => (
        <Institutions key={role} row={row} role={role} />
      ))}
      {held.length === 0 && hasNone && <Badge kind="warn">{t('person.no-permissions')}</Badge>}
      {row.last_login === null && <Badge kind="warn">{t('person.never-signed-in')}</Badge>}
    </>
  )
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
