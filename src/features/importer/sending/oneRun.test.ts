// @vitest-environment node
import { expect, test } from 'vitest'
import { OfflineError, UnknownOutcomeError } from '#api/http/errors.ts'
import { freshEntry } from './importLog.ts'
import { BatchRefused, type Target } from './target.ts'
import { getRows, runOnce, world } from './testTarget.ts'

test('an import continues without refused rows after a refused batch [F06, D-36]', async () => {
  const rows = getRows(95)
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

test('the ledger is written before a batch without its rows [F07]', async () => {
  const { target } = world('by key', ['well', 'lost before'])
  const { outcome, seen } = await runOnce(target, freshEntry('x', 25, 'now'), getRows(25))
  expect(outcome).toMatchObject({ kind: 'stopped', why: 'unknown', entry: { next: 1, imported: 10, isUnknown: true } })
  expect(seen.at(-1)).toMatchObject({ next: 1, isUnknown: true })
  expect(JSON.stringify(seen)).not.toContain('T1')
})

test('a stop applies after the current batch [D-36]', async () => {
  const stop = new AbortController()
  const { stored, target } = world('by key', [])
  const stopping: Target = { ...target, send: async (...given) => (stop.abort(), await target.send(...given)) }
  const { outcome } = await runOnce(stopping, freshEntry('x', 25, 'now'), getRows(25), stop.signal)
  expect(outcome).toMatchObject({ kind: 'stopped', why: 'user', entry: { next: 1, imported: 10, isUnknown: false } })
  expect(stored).toHaveLength(10)
})

const start = (count: number) => freshEntry('x', count, 'now')

test('a finished import records its end, last row and offsets', async () => {
  const { target } = world('by key', [])
  const offsets: number[] = []
  const watched: Target = { ...target, send: async (...given) => (offsets.push(given[1]), await target.send(...given)) }
  const { outcome, seen } = await runOnce(watched, start(25), getRows(25))
  expect(outcome).toEqual({
    kind: 'finished',
    entry: { ...start(25), imported: 25, next: 3, lastRow: 26, finishedAt: 'then' },
  })
  expect(seen.at(-1)).toEqual(outcome.entry)
  expect([...new Set(seen.map(({ lastRow }) => lastRow))]).toEqual([0, 11, 21, 26])
  expect(offsets).toEqual([0, 10, 20])
})

test('nothing is sent where every row exists [F07]', async () => {
  const { stored, sizes, target } = world('by key', [])
  stored.push(...getRows(10).map(({ values }) => String(values['token'])))
  const { outcome, seen } = await runOnce(target, start(10), getRows(10))
  expect(outcome).toMatchObject({ kind: 'finished', entry: { imported: 0, present: 10 } })
  expect(seen.map(({ isUnknown }) => isUnknown)).not.toContain(true)
  expect(sizes).toEqual([])
})

test('a failed lookup stops the import before a request [F07]', async () => {
  const { sizes, target } = world('by key', [])
  const away = new OfflineError()
  const blind: Target = { ...target, absent: async () => await Promise.reject(away) }
  const [own, rows] = [start(10), getRows(10)]
  const stopped = { kind: 'stopped', rows, refusals: [], error: away }
  expect((await runOnce(blind, own, rows)).outcome).toEqual({ ...stopped, why: 'fault', entry: own })
  const lost = { ...own, isUnknown: true }
  expect((await runOnce(blind, lost, rows)).outcome).toEqual({ ...stopped, why: 'unknown', entry: lost })
  expect(sizes).toEqual([])
})

test.each([
  ['offline', 'fault', false],
  ['lost before', 'unknown', true],
] as const)('a request that ends %s stops as %s with its cause', async (happening, why, isUnknown) => {
  const { target } = world('by key', [happening])
  const { outcome } = await runOnce(target, start(10), getRows(10))
  expect(outcome).toMatchObject({ kind: 'stopped', why, refusals: [], entry: { next: 0, isUnknown } })
  expect(outcome).toHaveProperty('error.name', happening === 'offline' ? 'OfflineError' : 'UnknownOutcomeError')
})

test('a stop reports no refusals or errors', async () => {
  const stop = new AbortController()
  stop.abort()
  const { sizes, target } = world('by key', [])
  const { outcome } = await runOnce(target, start(10), getRows(10), stop.signal)
  expect(outcome).toEqual({ kind: 'stopped', why: 'user', entry: start(10), rows: getRows(10), refusals: [] })
  expect(sizes).toEqual([])
})

test('rows that the server skips are reported and never sent again [F06, D-36]', async () => {
  const rows = getRows(25)
  const { stored, target } = world('by key', [])
  const picky: Target = {
    ...target,
    send: async (sent, offset, entry) => {
      const refused = sent.flatMap((row) => ([3, 5].includes(row.row) ? { row, column: 'token', text: 'nein' } : []))
      const taken = sent.filter(({ row }) => row !== 3 && row !== 5)
      // One row may have errors in two columns.
      return { ...(await target.send(taken, offset, entry)), refused: [...refused, ...refused] }
    },
  }
  const first = await runOnce(picky, start(25), rows)
  expect(first.outcome).toMatchObject({
    kind: 'stopped',
    why: 'refused',
    entry: { imported: 8, present: 0, next: 1, isUnknown: false, refused: [3, 5] },
  })
  expect(first.outcome).toHaveProperty('refusals.length', 4)
  const second = await runOnce(picky, first.outcome.entry, rows)
  expect(second.outcome).toMatchObject({ kind: 'finished', entry: { imported: 23, present: 0, refused: [3, 5] } })
  expect(stored).toEqual(rows.flatMap(({ row, values }) => ([3, 5].includes(row) ? [] : String(values['token']))))
})

test('a request repeated by the browser is done although its second response is an error [F07]', async () => {
  const { stored, sizes, target } = world('by unique key', ['repeated'])
  const { outcome } = await runOnce(target, start(15), getRows(15))
  expect(outcome).toMatchObject({ kind: 'finished', entry: { imported: 15, present: 0, refused: [] } })
  expect([stored.length, sizes]).toEqual([15, [10, 5]])
})

test('rows of a half-imported batch with a lost response count as new [F07, D-36]', async () => {
  const rows = getRows(10)
  const { stored, sizes, target } = world('by key', ['well', 'offline'])
  let isFirst = true
  const halving: Target = {
    ...target,
    send: async (sent, offset, entry) => {
      if (!isFirst) return await target.send(sent, offset, entry)
      isFirst = false
      await target.send(sent.slice(0, 4), offset, entry)
      throw new UnknownOutcomeError()
    },
  }
  const lost = await runOnce(halving, start(10), rows)
  const away = await runOnce(halving, lost.outcome.entry, rows)
  expect(away.outcome).toMatchObject({ why: 'fault', entry: { imported: 0, isUnknown: true } })
  const last = await runOnce(halving, away.outcome.entry, rows)
  expect(last.outcome).toMatchObject({ kind: 'finished', entry: { imported: 10, present: 0 } })
  expect([stored.length, sizes]).toEqual([10, [4, 6, 6]])
})
