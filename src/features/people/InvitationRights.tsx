import type { WidgetProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import AppPermissions from '#features/people/permissions/AppPermissions.tsx'
import { OwnInstitutions } from './OwnInstitutions.tsx'

/** The permissions of an invitation: staff select freely, others among the institutions they are admin of. */
export default function InvitationRights(props: WidgetProps) {
  const { isStaff } = useViewer()
  return isStaff ? <AppPermissions {...props} /> : <OwnInstitutions {...props} />
}
