// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConflictError, UnknownOutcomeError } from '#api/http/errors.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Collection } from '#engine/collection.ts'
import { getEntries, type Entries } from '#evaluation/edit/draft/entries.ts'
import { saveCharts } from './saveCharts.ts'
import { saveCopy } from './saveCopy.ts'

/** Makes copies by the rules of the collection of evaluations. */
const collection = {
  clone: ({ id: _id, creator_id: _creator, ...row }: Record<string, unknown>) => ({
    ...row,
    name: `${String(row.name)} (Kopie)`,
    is_parent_evaluation: false,
  }),
} as unknown as Collection
const server = testBackend()
const at = (i: string, title: string, more: object = {}) => ({ i, type: 'mean', title, ...more })
let stored: unknown[] = []
let puts: unknown[] = []
let loses: 'nothing' | 'answer' | 'request' = 'nothing'
let isOfAnotherShape = false
let conflicts = 0
let wrongPaths: unknown[] = []

beforeEach(async () => {
  stored = [at('a', 'A'), at('b', 'B')]
  puts = []
  loses = 'nothing'
  isOfAnotherShape = false
  conflicts = 0
  wrongPaths = [at('a', 'A'), at('b', 'dazwischen')]
  await signedInAs(2)
  server.use(
    http.get(`${base}results/evaluations/7/`, () =>
      HttpResponse.json({
        id: 7,
        name: 'Auswertung',
        charts: stored,
        is_parent_evaluation: true,
        creator_id: 3,
        modified: '2026-01-01T00:00:00Z',
      }),
    ),
    http.put(`${base}results/evaluations/7/update_charts/`, async ({ request }) => {
      const body = (await request.json()) as { charts: unknown[] }
      puts.push(body)
      if (conflicts > 0) {
        conflicts -= 1
        stored = wrongPaths
        return HttpResponse.json({ detail: 'x' }, { status: 412 })
      }
      if (loses !== 'request') stored = body.charts
      if (isOfAnotherShape) return HttpResponse.json({ detail: 'ok' })
      return loses === 'nothing' ? HttpResponse.json({ id: 7, charts: stored }) : HttpResponse.error()
    }),
  )
})
const never = vi.fn(() => Promise.reject(new Error('nobody is to be asked')))
const read = (): Entries => getEntries([at('a', 'A'), at('b', 'B')])

test('sends the whole list and nothing else [EVAL-26]', async () => {
  const mine = getEntries([at('b', 'B2', { odd: 1 }), null, at('c', 'neu')])
  const saved = await saveCharts(7, read(), mine, never)
  expect(puts).toEqual([{ charts: [at('b', 'B2', { odd: 1 }), null, at('c', 'neu')] }])
  expect(saved?.sent).toEqual(mine)
  expect(never).not.toHaveBeenCalled()
})

test('overwrites only the selected charts of somebody else [D-34]', async () => {
  const theirs = [at('a', 'A deins'), at('b', 'B deins'), at('neu', 'N deins')]
  stored = theirs
  const decide = vi.fn(async () => new Set(['b']))
  const mine = getEntries([at('a', 'A meins'), at('b', 'B meins'), at('m', 'M meins')])
  const saved = await saveCharts(7, read(), mine, decide)
  expect(decide).toHaveBeenCalledExactlyOnceWith(
    [
      expect.objectContaining({ key: 'a', touched: true }),
      expect.objectContaining({ key: 'b', touched: true }),
      expect.objectContaining({ key: 'neu', touched: false, mine: null }),
    ],
    expect.objectContaining({ id: 7, charts: theirs }),
  )
  expect(puts).toEqual([{ charts: [at('a', 'A meins'), at('b', 'B deins'), at('m', 'M meins'), at('neu', 'N deins')] }])
  // Changes made here during the save stay.
  expect(saved?.merge(getEntries([at('a', 'A noch neuer'), at('b', 'B meins')])).map((entry) => entry.stored)).toEqual([
    at('a', 'A noch neuer'),
    at('b', 'B deins'),
    at('neu', 'N deins'),
  ])
})

test('sends nothing after cancel [D-34]', async () => {
  stored = [at('a', 'A deins'), at('b', 'B')]
  expect(await saveCharts(7, read(), getEntries([at('a', 'A meins'), at('b', 'B')]), async () => null)).toBeNull()
  expect(puts).toEqual([])
})

test('a change during the save needs a decision, too [D-34]', async () => {
  conflicts = 1
  const decide = vi.fn(async () => new Set<string>())
  await saveCharts(7, read(), getEntries([at('a', 'A meins'), at('b', 'B')]), decide)
  expect(decide).toHaveBeenCalledTimes(1)
  expect(puts.at(-1)).toEqual({ charts: [at('a', 'A meins'), at('b', 'dazwischen')] })
})

test('does not request the same decision twice when another change slips in between [D-34]', async () => {
  stored = [at('a', 'A deins'), at('b', 'B')]
  const requested: string[][] = []
  conflicts = 1
  wrongPaths = [at('a', 'A deins'), at('b', 'dazwischen'), at('n', 'N')]
  const mine = getEntries([at('a', 'A meins'), at('b', 'B meins')])
  const saved = await saveCharts(7, read(), mine, async (foreign) => {
    requested.push(foreign.map(({ key }) => key))
    return await Promise.resolve(new Set(['a']))
  })
  expect(requested).toEqual([['a'], ['b', 'n']])
  expect(puts.at(-1)).toEqual({ charts: [at('a', 'A deins'), at('b', 'B meins'), at('n', 'N')] })
  expect(saved?.merge(getEntries([at('b', 'B noch neuer')])).map((entry) => entry.stored)).toEqual([
    at('b', 'B noch neuer'),
    at('a', 'A deins'),
    at('n', 'N'),
  ])
})

