// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewOptions } from '#evaluation/model/chart.ts'
import { chartTypes, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import {
  getBenchmark,
  getBox,
  categories,
  getChart,
  getFigure,
  item,
  numberItem,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { getChartNotes } from '#evaluation/types/words/notes.ts'
import { getSummary } from '#evaluation/types/words/summary.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import { render } from './testDrawing.ts'

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
  outside: fc.nat(9),
  outliers: fc.array(figureNumber, { maxLength: 3 }),
  more: fc.nat(5),
})
const share = fc.record({ share: figureNumber, low: figureNumber, high: figureNumber })
const anyFigure: fc.Arbitrary<Figure> = fc.record({
  isWithheld: fc.boolean(),
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
const t = inLanguage('de')
const counting = chartTypes.filter((type) => hasFigures({ type }))
const renderedTypes = counting.filter((type) => type !== 'tableChart')

test('no figures make NaN or infinity appear in a chart or its table [R07]', () => {
  const views = fc.record(Object.fromEntries(viewOptions.map((option) => [option, fc.boolean()])))
  const bounds = fc.record({
    min: fc.option(figureNumber),
    max: fc.option(figureNumber),
    decimals: fc.oneof(fc.integer({ min: -3, max: 120 }), odd),
  })
  const run = fc.property(
    fc.constantFrom(...counting),
    views,
    bounds,
    fc.array(anyFigure, { minLength: 1, maxLength: 6 }),
    fc.boolean(),
    figureNumber,
    fc.integer({ min: 200, max: 2000 }),
    (type, viewSettings, config, figures, isPlain, mean, width) => {
      let next = 0
      const items = isPlain ? [numberItem('a'), numberItem('b')] : [item('a'), item('b'), item('c')]
      const benchmarks = [
        getBenchmark(
          'B',
          items.map(() => ({ n: 3, mean, sd: 1 })),
        ),
      ]
      const series = getSeries(
        { items, groups: categories('x', 'y'), slices: categories('s', 't'), benchmarks },
        () => figures[next++ % figures.length] as Figure,
      )
      const chart = getChart(type, { viewSettings, config })
      const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
      const table = toTable({ series, chart, t, language: 'de' })
      const tips = (data?.multiples ?? []).flatMap(({ categories: own }, multiple) =>
        own.map((_, category) => data && getTip({ data, t }, multiple, category)),
      )
      const rendered = type === 'tableChart' ? null : render(series, chart, { width })
      expect(
        findBad([
          rendered?.option,
          data,
          tips,
          getChartNotes(series, chart, data, t, 'de'),
          getSummary(series, chart, data, t),
          table.rows,
          table.rows.flatMap(({ cells }) =>
            cells.map((cell) => (typeof cell === 'number' ? showFigure(cell, 2) : cell)),
          ),
        ]),
      ).toEqual([])
      expect(rendered?.texts.filter((text) => /NaN|Infinity|undefined/.test(text)) ?? []).toEqual([])
    },
  )
  const tiny = { ...getFigure([]), n: 1, box: getBox(5e-324, 0, 0, 0, 5e-324) }
  fc.assert(run, {
    numRuns: 120,
    examples: [['boxPlot', {}, { min: null, max: null, decimals: 2 }, [tiny, getFigure([])], false, Number.NaN, 200]],
  })
}, 60_000)

test('no option of a chart turns text into elements [R02]', () => {
  const folder = join(import.meta.dirname, '..')
  const forbidden =
    /(?:inner|outer)HTML\s*=|insertAdjacentHTML|dangerouslySetInnerHTML|foreignObject|renderMode: 'html'/
  const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => forbidden.test(readFileSync(join(folder, file), 'utf8')))
  expect(wrong).toEqual([])
})

test('names of the backend are texts in a picture, on the page and in a file [R01, R02]', () => {
  const evil = '</text><script>alert(1)</script><img src=x onerror="window.__xss=1">&{a|b}'
  const series = getSeries(
    {
      items: ['a', 'b', 'c'].map((name) => item(name, evil)),
      groups: categories(evil, 'b'),
      slices: categories(evil, 'd'),
    },
    () => getFigure([1, 2, 3, 4, 5]),
    categories(evil),
  )
  for (const type of renderedTypes) {
    const { svg, texts, data } = render(series, getChart(type, { viewSettings: { datalabels: true } }), {
      width: 1600,
      theme: 'dark',
      captions: { head: [evil], foot: [evil] },
    })
    const tags = [...new Set([...svg.querySelectorAll('*')].map(({ tagName }) => tagName))]
    expect(tags.filter((tag) => ['script', 'img', 'image', 'foreignObject', 'a'].includes(tag))).toEqual([])
    expect(texts.join('')).toContain('onerror="window')
    expect(getTip({ data, t }, 0, 0)?.title).toContain(evil)
  }
})

/** Paths of invalid numbers and of texts that show one. */
function findBad(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value === 'string') return /NaN|Infinity|undefined|\[object/.test(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => findBad(inner, `${path}.${key}`))
}

test('a withheld figure appears nowhere in a chart [R07]', () => {
  const hidden: Figure = { ...getFigure([1, 1, 2, 0, 0]), isWithheld: true, mean: null, n: 0, counts: [], shares: [] }
  for (const type of renderedTypes) {
    const series = getSeries(
      { items: ['a', 'b', 'c'].map((name) => item(name)), groups: categories('x', 'y'), hideBelow: 5 },
      (_item, group) => (group === 0 ? hidden : getFigure([5, 5, 5, 5, 5])),
    )
    const chart = getChart(type, { viewSettings: { datalabels: true } })
    const { data } = render(series, chart)
    const tips = data.multiples.flatMap(({ cells }, multiple) =>
      cells.map((_, category) => getTip({ data, t }, multiple, category)),
    )
    expect(JSON.stringify(tips)).not.toContain('"value":"0')
    expect(JSON.stringify(tips)).toContain(t('withheld'))
  }
})
