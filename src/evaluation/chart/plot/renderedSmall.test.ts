// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Figure } from '#evaluation/model/series.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import { asRendered, counted } from '#evaluation/types/definition/chartTypes.ts'
import {
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { comparisonTexts } from '#evaluation/types/words/head.ts'
import { inEachLanguage } from '#lib/languages.ts'
import { render } from './testDrawing.ts'

const sexes = categories('Frauen', 'Männer')
const answered = () => getFigure([10, 20, 40, 80, 50])

/** The vertical middle of a text. */
function getHeight(text: Element): number {
  return Number(
    /matrix\(.* ([-\d.]+)\)|translate\([-\d.]+[ ,]([-\d.]+)\)/
      .exec(text.getAttribute('transform') ?? '')
      ?.slice(1)
      .find(Boolean) ?? text.getAttribute('y'),
  )
}

describe('small charts', () => {
  test.each(['stacked-full', 'likert'] as const)('%s: the numbers of their axes do not overlap', (type) => {
    const labels = ['Wurden Ihre Fragen verständlich beantwortet', 'Essen', 'Freundlichkeit der Pflege']
    const given = getSeries({ items: labels.map((label, place) => item(`q${place}`, label)) }, answered, sexes)
    const { svg, drawing } = render(given, getChart(type), { width: 460 })
    expect(drawing.isHorizontal).toBe(false)
    const numbers = [...svg.querySelectorAll('text')].filter(({ textContent }) => /^\d+ %$/.test(textContent))
    const heights = numbers.map(getHeight).toSorted((one, other) => one - other)
    const steps = heights.slice(1).map((height, place) => height - (heights[place] ?? 0))
    expect(heights).toHaveLength(10)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(14)
  })

  test('a long heading is whole', () => {
    const label = 'Wurden Ihre Fragen zu Behandlung und Austritt verständlich beantwortet?'
    const given = getSeries(
      { items: [item('q1', label), item('q2', 'Essen')], groups: categories('Notfall', 'geplant'), slices: sexes },
      answered,
    )
    const { texts } = render(given, getChart('stacked'), { width: 326 })
    const read = texts.join(' ').replaceAll(/\s+/g, ' ')
    for (const group of ['Notfall', 'geplant']) expect(read).toContain(`${label} · ${group}`)
    expect(read).not.toMatch(/…|\.\.\./)
  })

  const ages = categories('< 20', '20–39', '40–59', '60–79', '≥ 80')
  const onlyFrom20To39 = getSeries(
    { items: [item('q1')], groups: categories('Nord', 'Süd') },
    (_item, _group, _slice, panel) => (panel === 1 ? answered() : nobody),
    ages,
  )

  test.each([
    ['vertical bars', 'mean', false, ['1', '2', '3', '4', '5'], 'Nord'],
    ['horizontal bars', 'bar', true, ['trifft gar nicht zu', 'teils, teils', 'trifft völlig zu'], '25 %'],
  ] as const)(
    'where nobody answered in the first of a row, %s next to it are on its axis [X07]',
    (_what, type, horizontal, onAxis, onEach) => {
      const { svg, texts } = render(onlyFrom20To39, getChart(type, { viewSettings: { horizontal } }), { width: 620 })
      const once = texts.filter((text) => (onAxis as readonly string[]).includes(text)).toSorted()
      expect(once).toEqual([...onAxis].toSorted())
      const levels = [...svg.querySelectorAll('text')]
        .filter(({ textContent }) => textContent === onEach)
        .map(getHeight)
      expect(levels).toHaveLength(2)
      expect(levels[0]).toBe(levels[1])
    },
  )

  test.each([420, 620, 900])('every small chart says in full that nobody answered, %i pixels wide', (width) => {
    const { texts } = render(onlyFrom20To39, getChart('mean'), { width })
    const read = texts.join(' ')
    for (const [place, { label }] of ages.entries())
      expect(read).toContain(place === 1 ? label.de : `${label.de}: keine Daten`)
  })
})

test('ignores options that a chart keeps from another type', () => {
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
    const chart = { ...getChart(type), ...chartFor(type, ['q'], kept) }
    const series = evaluateChart(counted(chart), question({ benchmarks: [benchmark] }), [measureTable(rows, of)])
    const [t, language] = [inLanguage('de'), 'de' as const]
    const data = getLayoutData({ series, chart, language, t, theme: 'light', palette: 'default' })
    const filterText = ({ attribute: name }: { attribute: string }) => name
    const head = comparisonTexts({ series, chart: asRendered(chart), data, t, language, filterText, isFiltered: false })
    return { series, head: JSON.stringify(head) }
  }
  expect(shown('mean').head).toContain('Schweiz')
  expect(shown('mean').series.comparisons).toBe(1)
  expect(shown('bar').head).not.toContain('Schweiz')
  expect(shown('bar').series).toMatchObject({ comparisons: 0, benchmarks: [] })
  expect(asRendered(getChart('bar', kept)).viewSettings).toEqual({ datalabels: true })
  expect(asRendered(getChart('mean', kept)).viewSettings).toEqual(kept.viewSettings)
})