test('fails after three changes in between', async () => {
  conflicts = 9
  const mine = getEntries([at('a', 'A meins'), at('b', 'B')])
  const nothing = async () => await Promise.resolve(new Set<string>())
  await expect(saveCharts(7, read(), mine, nothing)).rejects.toBeInstanceOf(ConflictError)
  expect(puts).toHaveLength(3)
  server.use(http.put(`${base}results/evaluations/7/update_charts/`, () => HttpResponse.json({}, { status: 403 })))
  await expect(saveCharts(7, read(), mine, nothing)).rejects.toMatchObject({ name: 'ForbiddenError' })
})

test('charts in use fail immediately [N11]', async () => {
  let sent = 0
  server.use(
    http.put(`${base}results/evaluations/7/update_charts/`, () => {
      sent += 1
      return HttpResponse.json({ detail: 'in use' }, { status: 409 })
    }),
  )
  const saving = saveCharts(7, read(), getEntries([at('a', 'A meins')]), async () => await Promise.resolve(new Set()))
  await expect(saving).rejects.toMatchObject({ name: 'ConflictError', detail: 'in use' })
  expect(sent).toBe(1)
})

test('the charts in the response count as stored', async () => {
  const versions: (string | null)[] = []
  server.use(
    http.put(`${base}results/evaluations/7/update_charts/`, ({ request }) => {
      versions.push(request.headers.get('If-Unmodified-Since'))
      return HttpResponse.json({ id: 7, charts: [at('a', 'A, gekürzt')] })
    }),
  )
  const saved = await saveCharts(7, read(), getEntries([at('a', 'A, viel zu lang')]), never)
  expect(saved?.stored.map((entry) => entry.stored)).toEqual([at('a', 'A, gekürzt')])
  server.use(http.get(`${base}results/evaluations/7/`, () => HttpResponse.json({ id: 7, charts: stored, modified: 5 })))
  await saveCharts(7, read(), read(), never)
  expect(versions).toEqual(['Thu, 01 Jan 2026 00:00:00 GMT', null])
})

test('looks up a save after a lost response [N05]', async () => {
  loses = 'answer'
  const mine = getEntries([at('a', 'A meins'), at('b', 'B')])
  expect((await saveCharts(7, read(), mine, never))?.sent).toEqual(mine)
  expect(puts).toHaveLength(1)
  loses = 'request'
  await expect(saveCharts(7, mine, getEntries([at('b', 'B')]), never)).rejects.toBeInstanceOf(UnknownOutcomeError)
})

test('looks up a save after an invalid response [N05]', async () => {
  isOfAnotherShape = true
  const mine = getEntries([at('a', 'A meins'), at('b', 'B')])
  expect((await saveCharts(7, read(), mine, never))?.stored).toEqual(mine)
  expect(puts).toHaveLength(1)
  loses = 'request'
  await expect(saveCharts(7, mine, getEntries([at('b', 'B')]), never)).rejects.toBeInstanceOf(UnknownOutcomeError)
})

test('a copy is a new evaluation with the charts of the draft [EVAL-39, N05]', async () => {
  const posts: object[] = []
  server.use(
    http.post(`${base}results/evaluations/`, async ({ request }) => {
      posts.push((await request.json()) as object)
      return posts.length === 1 ? HttpResponse.json({ ...posts[0], id: 8 }, { status: 201 }) : HttpResponse.error()
    }),
    http.get(`${base}results/evaluations/`, () =>
      HttpResponse.json([
        { ...posts[0], id: 8 },
        { id: 7, charts: stored },
      ]),
    ),
  )
  const mine = getEntries([at('a', 'A meins')])
  expect((await saveCopy(collection, 7, mine)).id).toBe(8)
  expect(posts[0]).toMatchObject({
    name: 'Auswertung (Kopie)',
    charts: [at('a', 'A meins')],
    is_parent_evaluation: false,
  })
  expect(posts[0]).not.toHaveProperty('id')
  expect(posts[0]).not.toHaveProperty('creator_id')
  expect((await saveCopy(collection, 7, mine)).id).toBe(8)
  expect([posts.length, puts.length]).toEqual([2, 0])
})

test('looks for a copy of unknown result before it sends it again [N05]', async () => {
  const posts: object[] = []
  let isAway = true
  server.use(
    http.post(`${base}results/evaluations/`, async ({ request }) => {
      posts.push((await request.json()) as object)
      return HttpResponse.error()
    }),
    http.get(`${base}results/evaluations/`, () =>
      isAway ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json([{ ...posts[0], id: 8 }]),
    ),
  )
  const mine = getEntries([at('a', 'A meins')])
  const attempt = {}
  await expect(saveCopy(collection, 7, mine, attempt)).rejects.toBeInstanceOf(UnknownOutcomeError)
  isAway = false
  expect((await saveCopy(collection, 7, mine, attempt)).id).toBe(8)
  expect(posts).toHaveLength(1)
})
