import { call } from '#api/calls/client.ts'
import { broadcastSave } from '#api/rows/ownSaves.ts'
import { evaluations } from '#evaluation/board/childRows.ts'
import { orElse, z } from '#lib/schema.ts'

/** The key by which the server identifies a chart. */
export type ChartId = string | number

export const labelShape = z.looseObject({ label: orElse(z.nullable(z.string()), '') })

/** The label of a child evaluation, '' if it has none. Rejects if the viewer may not request it. */
export async function readChildLabel(evaluation: number, signal?: AbortSignal): Promise<string> {
  return (await call('GET', `${evaluations}/${evaluation}/get_child_label/`, { signal, shape: labelShape })).label ?? ''
}

/** Copies charts of a parent evaluation over those of one child. */
export async function postCharts(parent: number, child: number, charts: readonly ChartId[]): Promise<void> {
  const result = await call('PUT', `${evaluations}/${parent}/update_charts_for_child/`, { body: { child, charts } })
  broadcastSave(evaluations, child, result)
}
