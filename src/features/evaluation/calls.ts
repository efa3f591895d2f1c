import { call } from '#api/client.ts'

const patience = 120_000

export type RowsAsked = { measure: number; evaluation: number | null; daysBack?: number | undefined; isBackground: boolean }

/** Asks for all rows of a measure (in the background: for what the server has prepared). The body is left unread: it may have a hundred megabytes. */
export async function askRows({ measure, evaluation, daysBack, isBackground }: RowsAsked, signal: AbortSignal): Promise<Response> {
  const query = { eval: 1, measure, days_back: daysBack, evaluationId: evaluation ?? undefined, bg: isBackground ? 1 : undefined }
  return await call('GET', rowsPath, { as: 'response', query, signal, timeout: patience })
}

/** The endpoint of rows, as faults name it. */
export const rowsPath = 'results/data/'
