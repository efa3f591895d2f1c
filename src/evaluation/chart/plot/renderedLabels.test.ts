// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Chart, ChartType } from '#evaluation/model/chart.ts'
import {
  getBenchmark,
  getBox,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { getWidth } from '#evaluation/types/option/grids/textMeasure.ts'
import { render } from './testDrawing.ts'

/** How far the text of a value moves away from its value when its interval is shown, in pixels. */
function getShift(answers: number[], horizontal: boolean, config: Chart['config']): number {
  const given = getSeries({ items: [item('q1')], groups: categories('Nord') }, () => getFigure(answers))
  const getPlace = (error_bars: boolean) => {
    const { svg } = render(
      given,
      getChart('mean', { viewSettings: { error_bars, horizontal, datalabels: true }, config }),
    )
    const all = [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent === '3.50')
    expect(all).toHaveLength(1)
    const matrix = all[0]
      ?.getAttribute('transform')
      ?.match(/[-\d.]+(?=[ ,)])/g)
      ?.map(Number)
    return matrix?.[horizontal ? 0 : 1] ?? Number.NaN
  }
  return (horizontal ? 1 : -1) * (getPlace(true) - getPlace(false))
}

test.each([true, false])('a value is beyond the near end of its interval (horizontal: %s)', (horizontal) => {
  expect(getShift([0, 0, 60, 60, 0], horizontal, {})).toBeGreaterThan(1)
})

test.each([true, false])('a value stays at its bar where its interval ends far away (horizontal: %s)', (horizontal) => {
  for (const config of [{}, { min: 2, max: 4.5 }])
    expect(Math.abs(getShift([0, 0, 3, 3, 0], horizontal, config))).toBeLessThan(8)
})

test('a mean at the end of the scale has a visible bar', () => {
  const given = getSeries({ items: [item('q1')], groups: categories('Nord', 'Süd') }, (_item, group) =>
    getFigure(group === 0 ? [20, 0, 0, 0, 0] : [0, 0, 20, 0, 0]),
  )
  const { svg } = render(given, getChart('mean'))
  const bars = [...svg.querySelectorAll('path[fill="#0072b2"]')].map((path) => path.getAttribute('d') ?? '')
  const [min = 0, half = 0] = bars.map((path) => Math.abs(Number(/l0 ([-\d.]+)/.exec(path)?.[1])))
  expect(min).toBeGreaterThan(1)
  expect(min).toBeLessThan(half / 50)
})

test.each([
  [700, [0, 0, 2, 18, 0], ['3.50 besser', '3.90 besser']],
  [700, [0, 0, 0, 2, 18], ['3.50', '4.90']],
  [230, [0, 0, 2, 18, 0], ['3.50', '3.90']],
])('horizontal bars show their verdicts in words only if all of them fit, %i pixels wide', (width, answers, labels) => {
  const given = getSeries(
    {
      items: [item('q1')],
      groups: categories('Nord', 'Süd'),
      benchmarks: [getBenchmark('Schweiz', [{ n: 900, mean: 3, sd: 1 }])],
    },
    (_item, group) =>
      getFigure(group === 0 ? [0, 0, 10, 10, 0] : answers, { verdict: { word: 'better', isClear: true } }),
  )
  const viewSettings = { benchmark: true, horizontal: true, datalabels: true }
  const { bars } = render(given, getChart('mean', { viewSettings }), { width })
  expect(bars.map(({ label }) => label.replaceAll(/\{\w+\||\}/g, ''))).toEqual(labels)
})