test.each([
  ['mean', 'Mittelwert, 1 bis 5'],
  ['likert', 'Anteil der Antworten'],
  ['stacked', 'Anzahl Antworten'],
] as const)('%s: the name of the axis below horizontal small charts is not cut by the edge', (type, name) => {
  const given = getSeries({ items: [item('q1'), item('q2')], groups: sexes }, answered)
  const { svg, drawing } = render(given, getChart(type, { viewSettings: { horizontal: true } }), {
    width: 326,
    height: 0,
  })
  const bottoms = [...svg.querySelectorAll('text')]
    .filter(({ textContent }) => textContent === name)
    .map((text) => getHeight(text) + Number(text.getAttribute('y')) + 0.75 * 11)
  expect(bottoms).toHaveLength(2)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(drawing.height)
})

test('the text in place of a bar fits in a small chart', () => {
  const nobodyIn = (place: number): Figure => ({ ...answered(), ...(place === 0 && { n: 0, isWithheld: true }) })
  for (const type of ['mean', 'stacked'] as const) {
    const given = getSeries(
      { items: [item('q1'), item('q2')], groups: categories('neun', 'zehn', 'elf') },
      (_item, group) => nobodyIn(group),
    )
    const { svg, drawing } = render(given, getChart(type), { width: 560 })
    expect(drawing.isHorizontal).toBe(false)
    const words = [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent === 'nicht gezeigt')
    expect(words).toHaveLength(2)
    for (const word of words) expect(word.getAttribute('style')).toContain('font-size:10px')
  }
})

test('the numbers on the axis of small charts are in steps of a half', () => {
  const given = getSeries({ items: [item('q1'), item('q2')], groups: sexes }, () => getFigure([90, 100, 100, 150, 50]))
  const { texts, drawing } = render(given, getChart('stacked'), { width: 560 })
  expect(drawing.isHorizontal).toBe(false)
  expect(texts.filter((text) => /^\d+$/.test(text)).slice(0, 3)).toEqual(['0', '250', '500'])
})

test.each([
  [350, 'n = 200'],
  [700, 'Anteil der Antworten, n = 200'],
])('the name of an axis does not overlap the next small chart, %i pixels wide', (width, name) => {
  const given = getSeries({ items: [item('q1', 'Ja oder nein', sexes)] }, () => getFigure([120, 80]), sexes)
  const { texts, drawing } = render(given, getChart('bar'), { width })
  expect(drawing.isHorizontal).toBe(false)
  const names = texts.filter((text) => text.includes('200')).map((text) => text.replaceAll(/\s/g, ' '))
  expect(names).toEqual([name, 'n = 200'])
})

test.each([
  [460, ['0 %', '50 %', '100 %']],
  [600, ['0 %', '25 %', '50 %', '75 %', '100 %']],
])('the axes of horizontal small charts have the same numbers, %i pixels wide', (width, numbers) => {
  const given = getSeries({ items: [item('q1', 'Ja oder nein', sexes)] }, () => getFigure([120, 80]), sexes)
  const viewSettings = { horizontal: true, datalabels: true, error_bars: true }
  const { texts, drawing } = render(given, getChart('bar', { viewSettings }), { width })
  expect(drawing.grids).toHaveLength(2)
  const shown = texts.map((text) => text.replaceAll(/\s/g, ' ')).filter((text) => /^(?:0|25|50|75|100) %$/.test(text))
  expect(shown).toEqual([...numbers, ...numbers])
})

test('does not break the longest word below a bar', () => {
  const groups = categories('neun', 'zehn', 'elf', 'zwölf', 'zweihundertfünfzig')
  const { texts, drawing } = render(getSeries({ items: [item('q1')], groups }, answered), getChart('mean'), {
    width: 560,
  })
  expect(drawing.isHorizontal).toBe(false)
  expect(texts).toContain('zweihundertfünfzig')
})

test('bars turn horizontal if their n would overlap', () => {
  const groups = categories(...Array.from({ length: 25 }, (_, place) => String(place)))
  const shown = (count: number) =>
    render(
      getSeries({ items: [item('q1')], groups }, () => getFigure([0, 0, 0, 0, count])),
      getChart('stacked'),
      {
        width: 560,
      },
    ).drawing.isHorizontal
  expect([shown(5), shown(588)]).toEqual([false, true])
})

test('the words in place of a bar do not cover the bar beside it, however wide the chart is', () => {
  const given = getSeries(
    { items: [item('q1')], groups: sexes, slices: categories('Nord', 'Alle anderen') },
    (_item, group, slice) => (group === 1 && slice === 1 ? nobody : answered()),
  )
  const { svg } = render(given, getChart('mean'), { width: 900 })
  const words = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === 'keine Daten')
  // Turned by a quarter, they are as narrow as their letters are high.
  expect(words?.getAttribute('transform')).toMatch(/matrix\(0[ ,]-1|rotate\(-90/)
})
