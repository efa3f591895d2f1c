import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { settling } from '#api/rows/userCharts.ts'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useViewer } from '#engine/viewer.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { applied, nothingOwn, type OwnComments, readOwnComments, saveOwnComments } from './ownComments.ts'
import type { CommentsChange } from './storedComments.ts'
import { isSettling } from './savedSteps.ts'

/** Steps that failed: they are taken back, while the library still counts them as running. */
const failed = new WeakSet<object>()
const isFailed = (step: unknown) => typeof step === 'object' && step !== null && failed.has(step)

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
  const mutationKey = [...queryKey, 'change']
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const shown = client.getQueryData<OwnComments>(queryKey)
      // What is on the screen has steps that are not stored yet.
      if (shown && client.isMutating({ mutationKey, predicate: ({ state }) => !isFailed(state.variables) }) > 0)
        return shown
      return await readOwnComments(user, evaluation, signal, () => toast.info(t('own.restored'), { keep: true }))
    },
    meta: { isShownInPlace: true },
    staleTime: Number.POSITIVE_INFINITY,
    // A release that was taken back on another device is none here.
    refetchOnWindowFocus: 'always',
    // What was just stored is looked for again: a device that had read before may write over it.
    refetchInterval: () => isSettling(user, evaluation) && settling.intervalMs,
  })
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
    onSuccess: (saved, { change }) => {
      if (change.kind === 'release' && change.fingerprint !== null && !saved.released.has(change.text))
        toast.info(t('release.elsewhere'), { keep: true })
      // A later step is on the screen already.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, saved)
    },
    onError: async (failure, step) => {
      failed.add(step)
      notifyError(failure, t('own.not-saved'))
      await client.invalidateQueries({ queryKey })
    },
  })
  return {
    own: data ?? nothingOwn,
    isRead: data !== undefined,
    error: waiting > 0 ? null : error,
    change: (change, gone = []) => mutate({ change: withVersion(change, data ?? nothingOwn), gone }),
  }
}

/** A release names its version, and the withdrawal that the reader has seen. */
function withVersion(change: CommentsChange, { withdrawn }: OwnComments): CommentsChange {
  if (change.kind !== 'release' || change.fingerprint === null) return change
  return { ...change, version: crypto.randomUUID(), seen: withdrawn?.get(change.text) ?? null }
}
