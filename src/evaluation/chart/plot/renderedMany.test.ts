// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { SeriesItem } from '#evaluation/model/series.ts'
import {
  categories,
  getChart,
  getFigure,
  item,
  numberItem,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import { render } from './testDrawing.ts'

const nights = (count = 25) => ({
  ...numberItem('nights', 'Nächte'),
  levels: Array.from({ length: count }, (_, value) => ({ value, label: words(String(value)) })),
})
const falling = getFigure(Array.from({ length: 25 }, (_, value) => (value === 0 ? 30 : 5)))

/** The widths and heights of all shapes in the colours of bars. */
function getSizes(svg: Element, colors: readonly string[]): { width: number; height: number }[] {
  return [...svg.querySelectorAll('path')]
    .filter((path) => colors.includes(path.getAttribute('fill') ?? ''))
    .map((path) => {
      const [, right = 0, down = 0] =
        /l([-\d.]+) 0[\sl]*0 ([-\d.]+)/.exec(path.getAttribute('d') ?? '')?.map(Number) ?? []
      return { width: Math.abs(right), height: Math.abs(down) }
    })
}

test('many numbers are a histogram', () => {
  const given = getSeries({ items: [nights()] }, () => falling)
  for (const width of [326, 620]) {
    const { data, drawing, svg, texts } = render(given, getChart('bar', { viewSettings: { datalabels: true } }), {
      width,
    })
    expect(drawing.isHorizontal).toBe(false)
    expect(data.range).toMatchObject({ min: 0, max: 0.25, isTruncated: false })
    expect(texts).toEqual(expect.arrayContaining(['0', '0 %', '25 %']))
    const [first = { width: 0 }] = getSizes(svg, ['#0072b2'])
    // Almost no gap between them.
    expect(first.width * 25).toBeGreaterThan((width - 50) * 0.85)
  }
  const lying = render(given, getChart('bar', { viewSettings: { horizontal: true } }), { width: 620, height: 0 })
  expect(lying.drawing.height).toBeLessThan(25 * 24)
})

test('a scale and named answers stay bars on a whole axis', () => {
  const scale = { ...nights(11), scale: { min: 0, max: 10, reversed: false } }
  const named = {
    ...numberItem('ward'),
    levels: categories(...Array.from({ length: 25 }, (_, place) => `Station ${place}`)),
  }
  const gap = { ...nights(), levels: nights(26).levels.filter(({ value }) => value !== 13) }
  for (const one of [scale, named, gap]) {
    const { data } = render(
      getSeries({ items: [one] }, () => falling),
      getChart('bar'),
      { width: 620 },
    )
    expect(data.areSteps).toBe(false)
    expect(data.range.max).toBe(1)
  }
})

test('stacked numbers rise in one colour', () => {
  const getColors = (one: SeriesItem) =>
    render(
      getSeries({ items: [one] }, () => falling),
      getChart('likert'),
    ).data.parts.map(({ color, sign }) => [color, sign])
  const rising = getColors(nights())
  expect(new Set(rising.map(([color]) => color)).size).toBe(25)
  expect(rising.every(([, sign]) => sign === -1)).toBe(true)
  const named = { ...nights(), levels: categories('mehr Zeit', 'ruhigere Nächte', 'anderes') }
  expect(getColors(named).map(([color]) => color)).toEqual(['#0072b2', '#c75200', '#00845f'])
})

test('one answer next to 250 is visible', () => {
  const groups = categories('eine Person', 'viele')
  const counts = (group: number) => (group === 0 ? [0, 0, 0, 0, 1] : [0, 50, 100, 99, 1])
  const given = getSeries({ items: [item('q1')], groups }, (_item, group) => getFigure(counts(group)))
  const { bars, svg, data } = render(given, getChart('stacked'))
  const perPixel = 250 / 196
  const [one] = bars.filter(({ category, part }) => category === 0 && part === 4)
  expect((one?.to ?? 0) - (one?.from ?? 0)).toBeGreaterThan(1.5 * perPixel)
  expect((one?.to ?? 0) - (one?.from ?? 0)).toBeLessThan(3 * perPixel)
  expect(bars.filter(({ category }) => category === 0).map(({ from, to }) => to > from)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  // Without edges, which would cover it.
  const thin = [...svg.querySelectorAll('path')].filter((path) => path.getAttribute('fill') === data.parts[4]?.color)
  expect(thin.some((path) => path.getAttribute('stroke-width') === '0')).toBe(true)
  const share = render(
    getSeries({ items: [item('q1')] }, () => getFigure([0, 1, 0, 0, 999])),
    getChart('bar'),
  ).bars
  expect(share.map(({ to }) => to > 0)).toEqual([false, true, false, false, true])
  // A whole stays a whole: nothing is added to its parts.
  const whole = render(
    getSeries({ items: [item('q1')] }, () => getFigure([0, 1, 0, 0, 999])),
    getChart('likert'),
  ).bars
  expect(whole.at(-1)?.to).toBe(1)
})

test('twenty-five stacked slices in a small chart have visible colours', () => {
  const wards = categories(...Array.from({ length: 25 }, (_, place) => `Station ${place}`))
  const given = getSeries({ items: [item('q1'), item('q2')], slices: wards }, () => getFigure([4, 8, 12, 8, 4]))
  const { series, drawing } = render(given, getChart('stacked'), { width: 1200, height: 0 })
  expect(drawing.isHorizontal).toBe(false)
  const styles = series.filter(({ type }) => type === 'bar').flatMap(({ data }) => (Array.isArray(data) ? data : []))
  expect(styles).toHaveLength(25 * 10)
  for (const style of styles) expect(style).toMatchObject({ itemStyle: { borderWidth: 0 } })
  // Segments end at their cumulated value, however many thin ones there are.
  const few = getSeries({ items: [item('q1')], slices: wards }, () => getFigure([1, 8, 12, 8, 4]))
  const [lowest] = render(few, getChart('stacked'), { width: 1200, height: 0 }).bars.filter(
    ({ category, part }) => category === 0 && part === 24,
  )
  expect(lowest?.to).toBe(25)
})

test('a segment shows its value only where it fits', () => {
  const given = getSeries({ items: [item('q1')] }, () => getFigure([6, 14, 40, 30, 10]))
  const labels = (width: number, more: object = {}) =>
    render(given, getChart('likert', { viewSettings: { datalabels: true, horizontal: true, ...more } }), {
      width,
    }).bars.flatMap(({ label }) => (label === '' ? [] : label.replace('\u00a0', ' ')))
  expect(labels(900)).toEqual(['6 %', '14 %', '40 %', '30 %', '10 %'])
  expect(labels(326)).toEqual(['14 %', '40 %', '30 %'])
  expect(labels(326, { stacked_likert: true }).filter((text) => text === '40 %')).toHaveLength(1)
})
