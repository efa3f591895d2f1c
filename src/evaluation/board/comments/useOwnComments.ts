import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useViewer } from '#engine/viewer.ts'
import {
  applied,
  type CommentsChange,
  nothingOwn,
  type OwnComments,
  readOwnComments,
  saveOwnComments,
} from './ownComments.ts'

/**
 * The viewer's themes and releases of an evaluation, and how to change them. A step is rendered immediately and is stored after those before it;
 * one that fails is shown and taken back. `isRead` is false until they are there: nothing is released before.
 */
export function useOwnComments(evaluation: number): {
  own: OwnComments
  isRead: boolean
  error: Error | null
  change: (change: CommentsChange, gone?: readonly string[]) => void
} {
  const { id: user } = useViewer()
  const { t } = useTranslation('written')
  const client = useQueryClient()
  const notifyError = useNotifyError()
  const queryKey = queryKeys.part(user, 'results/user_charts', 'written', evaluation)
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => await readOwnComments(user, evaluation, signal),
    meta: { isShownInPlace: true },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const mutationKey = [...queryKey, 'change']
  const waiting = useIsMutating({ mutationKey })
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, in the order of the clicks.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ change, gone }: { change: CommentsChange; gone: readonly string[] }) =>
      await saveOwnComments(user, evaluation, change, gone),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<OwnComments>(queryKey, (before = nothingOwn) => applied(before, change))
    },
    onSuccess: (saved) => {
      // A later step is on the screen already.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, saved)
    },
    onError: async (failure) => {
      notifyError(failure, t('own.not-saved'))
      await client.invalidateQueries({ queryKey })
    },
  })
  return {
    own: data ?? nothingOwn,
    isRead: data !== undefined,
    error: waiting > 0 ? null : error,
    change: (change, gone = []) => mutate({ change, gone }),
  }
}
