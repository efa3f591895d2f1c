// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Offline, ResultUnknown, ServerFault, SignedOut } from '#api/errors.ts'
import type { Batch } from '#features/importer/reading/batches.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import { type Entry, freshEntry, type Ledger } from './ledger.ts'
import { type Outcome, runImport } from './runImport.ts'
import { BatchRefused, type Target } from './target.ts'

const rowsOf = (count: number): ReadRow[] =>
  Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    cells: [],
    values: { token: `T${at}` },
    problems: [],
    remarks: [],
  }))
async function* batchesOf(rows: ReadRow[]): AsyncGenerator<Batch> {
  for (let index = 0; index * 10 < rows.length; index += 1)
    yield { index, rows: rows.slice(index * 10, index * 10 + 10) }
}

/** What happens to one call; `crash` closes the tab, `expire` ends the session and wipes the ledger. */
type Happening =
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
 * A server that knows rows by an offset; by a key it refuses twice; or by a key that it takes as often as it is sent, so
 * that nothing but the look-up keeps a row from going in twice.
 */
function world(kind: Kind, happenings: Happening[]) {
  const stored: string[] = []
  const jobs = new Map<number, { name: string; offsets: Map<number, number> }>()
  const sizes: number[] = []
  let ledger: Entry | undefined
  const happen = <Answer>(commit: () => Answer): Answer => {
    const what = happenings.shift() ?? 'well'
    if (what === 'offline') throw new Offline()
    if (what === 'lost before') throw new ResultUnknown()
    if (what === '500 before') throw new ServerFault(500, '')
    if (what === 'crash before') throw new TabClosed()
    if (what === 'expire') {
      ledger = undefined
      throw new SignedOut()
    }
    const answer = commit()
    if (what === 'lost after') throw new ResultUnknown()
    if (what === '500 after') throw new ServerFault(500, '')
    if (what === 'crash after') throw new TabClosed()
    // Chromium sends it again by itself, and the answer to the second call is what arrives.
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
  const kept: Ledger = {
    read: async () => await Promise.resolve(ledger),
    write: async (entry) => {
      await Promise.resolve()
      ledger = entry
    },
  }
  return { stored, sizes, target, ledger: kept }
}

/** What the screen does, again and again, until the import says it is finished. */
async function importUntilFinished(
  { target, ledger }: Pick<ReturnType<typeof world>, 'target' | 'ledger'>,
  rows: ReadRow[],
): Promise<Entry> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const known = await ledger.read()
    const start = known ?? freshEntry('x.csv', rows.length, 'now')
    const outcome = await runImport(start, {
      batches: batchesOf(rows),
      target,
      ledger,
      signal: new AbortController().signal,
      now: () => 'then',
      onProgress: () => undefined,
    }).catch(closed)
    // A closed tab knows what the ledger knows; one that stays open goes on with what it has in memory, too.
    if (outcome && !(outcome.kind === 'stopped' && outcome.error instanceof TabClosed)) {
      if (outcome.kind === 'finished') return outcome.entry
      if (!(outcome.error instanceof SignedOut)) await ledger.write(outcome.entry)
    }
  }
  throw new Error('never finished')
}
function closed(error: unknown): Outcome | undefined {
  if (error instanceof TabClosed) return undefined
  throw error
}

const happening = fc.constantFrom<Happening>(
  'well',
  'well',
  'lost before',
  'lost after',
  '500 before',
  '500 after',
  'crash before',
  'crash after',
  'expire',
  'offline',
  'repeated',
)

test.each(['by key', 'by unique key', 'by offset'] as const)(
  'whatever goes wrong on the way, every row is in once, known %s: 1000 schedules [F07, D-36]',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 63 }),
        fc.array(happening, { maxLength: 40 }),
        async (count, happenings) => {
          const rows = rowsOf(count)
          const { stored, sizes, ...rest } = world(kind, [...happenings])
          const entry = await importUntilFinished(rest, rows)
          expect(stored.toSorted()).toEqual(rows.map(({ values }) => String(values['token'])).toSorted())
          // Whoever lost the ledger with the session finds the rows of before as already there.
          expect(entry.imported + entry.present).toBe(count)
          if (kind !== 'by offset' && !happenings.includes('expire')) expect(entry.present).toBe(0)
          expect(Math.max(...sizes)).toBeLessThanOrEqual(10)
        },
      ),
      { numRuns: 1000 },
    )
  },
  60_000,
)

