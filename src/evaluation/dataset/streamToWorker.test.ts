import { afterEach, expect, test, vi } from 'vitest'
import { OfflineError } from '#api/http/errors.ts'
import type { Reply, Request } from '#evaluation/counting/worker/messages.ts'
import { EngineClient } from './EngineClient.ts'
import { streamToWorker } from './streamToWorker.ts'

afterEach(() => void vi.useRealTimers())

/** A connection like a worker's: transferred data is no longer available here. */
function fakeLink() {
  const sent: Request[] = []
  const held: ArrayBuffer[] = []
  let result: (reply: Reply) => void = () => undefined
  const link = {
    send: (request: Request, transfer: Transferable[] = []) => {
      held.push(...transfer.filter((one) => one instanceof ArrayBuffer))
      sent.push(transfer.length > 0 ? structuredClone(request, { transfer }) : request)
    },
    hear: (listener: (reply: Reply) => void) => {
      result = listener
    },
    close: () => undefined,
  }
  return { channel: new EngineClient(link, () => undefined), sent, held, answer: (reply: Reply) => result(reply) }
}

const turn = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve))
const pieceSize = 65_536

/** A body of so many pieces that counts how many were read. */
function getBody(pieces: number, end: 'close' | 'break' | 'silence' = 'close') {
  const state = { taken: 0, isCancelled: false }
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        if (state.taken < pieces) {
          state.taken += 1
          controller.enqueue(new Uint8Array(pieceSize).fill(state.taken & 63))
          return undefined
        }
        if (end === 'close') controller.close()
        if (end === 'break') controller.error(new TypeError('network error'))
        return end === 'silence' ? new Promise(() => undefined) : undefined
      },
    },
    { highWaterMark: 0 },
  )
  return {
    state,
    answer: {
      body: stream,
      cancel: () => {
        state.isCancelled = true
      },
    },
  }
}

test('transfers a hundred megabytes with at most 16 pieces in transit', async () => {
  const { channel, sent, held, answer: result } = fakeLink()
  const { answer: body, state } = getBody(1600)
  const progress: number[] = []
  const outcome = streamToWorker(body, channel, 1, new AbortController().signal, (rows) => progress.push(rows))
  for (let rounds = 0; rounds < 50; rounds += 1) await turn()
  expect(state.taken).toBe(16)
  for (let took = 1; sent.at(-1)?.kind !== 'end'; took += 1) {
    result({ kind: 'took', load: 1, rows: took * 100, total: null })
    await turn()
    expect(state.taken - took).toBeLessThanOrEqual(16)
  }
  result({ kind: 'loaded', load: 1, outcome: { status: 'ok', rows: 160_000 } })
  expect(await outcome).toEqual({ status: 'ok', rows: 160_000 })
  expect(sent.filter(({ kind }) => kind === 'piece')).toHaveLength(1600)
  expect(held.map(({ byteLength }) => byteLength).every((left) => left === 0)).toBe(true)
  expect(progress[0]).toBe(100)
})

test('splits large chunks into pieces of less than a thousand rows [EVAL-16]', async () => {
  const row = (id: number) =>
    JSON.stringify({
      id,
      measure: 1,
      measure_name: '',
      attributes: {},
      content_object: '',
      created: '2026-01-01T00:00:00+01:00',
    })
  const rows = Array.from({ length: 5000 }, (_, index) => row(10_000_000 + index))
  const text = `{"status":"ok","count":5000,"results":[${rows.join()}]}`
  const { channel, sent, answer: result } = fakeLink()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  const outcome = streamToWorker(
    { body, cancel: () => undefined },
    channel,
    1,
    new AbortController().signal,
    () => undefined,
  )
  while (sent.at(-1)?.kind !== 'end') {
    result({ kind: 'took', load: 1, rows: 0, total: null })
    await turn()
  }
  result({ kind: 'loaded', load: 1, outcome: { status: 'ok', rows: 5000 } })
  await outcome
  const texts = sent.flatMap((request) => (request.kind === 'piece' ? [new TextDecoder().decode(request.bytes)] : []))
  expect(texts.join('')).toBe(text)
  expect(Math.max(...texts.map((piece) => piece.split('"id"').length))).toBeLessThanOrEqual(1000)
})

test('a lost connection is Offline', async () => {
  const { channel, sent } = fakeLink()
  await expect(
    streamToWorker(getBody(2, 'break').answer, channel, 1, new AbortController().signal, () => undefined),
  ).rejects.toBeInstanceOf(OfflineError)
  expect(sent.at(-1)).toEqual({ kind: 'drop', load: 1 })
})

test('a minute without data is Offline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { channel } = fakeLink()
  const { answer: body, state } = getBody(2, 'silence')
  const outcome = streamToWorker(body, channel, 1, new AbortController().signal, () => undefined).catch(
    (error: unknown) => error,
  )
  for (let rounds = 0; rounds < 10; rounds += 1) await turn()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toMatchObject({ name: 'OfflineError', message: 'error.timeout' })
  expect(state.isCancelled).toBe(true)
})

test('an abort ends it immediately with its reason', async () => {
  const { channel, sent } = fakeLink()
  const { answer: body, state } = getBody(40)
  const stop = new AbortController()
  const outcome = streamToWorker(body, channel, 1, stop.signal, () => undefined).catch((error: unknown) => error)
  for (let rounds = 0; rounds < 20; rounds += 1) await turn()
  stop.abort('left')
  expect(await outcome).toBe('left')
  await turn()
  expect(state.isCancelled).toBe(true)
  expect(sent.at(-1)).toEqual({ kind: 'drop', load: 1 })
})
