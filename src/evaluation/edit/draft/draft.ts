import type { Entries } from './entries.ts'
import { sameJson } from './sameJson.ts'

/** The action and its chart, for the labels of undo and redo. */
export type DraftStep = {
  kind: 'add' | 'change' | 'copy' | 'remove' | 'restore' | 'move' | 'resize' | 'merge'
  title: string
}
/** A step of undo or redo, with the charts it leads to. */
type HistoryEntry = { step: DraftStep; entries: Entries }
/** The current charts, with the steps of undo and redo. */
export type Draft = { entries: Entries; past: readonly HistoryEntry[]; future: readonly HistoryEntry[] }
export type DraftAction =
  { type: 'put'; step: DraftStep; change: (entries: Entries) => Entries } | { type: 'undo' } | { type: 'redo' }

const maxSteps = 200

export function newDraft(entries: Entries): Draft {
  return { entries, past: [], future: [] }
}

/** Adds one step and clears redo; a change without effect adds none. */
export function draftAfter(draft: Draft, act: DraftAction): Draft {
  if (act.type === 'undo') return undone(draft)
  if (act.type === 'redo') return redone(draft)
  const entries = act.change(draft.entries)
  if (sameJson(entries, draft.entries)) return draft
  return { entries, past: [...draft.past, { step: act.step, entries: draft.entries }].slice(-maxSteps), future: [] }
}

function undone(draft: Draft): Draft {
  const last = draft.past.at(-1)
  if (!last) return draft
  return {
    entries: last.entries,
    past: draft.past.slice(0, -1),
    future: [{ step: last.step, entries: draft.entries }, ...draft.future],
  }
}

function redone(draft: Draft): Draft {
  const [next, ...future] = draft.future
  if (!next) return draft
  return { entries: next.entries, past: [...draft.past, { step: next.step, entries: draft.entries }], future }
}
