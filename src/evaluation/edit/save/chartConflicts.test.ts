import { expect, test } from 'vitest'
import { getEntries } from '#evaluation/edit/draft/entries.ts'
import { chartConflicts, withTheirs } from './chartConflicts.ts'

const at = (i: string, title: string, y = 0) => ({ i, type: 'mean', title, x: 0, y, w: 6, h: 8 })
const foreign = (base: unknown[], mine: unknown[], fresh: unknown[]) =>
  chartConflicts(getEntries(base), getEntries(mine), getEntries(fresh))
const stored = (entries: ReturnType<typeof getEntries>) => entries.map((entry) => entry.stored)

/** The charts that are sent when these of the other person are kept. */
function merged(base: unknown[], mine: unknown[], fresh: unknown[], ...keep: string[]) {
  return stored(withTheirs(getEntries(mine), foreign(base, mine, fresh), new Set(keep)))
}

test('a chart that nobody else changed is no conflict', () => {
  const base = [at('a', 'A'), at('b', 'B'), null, 'unreadable']
  expect(foreign(base, [at('a', 'A2', 4), at('c', 'neu')], base)).toEqual([])
  expect(foreign([], [at('a', 'A')], [])).toEqual([])
})

test('new and deleted charts of the other person need no decision', () => {
  const base = [at('a', 'A'), at('b', 'B')]
  const theirs = [at('b', 'B'), at('n', 'N')]
  expect(foreign(base, base, theirs)).toEqual([
    { key: 'a', mine: getEntries(base)[0], theirs: null, touched: false },
    { key: 'n', mine: null, theirs: getEntries(theirs)[1], touched: false },
  ])
  expect(merged(base, base, theirs)).toEqual(theirs)
})

test('two different new charts under the same key need a decision', () => {
  expect(foreign([], [at('n', 'N')], [at('n', 'N', 8)])).toEqual([])
  const [one] = foreign([], [at('n', 'N')], [at('n', 'M')])
  expect(one).toMatchObject({
    key: 'n',
    touched: true,
    mine: { stored: at('n', 'N') },
    theirs: { stored: at('n', 'M') },
  })
  expect(merged([], [at('n', 'N')], [at('n', 'M')])).toEqual([at('n', 'N')])
  expect(merged([], [at('n', 'N')], [at('n', 'M')], 'n')).toEqual([at('n', 'M')])
})

test('a chart deleted here and changed there is restored only on request', () => {
  expect(foreign([at('a', 'A')], [], [])).toEqual([])
  const changed: [unknown[], unknown[], unknown[]] = [
    [at('a', 'A'), at('b', 'B')],
    [at('b', 'B')],
    [at('a', 'deins'), at('b', 'B')],
  ]
  expect(merged(...changed)).toEqual([at('b', 'B')])
  expect(merged(...changed, 'a')).toEqual([at('b', 'B'), at('a', 'deins')])
})

test('a chart changed here and deleted there is removed only on request', () => {
  const changed: [unknown[], unknown[], unknown[]] = [
    [at('a', 'A'), at('b', 'B')],
    [at('a', 'meins'), at('b', 'B')],
    [at('b', 'B')],
  ]
  expect(foreign(...changed)).toMatchObject([{ key: 'a', theirs: null, touched: true }])
  expect(merged(...changed)).toEqual([at('a', 'meins'), at('b', 'B')])
  expect(merged(...changed, 'a')).toEqual([at('b', 'B')])
})

test('a chart that both moved needs a decision', () => {
  expect(merged([at('a', 'A')], [at('a', 'A')], [at('a', 'A', 8)])).toEqual([at('a', 'A', 8)])
  const both: [unknown[], unknown[], unknown[]] = [[at('a', 'A')], [at('a', 'A', 4)], [at('a', 'A', 8)]]
  expect(foreign(...both)).toMatchObject([{ touched: true }])
  expect(merged(...both)).toEqual([at('a', 'A', 4)])
  expect(merged(...both, 'a')).toEqual([at('a', 'A', 8)])
})

