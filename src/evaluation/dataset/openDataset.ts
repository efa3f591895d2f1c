import { dropResult } from '#api/storage/resultStore.ts'
import { sessionSignal } from '#api/session/session.ts'
import type { Dataset, DatasetOptions } from './dataset.ts'
import type { KeptAt, EngineTransport } from '#evaluation/counting/worker/messages.ts'
import { EngineClient } from './EngineClient.ts'
import { keptKey } from './keptKey.ts'
import { loadMeasure } from './loadMeasure.ts'
import type { MeasureState } from './measureState.ts'
import { noComments } from '#evaluation/model/comments.ts'
import { noChoices, type Source } from '#evaluation/model/question.ts'

/** Increase it whenever the meaning of a stored table changes. */
const format = 4
/** Milliseconds between two progress reports. */
const notifyEveryMs = 150

/** Starts reading the rows of an evaluation into an engine. Ends by itself with the session. */
export function openDataset(
  { userId, evaluation, sources, daysBack, texts = [], listed = [], hideBelow }: DatasetOptions,
  makeLink: () => EngineTransport,
): Dataset {
  const life = new AbortController()
  const listeners = new Set<() => void>()
  const runs = new Map<number, AbortController>()
  let states: readonly MeasureState[] = sources.map(({ id }) => fresh(id))
  let latest = 0
  let notifiedAt = 0
  let isBroken = false
  let channel = connect()

  function connect(): EngineClient {
    isBroken = false
    return new EngineClient(makeLink(), (error) => {
      isBroken = true
      for (const run of runs.values()) run.abort(new DOMException('the engine stopped', 'AbortError'))
      for (const { id } of sources) onReport(id, { status: 'failed', rows: 0, readAt: null, error })
    })
  }

  function onReport(measure: number, changes: Partial<MeasureState>): void {
    if (life.signal.aborted) return
    states = states.map((state) => (state.measure === measure ? { ...state, ...changes } : state))
    const now = performance.now()
    if (changes.status === undefined && now - notifiedAt < notifyEveryMs) return
    notifiedAt = now
    for (const listener of listeners) listener()
  }

  function start(source: Source, canRestore: boolean): void {
    runs.get(source.id)?.abort(new DOMException('started anew', 'AbortError'))
    const run = new AbortController()
    runs.set(source.id, run)
    const before = states.find(({ measure }) => measure === source.id)
    // Rows of a response that broke off are dropped; earlier ones remain.
    const kept = before && before.readAt !== null ? before.rows : 0
    const report = (changes: Partial<MeasureState>): void => {
      if (!run.signal.aborted) onReport(source.id, changes.status === 'failed' ? { ...changes, rows: kept } : changes)
    }
    // It rejects only if nobody is subscribed any more.
    loadMeasure(
      { source, evaluation, daysBack, texts, listed, kept: keptAt(source), canRestore, channel, signal: run.signal },
      report,
    ).catch(() => undefined)
  }

  /** Loaded rows stay on screen: the first rows of a measure that gave up are still first rows. */
  function again(source: Source): void {
    const hadRows = states.find(({ measure }) => measure === source.id)?.status === 'gaveUp'
    onReport(source.id, { status: hadRows ? 'partial' : 'loading', error: null })
    start(source, false)
  }

  function keptAt(source: Source): KeptAt | null {
    if (texts.length > 0 || listed.length > 0) return null
    return {
      key: keptKey(userId, source.id, evaluation, daysBack),
      userId,
      shape: JSON.stringify([
        format,
        ...source.attributes.map(({ key, type, options, scale }) => [
          key,
          type,
          options.map(({ value }) => value),
          scale,
        ]),
      ]),
    }
  }

  function close(): void {
    if (life.signal.aborted) return
    life.abort(new DOMException('closed', 'AbortError'))
    for (const run of runs.values()) run.abort(life.signal.reason)
    channel.close()
    listeners.clear()
    session.removeEventListener('abort', close)
  }

  const session = sessionSignal()
  session.addEventListener('abort', close)
  for (const source of sources) start(source, true)

  return {
    states: () => states,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    request: async (question, signal) => {
      signal?.throwIfAborted()
      channel.forget(latest)
      const id = channel.next()
      latest = id
      const stop = (): void => channel.forget(id)
      signal?.addEventListener('abort', stop)
      try {
        const reply = await channel.request({ kind: 'ask', id, question })
        return reply.kind === 'series' ? reply.series : []
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    choices: async (attribute, filters, language, measures) => {
      const id = channel.next()
      const reply = await channel.request({ kind: 'choices', id, attribute, filters, language, measures, hideBelow })
      return reply.kind === 'choices' ? reply.choices : noChoices
    },
    overview: async (question) => {
      const reply = await channel.request({ kind: 'overview', id: channel.next(), question })
      return reply.kind === 'overview' ? reply.overview : null
    },
    effects: async (question) => {
      const reply = await channel.request({ kind: 'effects', id: channel.next(), question })
      return reply.kind === 'effects' ? reply.effects : []
    },
    comments: async (question) => {
      const reply = await channel.request({ kind: 'written', id: channel.next(), question })
      return reply.kind === 'written' ? reply.comments : noComments('off')
    },
    retry: (measure) => {
      // Without the engine the rows of all measures are lost.
      const wanted = sources.filter(({ id }) => isBroken || id === measure)
      if (isBroken) channel = connect()
      for (const source of wanted) again(source)
    },
    refresh: async () => {
      await Promise.all(sources.map(async (source) => await dropResult(keptAt(source)?.key ?? '')))
      if (life.signal.aborted) return
      if (isBroken) channel = connect()
      for (const source of sources) again(source)
    },
    close,
  }
}

function fresh(measure: number): MeasureState {
  return { measure, status: 'loading', rows: 0, total: null, error: null, readAt: null }
}