test.each([{}, { error_bars: true }])(
  'a value at the end of the axis is not cut next to a horizontal bar, %o',
  (more) => {
    const all = getSeries({ items: [item('q1')] }, () => getFigure([0, 0, 0, 0, 60]))
    const { svg } = render(all, getChart('bar', { viewSettings: { horizontal: true, datalabels: true, ...more } }), {
      width: 400,
    })
    const value = [...svg.querySelectorAll('text')].findLast(({ textContent }) => textContent === '100 %')
    const left = Number(
      /translate\(([\d.]+)/.exec(value?.getAttribute('transform') ?? '')?.[1] ?? value?.getAttribute('x'),
    )
    expect(left).toBeGreaterThan(200)
    expect(left).toBeLessThanOrEqual(400 - 34)
  },
)

test('the name of an axis is above a value at its end', () => {
  const wards = categories('A', 'B', 'C')
  const given = getSeries({ items: [item('q1')], groups: wards }, (_item, ward) =>
    getFigure(ward === 0 ? [0, 0, 0, 1, 80] : [0, 5, 20, 5, 0]),
  )
  const { svg } = render(given, getChart('mean', { viewSettings: { datalabels: true } }), { width: 360 })
  const getTop = (text: RegExp) => {
    const found = [...svg.querySelectorAll('text')].find(({ textContent }) => text.test(textContent))
    return Number(
      /translate\([\d.]+ ([\d.]+)/.exec(found?.getAttribute('transform') ?? '')?.[1] ?? found?.getAttribute('y'),
    )
  }
  expect(getTop(/^4\.99$/) - getTop(/^Mittelwert/)).toBeGreaterThanOrEqual(12)
})

test('a band that leaves the axis ends with an arrow at this bin', () => {
  const given = getSeries({ items: [item('q1')], groups: categories('Q1', 'Q2', 'Q3', 'Q4') }, (_item, bin) =>
    getFigure(
      [
        [0, 0, 10, 10, 0],
        [0, 0, 0, 1, 3],
        [0, 0, 0, 10, 0],
        [3, 1, 0, 0, 0],
      ][bin] ?? [],
    ),
  )
  const getArrows = (config: Chart['config'], errorBars = true) =>
    render(given, getChart('timeline', { viewSettings: { error_bars: errorBars }, config }))
      .series.filter(({ id }) => String(id).startsWith('clipped'))
      .flatMap(({ data }) => data)
  expect(getArrows({})).toEqual([
    [1, 5, 1],
    [3, 1, -1],
  ])
  expect(getArrows({}, false)).toEqual([])
  // A mean beyond has its own arrow.
  expect(getArrows({ min: 2, max: 4.8 })).toEqual([[1, 4.8, 1]])
})

test('a value and its verdict are above the line of a benchmark', () => {
  const verdict = { word: 'better', isClear: true } as const
  const one = getBenchmark('Schweiz', [{ n: 900, mean: 3.6, sd: 1 }])
  const two = getBenchmark('Schweiz', [
    { n: 900, mean: 3.6, sd: 1 },
    { n: 900, mean: 3.7, sd: 1 },
  ])
  for (const [items, benchmark] of [
    [[item('q1')], one],
    [[item('q1'), item('q2')], two],
  ] as const) {
    const given = getSeries({ items: [...items], benchmarks: [benchmark] }, () =>
      getFigure([0, 0, 10, 10, 0], { verdict }),
    )
    const { svg } = render(
      given,
      getChart('mean', { viewSettings: { benchmark: true, horizontal: true, datalabels: true } }),
    )
    const all = [...svg.querySelectorAll('*')]
    const bar = all.findLastIndex((node) => node.getAttribute('fill') === '#0072b2')
    const line = all.findLastIndex((node) => node.matches('[stroke-dasharray][ecmeta_ssr_type=chart]'))
    const value = all.findIndex(({ textContent, tagName }) => tagName === 'text' && textContent.startsWith('3.50'))
    expect(bar).toBeLessThan(line)
    expect(line).toBeLessThan(value)
  }
})

test.each<[string, ChartType, Chart['config']]>([
  ['a bar', 'mean', {}],
  ['a point', 'mean', { min: 2 }],
  ['a box', 'boxPlot', {}],
])('the text in place of %s is above the line of a benchmark', (_what, type, config) => {
  const given = getSeries(
    {
      items: [item('q1')],
      groups: categories('Nord', 'Süd'),
      benchmarks: [getBenchmark('Schweiz', [{ n: 900, mean: 3.6, sd: 1 }])],
    },
    (_item, group) => (group === 0 ? nobody : { ...getFigure([0, 0, 10, 10, 0]), box: getBox(3, 3, 3.5, 4, 4) }),
  )
  const { svg } = render(given, getChart(type, { config, viewSettings: { benchmark: true } }), { width: 220 })
  const all = [...svg.querySelectorAll('*')]
  const line = all.findLastIndex((node) => node.matches('[stroke-dasharray][ecmeta_ssr_type=chart]'))
  const words = all.findIndex(({ textContent, tagName }) => tagName === 'text' && textContent === 'keine Daten')
  expect(line).toBeGreaterThan(0)
  expect(line).toBeLessThan(words)
  expect(all[words]?.getAttribute('paint-order')).toBe('stroke')
  expect(all[words]?.getAttribute('stroke')).toBe('#ffffff')
  expect(all[words]?.getAttribute('fill-opacity')).toBeNull()
})

test('leaves all values of vertical bars to the tooltip and the table if some would overlap', () => {
  const slices = categories('Frauen', 'Männer')
  const levels = categories(...Array.from({ length: 11 }, (_, place) => String(place)))
  const given = getSeries({ items: [item('q1', 'Schmerz', levels)], slices }, () => getFigure(levels.map(() => 10)))
  const getValues = (width: number) =>
    render(given, getChart('bar', { viewSettings: { error_bars: true, datalabels: true } }), { width }).texts.filter(
      (text) => text === '9 %',
    ).length
  expect(getValues(1200)).toBe(22)
  expect(getValues(560)).toBe(0)
})

test('an n below vertical bars ends before that of the next one begins', () => {
  const groups = categories('Nord', 'Süd', 'West', 'Ost')
  const slices = categories('Frauen', 'Männer')
  const given = getSeries({ items: [item('q1')], groups, slices }, () => getFigure([0, 0, 2000, 2000, 0]))
  const isRunTogether = (width: number) => {
    const { svg, drawing } = render(given, getChart('mean'), { width })
    if (drawing.isHorizontal) return false
    const counts = [...svg.querySelectorAll('text')].flatMap((text) => {
      const at = /translate\(([\d.]+)/.exec(text.getAttribute('transform') ?? '')?.[1]
      const size = /font-size:(\d+)/.exec(text.getAttribute('style') ?? '')?.[1]
      const half = getWidth(text.textContent, { fontSize: Number(size) }) / 2
      return /n\s?=/.test(text.textContent) && at !== undefined
        ? { from: Number(at) - half, to: Number(at) + half }
        : []
    })
    expect(counts).toHaveLength(4)
    return counts.some(({ to }, place) => to > (counts[place + 1]?.from ?? Infinity))
  }
  const widths = Array.from({ length: 60 }, (_, place) => 280 + 4 * place)
  expect(widths.filter(isRunTogether)).toEqual([])
})