test.each(['x', 'y', 'w', 'h'])('another %s is another position, not another chart', (side) => {
  const moved = { ...at('a', 'A'), [side]: 3 }
  expect(merged([at('a', 'A')], [at('a', 'meins')], [moved])).toEqual([{ ...moved, title: 'meins' }])
})

test('a chart moved to the same position by both takes their version', () => {
  expect(merged([at('a', 'A')], [at('a', 'A', 8)], [at('a', 'deins', 8)])).toEqual([at('a', 'deins', 8)])
})

test('keeps an entry that the other person made invalid', () => {
  const [base, theirs] = [
    [at('a', 'A'), 3],
    [at('a', 'A'), 4],
  ]
  expect(foreign(base, base, theirs)).toMatchObject([{ theirs: { stored: 4 }, touched: false }])
  expect(merged(base, base, theirs)).toEqual(theirs)
  expect(merged(base, [at('a', 'A'), 5], theirs)).toEqual([at('a', 'A'), 5])
})

test('takes over only the selected ones of several charts', () => {
  const base = [at('a', 'A'), at('b', 'B'), at('c', 'C')]
  const mine = [at('a', 'A meins'), at('b', 'B meins'), at('c', 'C')]
  const theirs = [at('a', 'A deins'), at('b', 'B deins'), at('c', 'C deins')]
  expect(merged(base, mine, theirs, 'b')).toEqual([at('a', 'A meins'), at('b', 'B deins'), at('c', 'C deins')])
})

const read = [at('a', 'A'), at('b', 'B')]

test('a chart deleted by one and changed by the other needs a decision [D-34]', () => {
  const gone = foreign(read, [at('b', 'B')], [at('a', 'A deins'), at('b', 'B')])
  expect(gone).toMatchObject([{ key: 'a', mine: null, theirs: { key: 'a' }, touched: true }])
  expect(foreign(read, [at('a', 'X'), at('b', 'B')], [at('b', 'B')])).toMatchObject([
    { key: 'a', theirs: null, touched: true },
  ])
  expect(foreign(read, [at('a', 'X'), at('b', 'B')], [at('a', 'X'), at('b', 'B')])).toEqual([])
})

test('a chart that was only moved here takes their content [D-34]', () => {
  const placed = (y: number, title = 'A') => at('a', title, y)
  expect(foreign([placed(0)], [placed(8)], [placed(0, 'deins')])).toEqual([
    { key: 'a', mine: getEntries([placed(8)])[0], theirs: { key: 'a', stored: placed(8, 'deins') }, touched: false },
  ])
  expect(foreign([placed(0)], [placed(8)], [])).toMatchObject([{ theirs: null, touched: false }])
  expect(foreign([placed(0)], [], [placed(8)])).toEqual([])
  expect(foreign([placed(0)], [placed(0, 'meins')], [placed(8)])).toMatchObject([
    { theirs: { stored: placed(8, 'meins') }, touched: false },
  ])
  expect(foreign([placed(0)], [placed(4, 'meins')], [placed(8)])).toMatchObject([
    { theirs: { stored: placed(8, 'meins') }, touched: true },
  ])
  expect(foreign([placed(0)], [placed(8, 'meins')], [placed(4, 'deins')])).toMatchObject([
    { theirs: { stored: placed(4, 'deins') }, touched: true },
  ])
  expect(foreign([placed(0)], [placed(8)], [placed(8)])).toEqual([])
})

test('a chart that both moved needs a decision and keeps their content [D-34]', () => {
  const placed = (y: number, title = 'A') => at('a', title, y)
  const both: [unknown[], unknown[], unknown[]] = [[placed(0)], [placed(8)], [placed(4, 'deins')]]
  expect(foreign(...both)).toMatchObject([
    { mine: { stored: placed(8, 'deins') }, theirs: { stored: placed(4, 'deins') }, touched: true },
  ])
  expect(merged(...both)).toEqual([placed(8, 'deins')])
  expect(merged(...both, 'a')).toEqual([placed(4, 'deins')])
})
