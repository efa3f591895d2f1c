import { call } from '#api/calls/client.ts'
import { ValidationError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { broadcastSave } from '#api/rows/ownSaves.ts'
import { isFields } from '#lib/measureAttributes.ts'
import { toText } from '#lib/text/text.ts'

const timeoutMs = 120_000

/** The server could not compute the means; `reason` is its text, '' without one. */
export class CalculationFailed extends Error {
  override name = 'CalculationFailed'
  readonly reason: string

  constructor(reason: string) {
    super('calculation failed')
    this.reason = reason
  }
}

/**
 * Lets the server compute the means of a benchmark from its measures. Throws CalculationFailed where the response
 * contains an `error`, with any status.
 */
export async function calculateBenchmark(id: number): Promise<void> {
  const answer = await call('PUT', `results/benchmarks/${id}/calculate/`, { timeout: timeoutMs }).catch(
    (error: unknown) => {
      const own = error instanceof ValidationError ? error.fields.find(({ path }) => path === 'error') : undefined
      throw own ? new CalculationFailed(serverMessage(own.message)) : error
    },
  )
  if (isFields(answer) && answer['error']) throw new CalculationFailed(serverMessage(toText(answer['error'])))
  broadcastSave('results/benchmarks', id, answer)
}
