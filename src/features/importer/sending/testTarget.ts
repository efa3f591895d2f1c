import { OfflineError, UnknownOutcomeError, ServerError, UnauthorizedError } from '#api/http/errors.ts'
import type { Batch } from '#features/importer/reading/batches.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import { type Entry, freshEntry, type ImportLog } from './importLog.ts'
import { type Outcome, runImport } from './runImport.ts'
import { BatchRefused, type Target } from './target.ts'

/** The number of valid rows, numbered as in a file with a header. */
export const getRows = (count: number): ReadRow[] =>
  Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    cells: [],
    values: { token: `T${at}` },
    problems: [],
    remarks: [],
  }))

async function* getBatches(rows: ReadRow[]): AsyncGenerator<Batch> {
  for (let index = 0; index * 10 < rows.length; index += 1)
    yield { index, rows: rows.slice(index * 10, index * 10 + 10) }
}

/** The result of one request; `crash` closes the tab, `expire` ends the session and clears the ledger. */
export type Happening =
  | 'well'
  | 'lost before'
  | 'lost after'
  | '500 before'
  | '500 after'
  | 'crash before'
  | 'crash after'
  | 'expire'
  | 'offline'
  | 'repeated'
class TabClosed extends Error {}

type Kind = 'by key' | 'by unique key' | 'by offset'

/**
 * A server that identifies rows by an offset; by a key it refuses twice; or by a key that it accepts repeatedly, so
 * that only the lookup prevents duplicates.
 */
export function world(kind: Kind, happenings: Happening[]) {
  const stored: string[] = []
  const jobs = new Map<number, { name: string; offsets: Map<number, number> }>()
  const sizes: number[] = []
  let importLog: Entry | undefined
  const happen = <Answer>(commit: () => Answer): Answer => {
    const what = happenings.shift() ?? 'well'
    if (what === 'offline') throw new OfflineError()
    if (what === 'lost before') throw new UnknownOutcomeError()
    if (what === '500 before') throw new ServerError(500, '')
    if (what === 'crash before') throw new TabClosed()
    if (what === 'expire') {
      importLog = undefined
      throw new UnauthorizedError()
    }
    const answer = commit()
    if (what === 'lost after') throw new UnknownOutcomeError()
    if (what === '500 after') throw new ServerError(500, '')
    if (what === 'crash after') throw new TabClosed()
    // Chromium repeats it itself, and the caller gets the response to the second request.
    if (what === 'repeated' && kind !== 'by key') return commit()
    return answer
  }
  const target: Target = {
    ...(kind === 'by offset' && {
      begin: async (entry) => {
        const known = [...jobs].find(([, { name }]) => name === entry.name)
        if (known) return known[0]
        return await new Promise((resolve) =>
          resolve(happen(() => (jobs.set(jobs.size + 1, { name: entry.name, offsets: new Map() }), jobs.size))),
        )
      },
    }),
    absent: async (rows) =>
      await Promise.resolve(
        kind !== 'by offset' ? rows.filter(({ values }) => !stored.includes(String(values['token']))) : [...rows],
      ),
    send: async (rows, offset, entry) => {
      sizes.push(rows.length)
      const tokens = rows.map(({ values }) => String(values['token']))
      return await new Promise((resolve) =>
        resolve(
          happen(() => {
            const offsets = jobs.get(entry.job ?? 0)?.offsets
            if (kind === 'by offset' && offsets?.has(offset)) return { imported: offsets.get(offset) ?? 0, refused: [] }
            const isTaken = kind === 'by unique key' && tokens.some((token) => stored.includes(token))
            if (isTaken) throw new BatchRefused([], 'unique')
            stored.push(...tokens)
            offsets?.set(offset, tokens.length)
            return { imported: tokens.length, refused: [] }
          }),
        ),
      )
    },
  }
  const kept: ImportLog = {
    read: async () => await Promise.resolve(importLog),
    write: async (entry) => {
      await Promise.resolve()
      importLog = entry
    },
  }
  return { stored, sizes, target, ledger: kept }
}

/** Does what the screen does, repeatedly, until the import is finished. */
export async function importUntilFinished(
  { target, ledger: importLog }: Pick<ReturnType<typeof world>, 'target' | 'ledger'>,
  rows: ReadRow[],
): Promise<Entry> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const known = await importLog.read()
    const start = known ?? freshEntry('x.csv', rows.length, 'now')
    const outcome = await runImport(start, {
      batches: getBatches(rows),
      target,
      ledger: importLog,
      signal: new AbortController().signal,
      now: () => 'then',
      onProgress: () => undefined,
    }).catch(closed)
    // A closed tab has only the ledger; one that stays open continues with its memory, too.
    if (outcome && !(outcome.kind === 'stopped' && outcome.error instanceof TabClosed)) {
      if (outcome.kind === 'finished') return outcome.entry
      if (!(outcome.error instanceof UnauthorizedError)) await importLog.write(outcome.entry)
    }
  }
  throw new Error('never finished')
}
function closed(error: unknown): Outcome | undefined {
  if (error instanceof TabClosed) return undefined
  throw error
}

/** One run of an import with every write to the ledger. */
export async function runOnce(target: Target, start: Entry, rows: ReadRow[], signal = new AbortController().signal) {
  const seen: Entry[] = []
  const importLog: ImportLog = {
    read: async () => await Promise.resolve(seen.at(-1)),
    write: async (entry) => void (await Promise.resolve(seen.push(entry))),
  }
  const outcome = await runImport(start, {
    batches: getBatches(rows),
    target,
    ledger: importLog,
    signal,
    now: () => 'then',
    onProgress: () => undefined,
  })
  return { outcome, seen }
}
