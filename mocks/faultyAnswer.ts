import type { Fault } from './db/fault.ts'

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Applies a fault to a response. A network error represents a dropped connection. */
export async function withFault(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  if (fault.delay) await wait(fault.delay)
  switch (fault.kind) {
    case 'delay':
      return answer()
    case 'drop':
      return Response.error()
    case 'lose':
      await answer()
      return Response.error()
    case 'status': {
      const text = fault.body === undefined ? null : JSON.stringify(fault.body)
      return new Response(fault.status === 204 ? null : text, {
        status: fault.status,
        headers: { 'Content-Type': 'application/json', ...fault.headers },
      })
    }
    case 'html': {
      const page =
        fault.body ??
        '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>'
      return new Response(page, { status: fault.status ?? 502, headers: { 'Content-Type': 'text/html' } })
    }
    case 'truncate': {
      const whole = await answer()
      const text = await whole.text()
      return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), {
        status: whole.status,
        headers: whole.headers,
      })
    }
  }
}
