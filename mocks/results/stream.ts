import type { Selection } from './selection.ts'

const batch = 1000

/** Writes `{…head, results: [row, …]}` row by row to save memory. */
export function streamedRows(head: Record<string, string | number>, selection: Selection, limit: number): Response {
  const encoder = new TextEncoder()
  const total = Math.min(limit, selection.count)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`${JSON.stringify(head).slice(0, -1)},"results":[`)),
    pull: (controller) => {
      const rows = selection.slice(sent, Math.min(total, sent + batch))
      if (rows.length > 0)
        controller.enqueue(encoder.encode(`${sent > 0 ? ',' : ''}${JSON.stringify(rows).slice(1, -1)}`))
      sent += rows.length
      if (sent < total && rows.length > 0) return
      controller.enqueue(encoder.encode(']}'))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
