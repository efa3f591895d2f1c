import type { RowAt } from '#api/rows/page.ts'
import type { Values } from '#engine/collection.ts'
import { getPermissions } from '#lib/permissions.ts'

type Invitation = RowAt<'accounts/invitations'>

export type InvitationState = 'accepted' | 'open' | 'expired'

/** The server calls accepted invitations active, too. */
export function getInvitationState({ accepted, status }: Partial<Invitation>): InvitationState {
  if (accepted === true) return 'accepted'
  return status === 'expired' ? 'expired' : 'open'
}

/**
 * The values of a new invitation of the same person. The ids of the permissions belong to the old one, and the staff
 * flag needs its own confirmation.
 */
export function createInvitationAgain({
  email,
  language,
  template,
  content,
  force_2fa,
  permissions,
}: Invitation): Values {
  return {
    email,
    language,
    template,
    content,
    force_2fa,
    permissions: getPermissions(permissions).map(({ content_type, object_id, role }) => ({
      content_type,
      object_id,
      role,
    })),
  }
}
