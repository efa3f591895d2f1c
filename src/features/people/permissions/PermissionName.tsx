import { contentTypeId } from '#api/session/viewer.ts'
import type { ItemProps } from '#engine/collection.ts'
import { useLabels, useNames } from '#engine/labels.ts'
import { useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import { getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { institutions } from '#lib/areas.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** A permission of a user in one line: the programme, the institution and the role. */
export default function PermissionName({ collection, item }: ItemProps) {
  const labels = useLabels(collection)
  const getName = useNames()
  const viewer = useViewer()
  const [permission] = getPermissions([item])
  const kind = institutions.find(({ type }) => contentTypeId(viewer, type) === permission?.content_type)
  const [object] = useChosen(
    { endpoint: kind?.list ?? 'apps/groups' },
    kind && permission ? [permission.object_id] : [],
  )
  const role = roleNames.find((name) => roles[name] === permission?.role)
  const parts = [kind && getName(kind.area), object?.label ?? `#${permission?.object_id}`]
  return (
    <bdi>{`${parts.filter(Boolean).join(' · ')}${labelSeparator()}${role ? labels.option('role', role) : '-'}`}</bdi>
  )
}
