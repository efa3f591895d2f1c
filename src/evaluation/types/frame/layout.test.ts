// @vitest-environment node
import { expect, test } from 'vitest'
import { chartTypes } from '#evaluation/model/chart.ts'
import { pictureOf } from '../layers/pictureOf.ts'
import { centredRange } from '../layoutData/range.ts'
import { boxOf, categories, chartOf, figureOf, item, sayIn, seriesOf } from '../testSeries.ts'
import { kindIn, textsIn, wordsIn } from '../testShapes.ts'
import { fits, widthOf, wrap } from './textSize.ts'

const long = 'Le personnel infirmier s’est montré aimable et respectueux tout au long du séjour hospitalier'

test('a text is wrapped to its width, and only then cut [L03]', () => {
  const lines = wrap(long, 120, 3)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(120)
  expect(wrap('Donaudampfschifffahrtsgesellschaft', 60, 9).join('').replaceAll('-', '')).toBe(
    'Donaudampfschifffahrtsgesellschaft',
  )
  expect(fits('kurz', 60, 1)).toBe(true)
  expect(fits(long, 120, 3)).toBe(false)
})

test.each([320, 700, 1600])(
  'at %i px nothing stands outside of any chart, with one group and thirty, one slice and eight [L03]',
  (width) => {
    for (const type of chartTypes.filter((each) => each !== 'tableChart')) {
      for (const [groups, slices] of [
        [1, 1],
        [30, 1],
        [5, 8],
      ] as const) {
        // Bins of time have no long names.
        const names = (count: number) =>
          categories(
            ...Array.from({ length: count }, (_, index) =>
              type === 'timeline' ? `0${(index % 9) + 1}.01.2024` : `${long} ${index}`,
            ),
          )
        const items = (type === 'radar' ? ['a', 'b', 'c', 'd', 'e', 'f'] : ['a', 'b']).map((name) =>
          item(name, `${long} ${name}`),
        )
        const series = seriesOf({ items, groups: names(groups), slices: names(slices) }, () =>
          figureOf([1, 2, 3, 4, 5], { verdict: { word: 'worse', isClear: false }, box: boxOf(1, 2, 3, 4, 5) }),
        )
        const view = { datalabels: true, error_bars: true, benchmark: true, color_less_10: true }
        const picture = pictureOf({
          series,
          chart: chartOf(type, { viewSettings: view }),
          language: 'fr',
          t: sayIn('fr'),
          theme: 'light',
          palette: 'default',
          size: { width, height: 300 },
        })
        for (const { plot } of type === 'radar' ? [] : (picture?.frame.facets ?? [])) {
          expect(plot.x).toBeGreaterThan(0)
          expect(plot.width).toBeGreaterThan(60)
          expect(plot.x + plot.width).toBeLessThanOrEqual(width)
        }
        for (const { x, y, text, rises, align } of textsIn(picture ?? { layers: [] })) {
          const size = rises ? 0 : widthOf(text)
          const start = { left: x, center: x - size / 2, right: x - size }[align]
          // Widths are estimated for 12 px, headings are a little larger, small print a little smaller.
          expect(start).toBeGreaterThanOrEqual(-4)
          expect(start + size * 0.92).toBeLessThanOrEqual(width + 4)
          expect(y).toBeLessThanOrEqual(picture?.height ?? 0)
        }
      }
    }
  },
)

test('the values of a narrow axis are thinned evenly, both ends keep theirs', () => {
  const narrow = (width: number) => {
    const series = seriesOf({ items: [item('a', long), item('b', long)] }, () => figureOf([1, 2, 3, 4, 5]))
    const picture = pictureOf({
      series,
      chart: chartOf('likert', { viewSettings: { horizontal: true } }),
      language: 'de',
      t: sayIn('de'),
      theme: 'light',
      palette: 'default',
      size: { width, height: 300 },
    })
    return wordsIn(picture ?? { layers: [] }, 'values0')
  }
  expect(narrow(500)).toEqual(['0 %', '25 %', '50 %', '75 %', '100 %'])
  expect(narrow(280)).toEqual(['0 %', '50 %', '100 %'])
})

test.each([350, 600])(
  'at %i px every label of a timeline stands in the middle of its bin, the first one too',
  (width) => {
    const days = categories(
      ...Array.from({ length: 365 }, (_, index) => `${String((index % 28) + 1).padStart(2, '0')}.01.2024`),
    )
    const series = seriesOf({ items: [item('a')], groups: days }, () => figureOf([1, 2, 3, 4, 5]))
    const picture = pictureOf({
      series,
      chart: chartOf('timeline'),
      language: 'de',
      t: sayIn('de'),
      theme: 'light',
      palette: 'default',
      size: { width, height: 300 },
    })
    const { plot, band } = picture?.frame.facets[0] ?? { plot: { x: 0 }, band: 0 }
    expect(plot.x).toBeGreaterThanOrEqual(widthOf('01.01.2024') / 2)
    const labels = textsIn(picture ?? { layers: [] }, 'categories0')
    expect(labels.length).toBeGreaterThan(1)
    expect(labels[0]).toMatchObject({ x: plot.x + band / 2, align: 'center' })
  },
)

test('values above bars beside each other all lie or all stand', () => {
  const drawn = (counts: number[]) => {
    const series = seriesOf({ items: [item('a')], groups: categories('Ost', 'West', 'Nord', 'Zentrum') }, () =>
      figureOf(counts),
    )
    return (
      pictureOf({
        series,
        chart: chartOf('bar', { viewSettings: { datalabels: true } }),
        language: 'de',
        t: sayIn('de'),
        theme: 'light',
        palette: 'default',
        size: { width: 560, height: 300 },
      }) ?? { layers: [] }
    )
  }
  const turns = textsIn(drawn([1, 2, 30, 40, 50]), 'marks0')
    .filter(({ text }) => text.endsWith('%'))
    .map(({ rises }) => rises)
  expect(turns.length).toBe(20)
  expect(new Set(turns).size).toBe(1)
})

test('a distribution around its middle has a line in the middle', () => {
  for (const furthest of [0, 0.2, 0.3, 0.5, 0.6, 0.75, 1]) {
    const { min, max, step } = centredRange(furthest)
    expect(Number.isInteger(max / step)).toBe(true)
    expect(min).toBe(-max)
    expect(max).toBeGreaterThanOrEqual(furthest)
  }
})

test('polygons of three and more are not filled, they would cover each other', () => {
  const areas = (slices: number) => {
    const series = seriesOf(
      {
        items: ['a', 'b', 'c'].map((name) => item(name)),
        slices: categories(...Array.from({ length: slices }, (_, index) => `S${index}`)),
      },
      () => figureOf([1, 2, 3, 4, 5]),
    )
    const picture = pictureOf({
      series,
      chart: chartOf('radar'),
      language: 'de',
      t: sayIn('de'),
      theme: 'light',
      palette: 'default',
      size: { width: 500, height: 300 },
    })
    return kindIn('area', picture ?? { layers: [] }).filter(({ opacity }) => opacity === 0.1).length
  }
  expect([areas(2), areas(3)]).toEqual([2, 0])
})
