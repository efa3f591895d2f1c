import { useCallback, useRef, useState } from 'react'
import { ResultUnknown } from '#api/errors.ts'
import { type Refusal, refusalOf, sendFile, type Target } from './sending.ts'

export type Outgoing = {
  key: number
  file: File
  status: 'initial' | 'saving' | 'success' | 'failed'
  /** How much of it is on its way, from 0 to 1. */
  share: number
  refusal?: Refusal | undefined
  fault?: string | undefined
  /** When it was sent by a try of which nobody knows whether it got there (`performance.now()`). */
  lostAt?: number | undefined
}

type Upload = {
  files: Outgoing[]
  isSending: boolean
  add: (chosen: readonly File[]) => void
  remove: (key: number) => void
  /** Sends the remaining files one after the other, including those that failed before; true when all have arrived. */
  send: (target: Target) => Promise<boolean>
}

/** Files on their way to the server, each with its own status; one that fails stays and can be sent again (FILE-03). */
export function useUpload(textOf: (error: unknown) => string): Upload {
  const [files, setFiles] = useState<Outgoing[]>([])
  const [isSending, setSending] = useState(false)
  const last = useRef(0)
  const busy = useRef(false)
  const set = (key: number, change: Partial<Outgoing>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)))

  const add = useCallback((chosen: readonly File[]) => {
    const fresh = chosen.map((file): Outgoing => ({
      key: (last.current += 1),
      file,
      status: 'initial',
      share: 0,
      refusal: refusalOf(file),
    }))
    setFiles((now) => [...now, ...fresh])
  }, [])
  const send = async (target: Target): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setSending(true)
    let isWhole = files.every(({ refusal }) => !refusal)
    for (const { key, file, lostAt } of files.filter(({ status, refusal }) => status !== 'success' && !refusal)) {
      const started = performance.now()
      set(key, { status: 'saving', share: 0, fault: undefined })
      try {
        await sendFile(file, target, (share) => set(key, { share }), lostAt)
        set(key, { status: 'success' })
      } catch (error) {
        isWhole = false
        set(key, {
          status: 'failed',
          fault: textOf(error),
          ...(error instanceof ResultUnknown && { lostAt: lostAt ?? started }),
        })
      }
    }
    busy.current = false
    setSending(false)
    return isWhole
  }
  return { files, isSending, add, remove: (key) => setFiles((now) => now.filter((one) => one.key !== key)), send }
}
