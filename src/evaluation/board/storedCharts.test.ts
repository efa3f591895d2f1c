import { expect, test } from 'vitest'
import { settingsAfter, readerLayout } from '#evaluation/board/readerSettings/readerLayout.ts'
import { storedCharts } from './storedCharts.ts'

const at = (i: unknown, x: number, y: number) => ({ i, type: 'mean', x, y, w: 6, h: 8 })

test('gives every chart a unique name', () => {
  expect(
    storedCharts([at('a', 0, 0), at('a', 6, 0), at('', 0, 8), at(7, 6, 8), null]).map(({ i, chart }) => [i, chart?.i]),
  ).toEqual([
    ['a', 'a'],
    ['a#1', 'a#1'],
    ['#2', '#2'],
    ['7', '7'],
    ['#4', undefined],
  ])
})

test('an invalid chart keeps its title and its place [R05]', () => {
  const [one] = storedCharts([{ i: 'x', type: 'pie', title: 'Torte', x: 6, y: 'oben', w: 4, h: 6 }])
  expect(one).toMatchObject({
    chart: null,
    title: { title: 'Torte' },
    place: { x: 6, y: 0, w: 4, h: 6 },
    problem: { code: 'unknownType', about: 'pie' },
  })
  for (const odd of [undefined, null, 'x', {}, 3]) expect(storedCharts(odd)).toEqual([])
})

test('a chart is at least as high as its content [EVAL-25]', () => {
  const charts = storedCharts([at('a', 0, 0), at('b', 6, 0), at('c', 0, 8)])
  const layout = readerLayout(charts, { b: { hidden: true } }, new Map([['a', 600]]))
  expect(layout).toEqual([
    { i: 'a', x: 0, y: 0, w: 6, h: 12 },
    { i: 'c', x: 0, y: 12, w: 6, h: 8 },
  ])
  const own = { c: { viewSettings: { horizontal: true } } }
  const changes = settingsAfter(layout, own, 'c', { kind: 'resize', side: 'w', by: 1 })
  expect(changes).toEqual({
    a: { x: 0, y: 0, w: 6, h: 12 },
    c: { viewSettings: { horizontal: true }, x: 0, y: 12, w: 8, h: 8 },
  })
  expect(settingsAfter(layout, own, 'c', { kind: 'hide' })).toEqual({
    c: { viewSettings: { horizontal: true }, hidden: true },
  })
  expect(settingsAfter(layout, own, 'c', { kind: 'reset' })).toEqual({ c: null })
})
