import { expect, test } from 'vitest'
import { pictureOf } from '../layers/pictureOf.ts'
import { categories, chartOf, figureOf, item, sayIn, seriesOf } from '../testSeries.ts'
import { drawMarks } from './drawMarks.ts'
import { type Mark, marksOf } from './mark.ts'

const svg = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg')
const marksFor = (
  type: 'mean' | 'likert' | 'radar' | 'timeline' | 'boxPlot',
  groups: number,
  counts: number[],
): Mark[] => {
  const series = seriesOf(
    {
      items: ['a', 'b', 'c'].map((name) => item(name)),
      groups: categories(...Array.from({ length: groups }, (_, index) => `Klinik ${index}`)),
    },
    () => figureOf(counts),
  )
  const chart = chartOf(type, { viewSettings: { datalabels: true, error_bars: true } })
  return marksOf(
    pictureOf({
      series,
      chart,
      language: 'de',
      t: sayIn('de'),
      theme: 'light',
      palette: 'default',
      size: { width: 600, height: 300 },
    })?.layers ?? [],
    'x',
  )
}

test('whatever was drawn before, what is drawn then is as if it were new', () => {
  const all = [
    marksFor('mean', 3, [1, 2, 3, 4, 5]),
    marksFor('mean', 2, [5, 5, 0, 0, 0]),
    marksFor('likert', 1, [1, 2, 3, 4, 5]),
    marksFor('radar', 1, [1, 2, 3, 4, 5]),
    [],
    marksFor('timeline', 5, [1, 2, 3, 4, 5]),
    marksFor('likert', 4, [0, 0, 0, 0, 1]),
  ]
  const kept = svg()
  let before: Mark[] = []
  for (const marks of all) {
    drawMarks(kept, marks, before)
    before = marks
    const fresh = svg()
    drawMarks(fresh, marks, [])
    expect(kept.isEqualNode(fresh)).toBe(true)
  }
})

test('what is the same stays the element it was', () => {
  const place = svg()
  const [before, after] = [marksFor('mean', 3, [1, 2, 3, 4, 5]), marksFor('mean', 3, [5, 4, 3, 2, 1])]
  drawMarks(place, before, [])
  const elements = [...place.querySelectorAll('*')]
  drawMarks(place, after, before)
  expect([...place.querySelectorAll('*')]).toEqual(elements)
})
