// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { chartTypes, getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { barStart } from '#evaluation/types/layout/range.ts'
import {
  getBenchmark,
  getBox,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  numberItem,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { getWidth } from '#evaluation/types/option/grids/textMeasure.ts'
import { render } from './testDrawing.ts'

const question = 'Wurden Ihre Fragen zur Behandlung von den Ärztinnen und Ärzten verständlich beantwortet?'
const inFrench = 'Les médecins ont-ils répondu à vos questions sur le traitement de façon beantwortet ?'
const answered = () => getFigure([10, 20, 40, 80, 50])

test('an n next to a horizontal bar is never cut', () => {
  const groups = categories('ja', 'viele')
  const given = getSeries({ items: [item('q1')], groups }, (_item, group) =>
    group === 0 ? nobody : getFigure([0, 0, 12_345, 0, 0]),
  )
  const { texts } = render(given, getChart('likert', { viewSettings: { horizontal: true } }), { width: 574 })
  expect(texts).toContain("n = 12'345")
})

test('a segment shows its value only if it fits whole', () => {
  const given = getSeries({ items: [item('q1')] }, () => getFigure([15, 85, 0, 0, 0]))
  const widths = Array.from({ length: 100 }, (_, step) => 260 + step)
  const shown = widths.filter((width) => {
    const { svg, bars } = render(given, getChart('likert', { viewSettings: { datalabels: true, horizontal: true } }), {
      width,
    })
    const [first] = bars
    const paths = [...svg.querySelectorAll(`path[fill="${first?.color}"]`)].map((path) => path.getAttribute('d') ?? '')
    const length = Math.max(...paths.map((path) => Math.abs(Number(/l([-\d.]+) 0/.exec(path)?.[1] ?? 0))))
    if (first?.label !== '15 %') return false
    // In the portal's font '15 %' is 26 pixels wide; the fill of a segment is inside its edges.
    expect(length, `at ${width}`).toBeGreaterThanOrEqual(26)
    return true
  })
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThan(widths.length)
})

test.each(chartTypes.filter((type) => getDefinition(type).picture))(
  'no number of a %s is cut to another number',
  (type) => {
    const counts = [[1111, 2222, 3333, 4444, 5555], [12_345, 0, 0, 0, 23_456], nobody.counts]
    const box = getBox(1, 2, 3, 4, 5)
    const given = getSeries(
      { items: ['q1', 'q2', 'q3'].map((name) => item(name, question)), groups: categories('Nord', 'Süd', 'Ost') },
      (at, group) => (group === 2 ? nobody : getFigure(counts[(at + group) % 2] ?? [], { box })),
    )
    const numbersAt = (width: number, horizontal: boolean) => {
      const viewSettings = { horizontal, datalabels: true, error_bars: true }
      const { texts } = render(given, getChart(type, { viewSettings }), { width })
      return texts.flatMap((text) => text.match(/\d[\d'.]*/g) ?? [])
    }
    for (const horizontal of [true, false]) {
      const whole = new Set(numbersAt(2400, horizontal))
      for (const width of [200, 260, 326, 440, 574, 700])
        expect(numbersAt(width, horizontal).filter((number) => !whole.has(number) && !isTick(number))).toEqual([])
    }
  },
)

test('shows the n of every part next to horizontal bars', () => {
  const slices = categories('Nord', 'Süd', 'Ost', 'West')
  const given = getSeries({ items: [item('q1', question), item('q2', question)], slices }, (_item, _group, slice) =>
    getFigure([0, 0, 1230 + slice, 0, 0]),
  )
  for (const width of [300, 326, 400]) {
    const { texts } = render(given, getChart('mean', { viewSettings: { horizontal: true } }), { width })
    expect(texts.join(' ').match(/n = 1'230 \| 1'231 \| 1'232 \| 1'233/g)).toHaveLength(2)
  }
})

test('no line of a long name begins with its question mark', () => {
  for (const [width, text] of [290, 326, 400, 560, 620].flatMap((each) =>
    [question, inFrench].map((one) => [each, one] as const),
  ))
    for (const type of ['mean', 'radar', 'likert'] as const) {
      const items = ['q1', 'q2', 'q3'].map((name) => item(name, text))
      const slices = type === 'likert' ? {} : { slices: categories(text, 'kurz') }
      const { texts } = render(
        getSeries({ items, ...slices }, answered),
        getChart(type, { viewSettings: { horizontal: true } }),
        { width },
      )
      expect(texts.join(' ')).toMatch(/beantwortet ?\?/)
      expect(texts).not.toContain('?')
    }
})

test('a heading is whole above small charts in columns', () => {
  const items = ['q1', 'q2', 'q3'].map((name) => item(name, question))
  const given = getSeries({ items, groups: categories('Frauen', 'Männer') }, answered)
  const { texts } = render(given, getChart('mean', { config: { min: 2, max: 4.5 } }), { width: 574 })
  expect(texts.join(' ').split('verständlich beantwortet?')).toHaveLength(4)
  const splits = categories('Kinder- und Jugendpsychiatrie', 'Akutpsychiatrie und Krisenintervention', 'Notfall')
  const split = getSeries({ items: items.slice(1), groups: categories('Frau', 'Mann') }, answered, splits)
  for (const width of [326, 574, 1200])
    expect(render(split, getChart('mean'), { width }).texts.filter((text) => text.endsWith('…'))).toEqual([])
})

test.each([
  [3, 900, 'around'],
  [6, 574, 'around'],
  [12, 900, 'below'],
  [3, 326, 'below'],
  [12, 326, 'below'],
] as const)('labels of %i items next to a net %i pixels wide are whole %s it', (count, width, place) => {
  const items = Array.from({ length: count }, (_, at) => item(`q${at}`, `${question} Teil ${at + 1} ganz`))
  const { option, texts, drawing } = render(getSeries({ items }, answered), getChart('radar'), { width })
  const { polar } = option as { polar: { radius: number }[] }
  expect(polar[0]?.radius).toBeGreaterThanOrEqual(80)
  const all = texts.join(' ')
  for (const at of items.keys()) {
    expect(all).toContain(`Teil ${at + 1} ganz`)
    if (place === 'below') expect(texts).toContain(String(at + 1))
  }
  expect(all.includes('1. Wurden')).toBe(place === 'below')
  expect(all).not.toContain('…')
  expect(drawing.height).toBeLessThan(count > 6 ? 900 : 600)
})

test('a name in the list below a net says when nobody answered it', () => {
  const items = ['q1', 'q2', 'q3'].map((name) => item(name, question))
  const given = getSeries({ items }, (at) => (at === 1 ? nobody : answered()))
  const { texts } = render(given, getChart('radar'), { width: 326 })
  expect(texts.join(' ').match(/beantwortet\?(: keine Daten)?/g)).toEqual([
    'beantwortet?',
    'beantwortet?: keine Daten',
    'beantwortet?',
  ])
})

test('a name too long for its lines ends with an ellipsis', () => {
  const long = Array.from({ length: 20 }, () => question).join(' ')
  const given = getSeries({ items: [item('q1', long), item('q2', long)] }, answered)
  const { texts } = render(given, getChart('mean', { viewSettings: { horizontal: true } }), { width: 326 })
  expect(texts.filter((text) => text.endsWith('…'))).toHaveLength(2)
  expect(texts.filter((text) => text === 'n = 200')).toHaveLength(2)
})

test('a legend whose names fit one row takes one row', () => {
  const heightAt = (names: string[], width: number) =>
    render(getSeries({ items: [item('q1')], slices: categories(...names) }, answered), getChart('mean'), { width })
      .drawing.grids[0]?.top
  const scale = ['trifft gar nicht zu', 'trifft eher nicht zu', 'teils, teils', 'trifft eher zu', 'trifft völlig zu']
  // A sign with its gaps is 35 pixels wide, of which the last entry has 10 to spare.
  const getRowWidth = (names: string[]) => names.reduce((sum, name) => sum + getWidth(name) + 35, -10)
  const expectOneRow = (names: string[]) => {
    const width = Math.ceil(getRowWidth(names))
    expect(heightAt(names, width)).toBe(heightAt(['kurz', 'mehr'], width))
    expect(heightAt(names, width - 2)).toBeGreaterThan(heightAt(['kurz', 'mehr'], width - 2) ?? 0)
  }
  expectOneRow(scale)
  expectOneRow(['2019', '2020', '2021', '2022', '2023', '2024', '2025'])
  expectOneRow(['Est', 'Ovest', 'Nord', 'Clinica diurna', 'Benchmark: Svizzera'])
})

test('the legend names the benchmark with its mean', () => {
  const benchmarks = [getBenchmark('Akutspitäler Schweiz 2025', [{ n: 900, mean: 3.9, sd: 1 }])]
  for (const width of [300, 326, 574]) {
    const given = getSeries({ items: [item('q1')], benchmarks }, answered)
    const { texts } = render(given, getChart('mean', { viewSettings: { benchmark: true } }), { width })
    expect(texts.join(' ')).toContain('Benchmark: Akutspitäler Schweiz 2025 (3.90)')
  }
})

test('small charts with other answers below have an axis of their own', () => {
  const items = [item('q1', 'Essen'), item('sex', 'Geschlecht', categories('Frau', 'Mann'))]
  const shown = (own: typeof items) => {
    const { texts, drawing } = render(getSeries({ items: own }, answered), getChart('bar'), { width: 1200 })
    expect(drawing.isHorizontal).toBe(false)
    return texts.filter((text) => text === '100 %').length
  }
  expect(shown(items)).toBe(2)
  expect(shown([item('q1', 'Essen'), item('q2', 'Zimmer')])).toBe(1)
})

test('a bar below zero has its value beyond its end', () => {
  const groups = categories('Nord', 'Süd')
  const verdict = { word: 'below', isClear: true } as const
  const benchmarks = [getBenchmark('Schweiz', [{ n: 900, mean: -2, sd: 9 }])]
  const given = getSeries({ items: [numberItem('change')], groups, benchmarks }, () => ({
    ...nobody,
    n: 40,
    mean: -4.8,
    low: -5.9,
    high: -3.7,
    verdict,
  }))
  for (const error_bars of [true, false]) {
    const { svg, drawing } = render(
      given,
      getChart('mean', { viewSettings: { horizontal: true, datalabels: true, benchmark: true, error_bars } }),
    )
    const getLeftEdge = (text: Element | undefined) =>
      Number(
        /translate\(([-\d.]+)|matrix\(.* ([-\d.]+) [-\d.]+\)/
          .exec(text?.getAttribute('transform') ?? '')
          ?.slice(1)
          .find(Boolean) ?? text?.getAttribute('x'),
      )
    const texts = [...svg.querySelectorAll('text')]
    const zero = getLeftEdge(texts.find(({ textContent }) => textContent === '0'))
    const value = texts.find(({ textContent }) => textContent.startsWith('-4.80') || textContent.startsWith('-4.8'))
    const sign = texts.findLast(({ textContent }) => textContent === '⬇')
    expect(barStart(drawing.data.range)).toBeCloseTo(0)
    expect(value?.getAttribute('text-anchor')).toBe('end')
    expect(getLeftEdge(value)).toBeLessThan(zero - 200)
    expect(getLeftEdge(sign)).toBeLessThan(zero)
    expect(getLeftEdge(sign)).toBeGreaterThan(zero - 20)
  }
})

test('a long value at the end of its axis is not cut by the edge', () => {
  const given = getSeries({ items: [numberItem('costs')], groups: categories('Frau', 'Mann') }, () => ({
    ...nobody,
    n: 400,
    mean: 4_559_329_557.1,
    low: 4_400_000_000,
    high: 4_700_000_000,
  }))
  const { svg, option } = render(given, getChart('mean', { viewSettings: { horizontal: true, datalabels: true } }), {
    width: 326,
  })
  expect(svg.textContent).toContain("4'559'329'557.1")
  expect(option).toMatchObject({ grid: [{ width: expect.any(Number) as number }] })
  const { grid } = option as { grid: { width: number }[] }
  expect(grid[0]?.width).toBeLessThan(326 - 15 * 6)
})

test('the text in place of a bar turns vertical where it would overlap its neighbours', () => {
  const reversed = (width: number) => {
    const given = getSeries({ items: [item('q1')], groups: categories('neun', 'zehn', 'elf') }, (_item, group) =>
      group === 0 ? nobody : answered(),
    )
    const { svg, drawing } = render(given, getChart('mean'), { width })
    expect(drawing.isHorizontal).toBe(false)
    const words = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === 'keine Daten')
    return words?.getAttribute('transform')?.startsWith('matrix(0') ?? false
  }
  expect([reversed(700), reversed(200)]).toEqual([false, true])
})

/** A number of an axis, and that of a question in the list below a net. */
function isTick(number: string): boolean {
  return /^\d\.?$|^[1-9]?\d*(0|25|75|5)$|^\d\.5$|^\d+'000$/.test(number)
}
