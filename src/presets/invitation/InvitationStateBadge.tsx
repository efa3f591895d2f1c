import type { RowAt } from '#api/rows/page.ts'
import { useLabels } from '#engine/labels.ts'
import { getInvitationState } from './invitationState.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

const kinds = { accepted: 'good', open: 'accent', expired: 'warn' } as const

/** Whether an invitation is accepted, open or expired. */
export default function InvitationStateBadge({ row }: { row: RowAt<'accounts/invitations'> }) {
  const labels = useLabels({ path: 'accounts/invitations' })
  const state = getInvitationState(row)
  return <Badge kind={kinds[state]}>{labels.option('invitation', state)}</Badge>
}
