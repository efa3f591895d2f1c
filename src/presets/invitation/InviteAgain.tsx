import UserPlus from 'lucide-react/icons/user-plus'
import { use } from 'react'
import type { RowAt } from '#api/rows/page.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { createInvitationAgain } from './invitationState.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'

/** Opens the form for a new invitation of the same person; nothing is sent before it is submitted. */
export default function InviteAgain({ collection, row }: RecordToolProps<RowAt<'accounts/invitations'>>) {
  const labels = useLabels(collection)
  const here = use(HereContext)
  const state = { ...(here && { backTarget: here }), prefill: createInvitationAgain(row) }
  return (
    <LinkButton icon={UserPlus} to={`/${collection.path}/+`} state={state}>
      {labels.field('invite-again')}
    </LinkButton>
  )
}
