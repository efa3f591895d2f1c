import UserPlus from 'lucide-react/icons/user-plus'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ListToolProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { ownObjects } from './ownObjects.ts'
import { roles } from '#lib/permissions.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'

/** Invites a person to the institution whose people a list shows, where the viewer is admin of one only. */
export default function InviteButton({ collection, query }: ListToolProps) {
  const { t } = useTranslation('hospitals')
  const viewer = useViewer()
  const labels = useLabels(collection)
  const { pathname, search } = useLocation()
  const type = query.app_permissions__content_type
  const [object, ...others] = ownObjects(viewer)
    .filter(({ content_type }) => type === undefined || String(content_type) === String(type))
    .flatMap(({ content_type, ids }) => ids.map((object_id) => ({ content_type, object_id, role: roles.user })))
  const state = {
    backTarget: { to: `${pathname}${search}`, label: labels.many, viewerId: viewer.id },
    ...(object && others.length === 0 && { prefill: { permissions: [object] } }),
  }
  return (
    <LinkButton icon={UserPlus} to="/accounts/invitations/+" state={state}>
      {t('invite')}
    </LinkButton>
  )
}
