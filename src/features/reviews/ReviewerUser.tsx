import { contentTypeId } from '#api/session/viewer.ts'
import type { WidgetProps } from '#engine/collection.ts'
import { getIds } from '#lib/values/getIds.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { control } from '#engine/fields/widgets/control.ts'
import { useViewer } from '#engine/viewer.ts'

/** Selects a reviewer among the people with permissions on a hospital of the programme. */
export default function ReviewerUser({ value, onChange, ...props }: WidgetProps) {
  const viewer = useViewer()
  const query = { app_permissions__content_type: contentTypeId(viewer, 'irp.hospital') ?? 0 }
  const target = { endpoint: 'accounts/users', label: ['first_name last_name', 'email'], join: true, query }
  return (
    <RelationPicker
      {...control(props)}
      target={target}
      ids={getIds(value)}
      onIds={(ids) => onChange(Number(ids.at(-1) ?? 0) || null)}
    />
  )
}
