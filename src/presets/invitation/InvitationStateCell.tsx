import { Link } from 'react-router-dom'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { isAdminSomewhere } from '#features/people/ownObjects.ts'
import styles from './InvitationState.module.css'
import InvitationStateBadge from './InvitationStateBadge.tsx'
import { createInvitationAgain, getInvitationState } from './invitationState.ts'
import { WaitingSince } from './WaitingSince.tsx'

/** The state of an invitation in the list and since when an open one waits; an expired one leads to a new one of the same person. */
export default function InvitationStateCell({ row }: CellProps<RowAt<'accounts/invitations'>>) {
  const labels = useLabels({ path: 'accounts/invitations' })
  const viewer = useViewer()
  const canInvite = viewer.isStaff || isAdminSomewhere(viewer)
  const state = getInvitationState(row)
  const badge = <InvitationStateBadge row={row} />
  if (state === 'open') return <WaitingSince moment={row.created}>{badge}</WaitingSince>
  if (!canInvite || state !== 'expired') return badge
  return (
    <span className={styles.state}>
      {badge}
      <Link to="/accounts/invitations/+" state={{ prefill: createInvitationAgain(row) }}>
        {labels.field('invite-again')}
      </Link>
    </span>
  )
}
