import type { Dataset } from './dataset.ts'
import type { MeasureState } from './measureState.ts'

const none: readonly MeasureState[] = []

/** Rows that open with the first subscriber and close with the last. */
export function refCounted(open: () => Dataset): Dataset {
  let data: Dataset | null = null
  let listeners = 0
  const needed = (): Dataset => {
    if (!data) throw new DOMException('nobody listens', 'AbortError')
    return data
  }
  const close = (): void => {
    data?.close()
    data = null
  }
  return {
    states: () => data?.states() ?? none,
    subscribe: (listener) => {
      data ??= open()
      listeners += 1
      const stop = data.subscribe(listener)
      return () => {
        stop()
        listeners -= 1
        if (listeners === 0) close()
      }
    },
    request: async (question, signal) => await needed().request(question, signal),
    overview: async (question) => await needed().overview(question),
    effects: async (question) => await needed().effects(question),
    comments: async (question) => await needed().comments(question),
    choices: async (...requested) => await needed().choices(...requested),
    retry: (measure) => needed().retry(measure),
    refresh: async () => await needed().refresh(),
    close,
  }
}
