import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import { Incomplete } from './Incomplete.ts'

/**
 * Waits until all rows of a dataset are loaded; `onReport` gets the share that is. Throws the error of a measure that
 * failed, `Incomplete` if the server does not deliver the rest, and the reason of the signal.
 */
export async function waitForRows(
  data: Dataset,
  signal: AbortSignal,
  onReport: (share: number) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      stop()
      signal.removeEventListener('abort', cancel)
      settle()
    }
    const theme = () => {
      const states = data.states()
      const failed = states.find(({ status }) => status === 'failed')
      if (failed) return end(() => reject(failed.error ?? new Incomplete()))
      if (states.some(({ status }) => status === 'gaveUp')) return end(() => reject(new Incomplete()))
      if (states.every(({ status }) => status === 'ready')) return end(resolve)
      const { rows, total } = getSummary(states)
      return onReport(total ? rows / total : 0)
    }
    const cancel = () => end(() => reject(signal.reason as Error))
    const stop = data.subscribe(theme)
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    else theme()
  })
}