test('25 rows go in three calls of 10, 10 and 5, one after the other [IMPORT-05]', async () => {
  const { stored, sizes, ...rest } = world('by key', [])
  await importUntilFinished(rest, rowsOf(25))
  expect(sizes).toEqual([10, 10, 5])
  expect(stored).toHaveLength(25)
})

async function runOnce(target: Target, start: Entry, rows: ReadRow[], signal = new AbortController().signal) {
  const seen: Entry[] = []
  const ledger: Ledger = {
    read: async () => await Promise.resolve(seen.at(-1)),
    write: async (entry) => void (await Promise.resolve(seen.push(entry))),
  }
  const outcome = await runImport(start, {
    batches: batchesOf(rows),
    target,
    ledger,
    signal,
    now: () => 'then',
    onProgress: () => undefined,
  })
  return { outcome, seen }
}

test('the seventh batch is refused: six are in, the eighth is not sent, and it goes on without the refused row [F06, D-36]', async () => {
  const rows = rowsOf(95)
  const { stored, target } = world('by key', [])
  const picky: Target = {
    ...target,
    send: async (sent, offset, entry) => {
      const bad = sent.find(({ row }) => row === 65)
      if (bad) throw new BatchRefused([{ row: bad, column: 'token', text: 'nein' }], '')
      return await target.send(sent, offset, entry)
    },
  }
  const first = await runOnce(picky, freshEntry('x', 95, 'now'), rows)
  expect(first.outcome).toMatchObject({
    kind: 'stopped',
    why: 'refused',
    refusals: [{ column: 'token', text: 'nein' }],
    entry: { imported: 60, next: 6, isUnknown: false, refused: [65] },
  })
  expect(stored).toHaveLength(60)
  const second = await runOnce(picky, first.outcome.entry, rows)
  expect(second.outcome).toMatchObject({ kind: 'finished', entry: { imported: 94 } })
  expect(new Set(stored).size).toBe(94)
  expect(stored).not.toContain('T63')
})

test('rows that are there already are counted as such, also when an answer gets lost; new is what came in by this import [D-36, F07]', async () => {
  const rows = rowsOf(35)
  const { stored, sizes, ...rest } = world('by key', ['lost after', 'well', 'lost before'])
  stored.push('T0', 'T1', 'T2', 'T12', ...Array.from({ length: 10 }, (_, at) => `T${20 + at}`))
  const entry = await importUntilFinished(rest, rows)
  expect(entry).toMatchObject({ imported: 21, present: 14, refused: [] })
  expect(sizes).toEqual([7, 9, 5, 5])
  expect(stored.toSorted()).toEqual(rows.map(({ values }) => String(values['token'])).toSorted())
})

test('before a batch is sent the ledger says so, and it holds no row [F07]', async () => {
  const { target } = world('by key', ['well', 'lost before'])
  const { outcome, seen } = await runOnce(target, freshEntry('x', 25, 'now'), rowsOf(25))
  expect(outcome).toMatchObject({ kind: 'stopped', why: 'unknown', entry: { next: 1, imported: 10, isUnknown: true } })
  expect(seen.at(-1)).toMatchObject({ next: 1, isUnknown: true })
  expect(JSON.stringify(seen)).not.toContain('T1')
})

test('a stop takes effect after the batch that is under way [D-36]', async () => {
  const stop = new AbortController()
  const { stored, target } = world('by key', [])
  const stopping: Target = { ...target, send: async (...given) => (stop.abort(), await target.send(...given)) }
  const { outcome } = await runOnce(stopping, freshEntry('x', 25, 'now'), rowsOf(25), stop.signal)
  expect(outcome).toMatchObject({ kind: 'stopped', why: 'user', entry: { next: 1, imported: 10, isUnknown: false } })
  expect(stored).toHaveLength(10)
})
