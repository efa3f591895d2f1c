import type { EngineTransport, Outcome, Reply, Request } from '#evaluation/counting/worker/messages.ts'
import { Reported } from '#lib/report.ts'

type LoadListener = {
  took: (rows: number, total: number | null) => void
  loaded: (outcome: Outcome) => void
  restored: (found: { rows: number; readAt: number } | null) => void
}

/** Assigns the replies of one engine to their requests. */
export class EngineClient {
  private readonly loads = new Map<number, Partial<LoadListener>>()
  private readonly answers = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  private readonly link: EngineTransport
  private number = 0
  private isClosed = false

  /** `broke` is called when the engine is gone for good. */
  constructor(link: EngineTransport, broke: (error: Error) => void) {
    this.link = link
    link.hear(
      (reply) => this.take(reply),
      (error) => {
        this.rejectAll(error)
        broke(error)
      },
    )
  }

  next(): number {
    this.number += 1
    return this.number
  }

  send(request: Request, transfer?: Transferable[]): void {
    if (!this.isClosed) this.link.send(request, transfer)
  }

  /** Subscribes to one load; returns the function to unsubscribe. */
  onLoad(load: number, waiting: Partial<LoadListener> | null): void {
    if (waiting) this.loads.set(load, waiting)
    else this.loads.delete(load)
  }

  /** Sends a request and waits for its reply. */
  async request(request: Extract<Request, { id: number }>): Promise<Reply> {
    return await new Promise((resolve, reject) => {
      if (this.isClosed) return reject(outdated())
      this.answers.set(request.id, { resolve, reject })
      this.send(request)
    })
  }

  /** The request was cancelled. */
  forget(id: number): void {
    this.answers.get(id)?.reject(outdated())
    this.answers.delete(id)
  }

  close(): void {
    this.isClosed = true
    this.link.close()
    this.rejectAll(outdated())
  }

  private take(reply: Reply): void {
    if (reply.kind === 'took') return this.loads.get(reply.load)?.took?.(reply.rows, reply.total)
    if (reply.kind === 'loaded') return this.loads.get(reply.load)?.loaded?.(reply.outcome)
    if (reply.kind === 'restored') return this.loads.get(reply.load)?.restored?.(reply.found)
    const waiting = this.answers.get(reply.id)
    this.answers.delete(reply.id)
    if (reply.kind === 'failed') waiting?.reject(new Reported(reply.errorId))
    else waiting?.resolve(reply)
  }

  private rejectAll(error: Error): void {
    for (const { reject } of this.answers.values()) reject(error)
    this.answers.clear()
  }
}

function outdated(): DOMException {
  return new DOMException('a newer question was asked', 'AbortError')
}
