import { hashKey, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import type { Dataset } from './dataset.ts'

type QueryOptions<Answer> = {
  data: Dataset
  kind: 'series' | 'choices' | 'overview' | 'effects' | 'written'
  /** A result stays as a placeholder only for the same subject; without one, any result does. */
  about?: unknown
  /** All other inputs of the result, including the key of the loaded rows. */
  requested: readonly unknown[]
  request: (signal: AbortSignal) => Promise<Answer>
}

/**
 * A request to the rows of an evaluation as a query. Its result never changes, and is dropped once no component uses
 * it.
 */
export function datasetQuery<Answer>({ data, kind, about, requested, request }: QueryOptions<Answer>) {
  return queryOptions({
    queryKey: queryKeys.counted(getNumber(data), kind, about, ...requested),
    queryFn: async ({ signal }) => await pendingUntilResult(request(signal)),
    placeholderData: about === undefined ? keepPreviousData : keepResultAbout(about),
    staleTime: 'static',
    gcTime: 0,
  })
}

/** The previous result, if it is about the same subject. */
function keepResultAbout(about: unknown) {
  return <Answer>(before: Answer | undefined, query?: { queryKey: QueryKey }): Answer | undefined =>
    query && hashKey([query.queryKey[aboutAt]]) === hashKey([about]) ? before : undefined
}

/** The position of the subject in a key. */
const aboutAt = 3

/**
 * The states of the measures show errors; the request stays pending, so that the previous result remains visible as
 * such. A query without observers is cancelled by its signal.
 */
async function pendingUntilResult<Answer>(request: Promise<Answer>): Promise<Answer> {
  return await new Promise((resolve) => {
    request.then(resolve, () => undefined)
  })
}

const numbers = new WeakMap<Dataset, number>()
let last = 0

/** Each opening of rows has an id of its own, so that its results are not mistaken for those of other rows. */
function getNumber(data: Dataset): number {
  const number = numbers.get(data) ?? (last += 1)
  numbers.set(data, number)
  return number
}
