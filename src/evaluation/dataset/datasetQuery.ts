import { hashKey, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import type { Dataset } from './dataset.ts'

type QueryOptions<Answer> = {
  data: Dataset
  kind: 'series' | 'choices' | 'overview'
  /** What an answer has to be about to stay until the next one is there; without it any stays. */
  about?: unknown
  /** All else that the answer depends on, the rows that are there included. */
  requested: readonly unknown[]
  request: (signal: AbortSignal) => Promise<Answer>
}

/** A question to the rows of an evaluation as a query. Its answer never changes, and is dropped once nobody shows it. */
export function datasetQuery<Answer>({ data, kind, about, requested, request }: QueryOptions<Answer>) {
  return queryOptions({
    queryKey: queryKeys.counted(getNumber(data), kind, about, ...requested),
    queryFn: async ({ signal }) => await pendingUntilResult(request(signal)),
    placeholderData: about === undefined ? keepPreviousData : keepResultAbout(about),
    staleTime: 'static',
    gcTime: 0,
  })
}

/** The answer before, if it is about the same. */
function keepResultAbout(about: unknown) {
  return <Answer>(before: Answer | undefined, query?: { queryKey: QueryKey }): Answer | undefined =>
    query && hashKey([query.queryKey[aboutAt]]) === hashKey([about]) ? before : undefined
}

/** Where a key says what it is about. */
const aboutAt = 3

/**
 * What goes wrong is told by the states of the measures; the question stays open, so that the answer before stays in
 * sight as what it is. A query nobody waits for any more is cancelled by its signal.
 */
async function pendingUntilResult<Answer>(request: Promise<Answer>): Promise<Answer> {
  return await new Promise((resolve) => {
    request.then(resolve, () => undefined)
  })
}

const numbers = new WeakMap<Dataset, number>()
let last = 0

/** The rows of every opening have a number of their own, so that no answer is taken for one about other rows. */
function getNumber(data: Dataset): number {
  const number = numbers.get(data) ?? (last += 1)
  numbers.set(data, number)
  return number
}
