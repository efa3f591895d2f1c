import { useCallback, useRef, useState } from 'react'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { confirmResend } from '#engine/form/save/confirmResend.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { isChanged, type Refusal, getRefusal, sendFile, type Target } from './sending.ts'

export type Outgoing = {
  key: number
  file: File
  status: 'initial' | 'saving' | 'success' | 'failed'
  /** The upload progress from 0 to 1. */
  share: number
  refusal?: Refusal | undefined
  error?: string | undefined
  /** When it was sent by a try with an unknown result (`performance.now()`). */
  lostAt?: number | undefined
}

type Outcome = 'all' | 'some' | 'cancelled'
type Upload = {
  files: Outgoing[]
  isSending: boolean
  add: (chosen: readonly File[]) => void
  remove: (key: number) => void
  /**
   * Uploads the remaining files one after the other, including failed ones; returns whether all or some have arrived, or
   * the upload was cancelled.
   */
  send: (target: Target) => Promise<Outcome>
  /** Cancels the uploads; finished ones stay, the rest can be sent again. */
  cancel: () => void
}

/** Files with their upload progress, each with its own status; a failed one stays and can be retried (FILE-03). */
export function useUpload(toText: (error: unknown) => string): Upload {
  const [files, setFiles] = useState<Outgoing[]>([])
  const last = useRef(0)
  const stop = useRef<AbortController>(null)
  const set = (key: number, change: Partial<Outgoing>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)))

  const add = useCallback((chosen: readonly File[]) => {
    const fresh = chosen.map((file): Outgoing => ({
      key: (last.current += 1),
      file,
      status: 'initial',
      share: 0,
      refusal: getRefusal(file),
    }))
    setFiles((now) => [...now, ...fresh])
  }, [])
  const refuseChanged = async (key: number, file: File): Promise<boolean> => {
    const isOther = await isChanged(file)
    if (isOther) set(key, { status: 'initial', refusal: 'changed', error: undefined })
    return isOther
  }
  const send = async (target: Target): Promise<Outcome> => {
    const { signal } = (stop.current = new AbortController())
    let isWhole = files.every(({ refusal }) => !refusal)
    for (const { key, file, lostAt } of files.filter(({ status, refusal }) => status !== 'success' && !refusal)) {
      const started = performance.now()
      if (signal.aborted || (await refuseChanged(key, file))) {
        isWhole = false
        continue
      }
      set(key, { status: 'saving', share: 0, error: undefined })
      try {
        await sendFile(file, target, (share) => set(key, { share }), lostAt, signal, confirmResend)
        set(key, { status: 'success' })
      } catch (error) {
        isWhole = false
        // The server may have a cancelled file all the same: it is looked up before a retry.
        const isUnknown = signal.aborted || error instanceof UnknownOutcomeError
        const left = { ...(isUnknown && { lostAt: lostAt ?? started }) }
        if (signal.aborted || error instanceof SaveCancelled) set(key, { status: 'initial', ...left })
        else if (!(await refuseChanged(key, file))) set(key, { status: 'failed', error: toText(error), ...left })
      }
    }
    if (signal.aborted) return 'cancelled'
    return isWhole ? 'all' : 'some'
  }
  const sending = useAction({ run: send })
  return {
    files,
    isSending: sending.isPending,
    add,
    remove: (key) => setFiles((now) => now.filter((one) => one.key !== key)),
    send: async (target) => (await sending.run(target)) ?? 'cancelled',
    cancel: () => stop.current?.abort(),
  }
}
