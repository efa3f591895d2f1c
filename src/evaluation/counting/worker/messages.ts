import type { RowFilter } from '#evaluation/model/chart.ts'
import type { CommentsPage, CommentsQuestion } from '#evaluation/model/comments.ts'
import type { Effect, EffectsQuestion } from '#evaluation/model/effect.ts'
import type { Overview, OverviewQuestion } from '#evaluation/model/overview.ts'
import type { Choices, Question, Source } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'

/** Where the rows of a measure are stored in this browser. */
export type KeptAt = { key: string; userId: number; shape: string }

/** From the page to the engine. `load` and `id` identify responses. */
export type Request =
  | { kind: 'restore'; load: number; source: Source; kept: KeptAt }
  | {
      kind: 'begin'
      load: number
      source: Source
      texts: readonly string[]
      /** The attributes whose texts are read by people. */
      listed?: readonly string[]
      kept: KeptAt | null
    }
  | { kind: 'piece'; load: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; load: number }
  | { kind: 'drop'; load: number }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'overview'; id: number; question: OverviewQuestion }
  | { kind: 'effects'; id: number; question: EffectsQuestion }
  | { kind: 'written'; id: number; question: CommentsQuestion }
  | {
      kind: 'choices'
      id: number
      attribute: string
      filters: readonly RowFilter[]
      language: Question['language']
      /** The measures whose rows are counted; all by default. */
      measures?: readonly number[] | undefined
      /** Each end of a range rests on at least this many people. */
      hideBelow?: number | undefined
    }

export type Outcome =
  | { status: 'ok' | 'exceed_data' | 'bg_done'; rows: number }
  | { status: 'bg_wait' }
  | { status: 'broken'; reason: string }
  /** The engine itself failed; `errorId` is that of its report. */
  | { status: 'crashed'; errorId: string }

/** From the engine to the page. `took` acknowledges every piece, so that only a few are in transit. */
export type Reply =
  | { kind: 'restored'; load: number; found: { rows: number; readAt: number } | null }
  | { kind: 'took'; load: number; rows: number; total: number | null }
  | { kind: 'loaded'; load: number; outcome: Outcome }
  | { kind: 'series'; id: number; series: Series[] }
  | { kind: 'overview'; id: number; overview: Overview }
  | { kind: 'effects'; id: number; effects: Effect[] }
  | { kind: 'written'; id: number; comments: CommentsPage }
  | { kind: 'choices'; id: number; choices: Choices }
  | { kind: 'failed'; id: number; errorId: string }

/** The connection to an engine: a worker, or the same engine in this thread. */
export type EngineTransport = {
  send: (request: Request, transfer?: Transferable[]) => void
  hear: (listener: (reply: Reply) => void, broke: (error: Error) => void) => void
  close: () => void
}
