import type { Streamed } from '#api/calls/client.ts'
import { OfflineError } from '#api/http/errors.ts'
import type { Outcome } from '#evaluation/counting/worker/messages.ts'
import type { EngineClient } from './EngineClient.ts'

/** Max number of pieces in transit to the engine. */
const maxWaiting = 16
/** Max bytes of a piece: with the smallest row of the contract it has less than a thousand rows (EVAL-16). */
const largestPiece = 65_536
/** The connection counts as lost after this time without a byte. */
const maxSilenceMs = 60_000

/**
 * Sends the body of a response to the engine piece by piece, for a load that has begun. The buffer of each piece is
 * transferred, not copied, so that a hundred megabytes cost this thread a message per piece; a transferred stream would
 * be copied piece by piece, and Safari cannot transfer one. The request itself stays on this thread, because the
 * session is here: tokens, the refresh after a 401, language and abort have one place. Rejects with the reason of
 * `signal`, or with Offline when the connection is lost.
 */
export async function streamToWorker(
  { body, cancel }: Streamed,
  channel: EngineClient,
  load: number,
  signal: AbortSignal,
  progress: (rows: number, total: number | null) => void,
): Promise<Outcome> {
  const reader = body.getReader()
  let [waiting, wake] = [0, (): void => undefined]
  const outcome = new Promise<Outcome>((resolve) => {
    channel.onLoad(load, {
      loaded: resolve,
      took: (rows, total) => {
        waiting -= 1
        progress(rows, total)
        wake()
      },
    })
  })
  let stop = (): void => undefined
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })
  stopped.catch(() => undefined)
  try {
    for (;;) {
      const piece = await Promise.race([inTime(reader.read()), stopped])
      if (piece.done) break
      for (const bytes of cut(piece.value)) {
        channel.send({ kind: 'piece', load, bytes }, [bytes.buffer])
        waiting += 1
        if (waiting >= maxWaiting)
          await Promise.race([
            new Promise<void>((resolve) => {
              wake = resolve
            }),
            stopped,
          ])
      }
    }
    channel.send({ kind: 'end', load })
    return await Promise.race([outcome, stopped])
  } catch (error) {
    channel.send({ kind: 'drop', load })
    cancel()
    if (signal.aborted) throw signal.reason
    throw error instanceof OfflineError ? error : new OfflineError()
  } finally {
    signal.removeEventListener('abort', stop)
    channel.onLoad(load, null)
  }
}

/** Splits a large chunk of the network (a cached response comes whole) into pieces. */
function* cut(brought: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  if (brought.length <= largestPiece) yield owned(brought)
  else for (let from = 0; from < brought.length; from += largestPiece) yield brought.slice(from, from + largestPiece)
}

/** A piece with a buffer of its own, so that it can be transferred. */
function owned(piece: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return piece.byteLength === piece.buffer.byteLength ? piece : piece.slice()
}

async function inTime<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OfflineError('error.timeout')), maxSilenceMs)
  })
  return await Promise.race([task, silence]).finally(() => clearTimeout(timer))
}
