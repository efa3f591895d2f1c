import { queryOptions } from '@tanstack/react-query'
import type { Dataset } from './dataset.ts'

const keys = new WeakMap<Dataset, number>()
let lastKey = 0

/**
 * A question to the rows of an evaluation as a query: `kind` and `asked` say all it depends on, the rows that are there
 * included. What fails is told by the states of the measures, so that an older answer stays; nothing is kept once nobody
 * asks. A question that nobody waits for any more is aborted by its signal.
 */
export function datasetQuery<Answer>(
  data: Dataset,
  kind: string,
  asked: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  return queryOptions({
    queryKey: ['dataset', keyOf(data), kind, ...asked],
    queryFn: async ({ signal }) =>
      await new Promise<Answer>((resolve) => {
        ask(signal).then(resolve, () => undefined)
      }),
    staleTime: Infinity,
    gcTime: 0,
  })
}

function keyOf(data: Dataset): number {
  const key = keys.get(data) ?? (lastKey += 1)
  keys.set(data, key)
  return key
}
