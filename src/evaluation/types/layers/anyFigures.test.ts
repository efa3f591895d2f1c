// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartTypes, viewOptions } from '#evaluation/model/chart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { svgText } from '../draw/mark.ts'
import { layoutDataOf } from '../layoutData/layoutDataOf.ts'
import { tableOf } from '../tableOf.ts'
import { benchmarkOf, categories, chartOf, item, numberItem, sayIn, seriesOf } from '../testSeries.ts'
import { showFigure } from '../words/figureText.ts'
import { notesOf } from '../words/notes.ts'
import { summaryOf } from '../words/summary.ts'
import { pictureOf } from './pictureOf.ts'

const odd = fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e308, -1e308, 5e-324, 0, -0, -1, 3)
const figureNumber = fc.oneof(odd, fc.double())
const perhaps = fc.option(figureNumber)
const count = fc.oneof(fc.nat(500), odd)
const box = fc.record({
  low: figureNumber,
  q1: figureNumber,
  median: figureNumber,
  q3: figureNumber,
  high: figureNumber,
  outliers: fc.array(figureNumber, { maxLength: 3 }),
  more: fc.nat(5),
})
const share = fc.record({ share: figureNumber, low: figureNumber, high: figureNumber })
const anyFigure: fc.Arbitrary<Figure> = fc.record({
  isWithheld: fc.constant(false),
  n: count,
  invalid: fc.nat(5),
  mean: perhaps,
  sd: perhaps,
  low: perhaps,
  high: perhaps,
  counts: fc.array(count, { maxLength: 6 }),
  shares: fc.array(share, { maxLength: 6 }),
  box: fc.option(box),
  answers: fc.option(count),
  error: perhaps,
  verdict: fc.option(
    fc.record({
      word: fc.constantFrom('tooFew', 'unclear', 'alike', 'better', 'worse', 'above', 'below'),
      isClear: fc.boolean(),
    }),
  ),
})
const t = sayIn('de')

test('whatever the figures are, no NaN and nothing infinite gets into a chart, its words or its table [R07]', () => {
  const views = fc.record(Object.fromEntries(viewOptions.map((option) => [option, fc.boolean()])))
  const bounds = fc.record({
    min: fc.option(figureNumber),
    max: fc.option(figureNumber),
    decimals: fc.oneof(fc.integer({ min: -3, max: 120 }), odd),
  })
  const run = fc.property(
    fc.constantFrom(...chartTypes),
    views,
    bounds,
    fc.array(anyFigure, { minLength: 1, maxLength: 6 }),
    fc.boolean(),
    figureNumber,
    fc.integer({ min: 0, max: 2000 }),
    (type, viewSettings, config, figures, isPlain, mean, width) => {
      let next = 0
      const items = isPlain ? [numberItem('a'), numberItem('b')] : [item('a'), item('b'), item('c')]
      const benchmarks = [
        benchmarkOf(
          'B',
          items.map(() => ({ n: 3, mean, sd: 1 })),
        ),
      ]
      const series = seriesOf(
        { items, groups: categories('x', 'y'), slices: categories('s', 't'), benchmarks },
        () => figures[next++ % figures.length] as Figure,
      )
      const chart = chartOf(type, { viewSettings, config })
      const picture = pictureOf({
        series,
        chart,
        language: 'de',
        t,
        theme: 'light',
        palette: 'default',
        size: { width, height: 300 },
      })
      const plan = layoutDataOf({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
      const table = tableOf({ series, chart, t, language: 'de' })
      const tips = (picture?.categories ?? []).flatMap((many, facet) =>
        Array.from({ length: many }, (_, category) => picture?.tip(facet, category)),
      )
      const found = badIn([
        picture?.layers,
        picture?.height,
        plan,
        tips,
        notesOf(series, chart, plan, t, 'de'),
        summaryOf(series, chart, plan, t),
        table.rows,
        table.rows.flatMap(({ cells }) => cells.map((cell) => (typeof cell === 'number' ? showFigure(cell, 2) : cell))),
      ])
      expect(found).toEqual([])
    },
  )
  fc.assert(run, { numRuns: 300 })
})

test('what is saved of odd figures holds no NaN either [R07]', () => {
  const run = fc.property(
    fc.constantFrom(...chartTypes.filter((type) => type !== 'tableChart')),
    fc.array(anyFigure, { minLength: 1, maxLength: 4 }),
    (type, figures) => {
      let next = 0
      const series = seriesOf(
        { items: [item('a'), item('b'), item('c')], groups: categories('x', 'y') },
        () => figures[next++ % figures.length] as Figure,
      )
      const picture = pictureOf({
        series,
        chart: chartOf(type, { viewSettings: { error_bars: true, datalabels: true, stacked_likert: true } }),
        language: 'de',
        t,
        theme: 'light',
        palette: 'default',
        size: { width: 500, height: 300 },
      })
      if (!picture) throw new Error('no picture')
      expect(svgText(picture.layers, picture)).not.toMatch(/NaN|Infinity|undefined/)
    },
  )
  fc.assert(run, { numRuns: 100 })
})

/** Paths of numbers that are none and of texts that show one. */
function badIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value === 'string') return /NaN|Infinity|undefined|\[object/.test(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => badIn(inner, `${path}.${key}`))
}
