import { describe, expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import { asDrawn, counted } from '#evaluation/types/definition/chartTypes.ts'
import { categories, chartOf, figureOf, item, sayIn, seriesOf } from '#evaluation/types/definition/testSeries.ts'
import { layoutDataOf } from '#evaluation/types/layoutData/layoutDataOf.ts'
import { headTexts } from '#evaluation/types/words/head.ts'
import { inEachLanguage } from '#lib/languages.ts'
import { draw } from './testDrawing.ts'

const sexes = categories('Frauen', 'Männer')
const answered = () => figureOf([10, 20, 40, 80, 50])

/** Where a text stands: its middle from above. */
function heightOf(text: Element): number {
  return Number(
    /matrix\(.* ([-\d.]+)\)|translate\([-\d.]+[ ,]([-\d.]+)\)/
      .exec(text.getAttribute('transform') ?? '')
      ?.slice(1)
      .find(Boolean) ?? text.getAttribute('y'),
  )
}

describe('small charts', () => {
  test.each(['stacked-full', 'likert'] as const)('%s: the numbers of their axes do not run into each other', (type) => {
    const labels = ['Wurden Ihre Fragen verständlich beantwortet', 'Essen', 'Freundlichkeit der Pflege']
    const given = seriesOf({ items: labels.map((label, place) => item(`q${place}`, label)) }, answered, sexes)
    const { svg, drawing } = draw(given, chartOf(type), { width: 560 })
    expect(drawing.isHorizontal).toBe(false)
    const numbers = [...svg.querySelectorAll('text')].filter(({ textContent }) => /^\d+ %$/.test(textContent))
    const heights = numbers.map(heightOf).toSorted((one, other) => one - other)
    const steps = heights.slice(1).map((height, place) => height - (heights[place] ?? 0))
    expect(heights).toHaveLength(10)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(14)
  })

  test('a long heading is read whole, also what tells it from the next at its end', () => {
    const label = 'Wurden Ihre Fragen zu Behandlung und Austritt verständlich beantwortet?'
    const given = seriesOf(
      { items: [item('q1', label), item('q2', 'Essen')], groups: categories('Notfall', 'geplant'), slices: sexes },
      answered,
    )
    const { texts } = draw(given, chartOf('stacked'), { width: 326 })
    const read = texts.join(' ').replaceAll(/\s+/g, ' ')
    for (const group of ['Notfall', 'geplant']) expect(read).toContain(`${label} · ${group}`)
    expect(read).not.toMatch(/…|\.\.\./)
  })
})

test('options that a chart keeps from another type say nothing: a benchmark is compared with only where it is drawn', () => {
  const scale = { min: 1, max: 5, reversed: false }
  const of = source([attribute('q', 'likert', { scale, options: [1, 2, 3, 4, 5] })])
  const rows = Array.from({ length: 200 }, (_, place) => ({ q: 1 + (place % 3) }))
  const benchmark = {
    id: 1,
    label: inEachLanguage(() => 'Schweiz'),
    calculated: null,
    filters: [],
    means: { q: { n: 900, mean: 4, sd: 1 } },
  }
  const kept = { benchmarks: [1], viewSettings: { benchmark: true, datalabels: true } }
  const shown = (type: 'mean' | 'bar') => {
    const chart = { ...chartOf(type), ...chartFor(type, ['q'], kept) }
    const series = evaluateChart(counted(chart), question({ benchmarks: [benchmark] }), [measureTable(rows, of)])
    const [t, language] = [sayIn('de'), 'de' as const]
    const data = layoutDataOf({ series, chart, language, t, theme: 'light', palette: 'default' })
    const filterText = ({ attribute: name }: { attribute: string }) => name
    const head = headTexts({ series, chart: asDrawn(chart), data, t, language, filterText, isFiltered: false })
    return { series, told: JSON.stringify(head) }
  }
  expect(shown('mean').told).toContain('Schweiz')
  expect(shown('mean').series.comparisons).toBe(1)
  expect(shown('bar').told).not.toContain('Schweiz')
  expect(shown('bar').series).toMatchObject({ comparisons: 0, benchmarks: [] })
  expect(asDrawn(chartOf('bar', kept)).viewSettings).toEqual({ datalabels: true })
  expect(asDrawn(chartOf('mean', kept)).viewSettings).toEqual(kept.viewSettings)
})
