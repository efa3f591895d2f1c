import { call } from '#api/client.ts'
import type { Row } from '#api/page.ts'
import { listRows } from '#api/rows.ts'
import { orElse, z } from '#lib/schema.ts'

export const evaluations = 'results/evaluations'
const batch = 50

/** What the server tells a chart's own name by. */
export type ChartId = string | number

const labelShape = z.looseObject({ label: orElse(z.string(), '') })

/** The label of a child evaluation, '' where it has none. Fails for who may not ask. */
export async function readChildLabel(evaluation: number, signal?: AbortSignal): Promise<string> {
  return (await call('GET', `${evaluations}/${evaluation}/get_child_label/`, { signal, shape: labelShape })).label
}

/** Lays charts of a parent evaluation over those of one child. */
export async function pushCharts(parent: number, child: number, charts: readonly ChartId[]): Promise<void> {
  await call('PUT', `${evaluations}/${parent}/update_charts_for_child/`, { body: { child, charts } })
}

/** The evaluations of these numbers as they stand now, as far as they may be read; asked in parts, so that no answer gets huge. */
export async function readEvaluations(
  ids: readonly number[],
  signal?: AbortSignal,
  more: { is_active?: boolean } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < ids.length; from += batch)
    rows.push(
      ...(await listRows(evaluations, { ids: ids.slice(from, from + batch).join(), size: 'all', ...more }, signal))
        .rows,
    )
  return rows
}
