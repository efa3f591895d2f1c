// @vitest-environment node
import { expect, test } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { boxOf, wheelOf, wheelsIn } from '../frame/radarLayout.ts'
import { layoutDataOf } from '../layoutData/layoutDataOf.ts'
import { benchmarkOf, categories, chartOf, figureOf, item, nobody, sayIn, seriesOf } from '../testSeries.ts'
import { kindIn, wordsIn } from '../testShapes.ts'
import { notesOf } from '../words/notes.ts'
import { pictureOf } from './pictureOf.ts'

const t = sayIn('de')
const short = ['Behandlung', 'Information', 'Mitsprache', 'Wartezeit', 'Austritt', 'Verpflegung']
const items = short.map((label) => item(label, label))
const answered = () => figureOf([1, 2, 3, 4, 5])
const many = (count: number) => categories(...Array.from({ length: count }, (_, index) => `Klinik ${index + 1}`))

function draw(series: Series, chart: Chart = chartOf('radar'), width = 440) {
  const picture = pictureOf({
    series,
    chart,
    language: 'de',
    t,
    theme: 'light',
    palette: 'default',
    size: { width, height: 0 },
  })
  if (!picture) throw new Error('no picture')
  return picture
}

test('short names stand beside the axes of a half-wide chart, inside of it; long ones are numbers with a legend', () => {
  expect(wheelsIn(short, 1, 440)).toMatchObject({ isNumbered: false })
  const rect = { x: 0, y: 0, width: 440, height: wheelsIn(short, 1, 440).height }
  const { labels, radius } = wheelOf(short, rect, false)
  expect(radius).toBeGreaterThan(100)
  for (const box of labels.map(boxOf)) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1)
    expect(box.x + box.width).toBeLessThanOrEqual(rect.width + 1)
    expect(box.y + box.height).toBeLessThanOrEqual(rect.height + 1)
  }
  const long = short.map((name) => `${name}: wie beurteilen Sie die Verständlichkeit der Auskünfte, auch in der Nacht?`)
  expect(wordsIn(draw(seriesOf({ items: long.map((label) => item(label)) }, answered)), 'wheel0')).toContain('6')
})

test('many wheels stand two beside each other on a phone, and four on a wide page', () => {
  expect(wheelsIn(short, 30, 318)).toMatchObject({ columns: 2, isNumbered: true })
  expect(wheelsIn(short, 30, 1000)).toMatchObject({ columns: 4, isNumbered: true })
  expect(wheelsIn(['Gesamteindruck der Behandlung', ...short], 1, 318)).toMatchObject({ isNumbered: true })
})

test('more slices than can be told apart get a small chart each, as groups do; their axes are explained once', () => {
  for (const cut of ['groups', 'slices'] as const) {
    const drawn = draw(seriesOf({ items, [cut]: many(30) }, answered))
    expect(drawn.categories).toHaveLength(30)
    expect(wordsIn(drawn, 'decor').filter((text) => text.includes('Behandlung'))).toHaveLength(1)
    expect(wordsIn(drawn, 'decor').filter((text) => text.startsWith('Klinik'))).toHaveLength(30)
    expect(drawn.height).toBeLessThan(30 * 130)
  }
  expect(draw(seriesOf({ items, slices: many(6) }, answered)).categories).toHaveLength(1)
})

test('small charts of long names that begin alike are told apart on a phone', () => {
  const series = seriesOf(
    {
      items,
      groups: categories(
        ...many(8).map(
          (_, index) =>
            `Psychiatrische Universitätsklinik ${['Baden', 'Chur', 'Davos', 'Genf', 'Herisau', 'Aarau', 'Zug', 'Sion'][index]}`,
        ),
      ),
    },
    answered,
  )
  const texts = wordsIn(draw(series, chartOf('radar'), 318), 'decor')
  for (const town of ['Baden', 'Chur', 'Davos', 'Genf', 'Herisau', 'Aarau', 'Zug', 'Sion'])
    expect(texts).toContain(town)
})

test('of sixty small charts thirty are drawn, and the table is said to show all', () => {
  const series = seriesOf({ items, groups: many(60) }, answered)
  const plan = layoutDataOf({ series, chart: chartOf('radar'), language: 'de', t, theme: 'light', palette: 'default' })
  expect(plan?.facets).toHaveLength(30)
  expect(notesOf(series, chartOf('radar'), plan, t, 'de')).toEqual([
    'Gezeichnet sind die ersten 30 von 60 Teildiagrammen. Die Tabelle zeigt alle.',
  ])
})

test('an axis and a wheel nobody answered for t so [X07]', () => {
  const one = seriesOf({ items }, (index) => (index === 2 ? nobody : answered()))
  expect(wordsIn(draw(one), 'polygons0')).toEqual(['keine Daten'])
  const wheel = seriesOf({ items, groups: many(8) }, (_item, group) => (group === 1 ? nobody : answered()))
  expect([0, 1].map((index) => wordsIn(draw(wheel), `polygons${index}`))).toEqual([[], ['keine Daten']])
})

test('the line of a benchmark bears the sign of the legend, it is not told by its colour alone', () => {
  const benchmarks = [
    benchmarkOf(
      'Schweiz',
      items.map(() => ({ n: 500, mean: 4, sd: 1 })),
    ),
  ]
  const signs = (viewSettings: Chart['viewSettings']) =>
    kindIn(
      'area',
      draw(seriesOf({ items, benchmarks }, answered), chartOf('radar', { viewSettings })),
      'polygons0',
    ).filter(({ stroke }) => stroke === '#18222c')
  expect([signs({ benchmark: true }), signs({})].map(({ length }) => length)).toEqual([1, 0])
})

test('one or two items are bars: there is no net between them', () => {
  expect(kindIn('rect', draw(seriesOf({ items: items.slice(0, 2) }, answered)), 'bars0')).toHaveLength(2)
  expect(draw(seriesOf({ items: items.slice(0, 3) }, answered)).layers.map(({ name }) => name)).toEqual([
    'decor',
    'wheel0',
    'polygons0',
  ])
})
