// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { input, series as clinics } from '#evaluation/chart/files/testExport.ts'
import type { PictureExport } from '#evaluation/chart/files/savedPicture.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { chartTypes, getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import {
  categories,
  getBenchmark,
  getChart,
  getFigure,
  getSeries,
  item,
  nobody,
} from '#evaluation/types/definition/testSeries.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { findProblems, renderForTest, readDeck } from './testDeck.ts'
import { toPptx } from './toPptx.ts'

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const items = [item('q1', 'Freundlichkeit'), item('q2', 'Essen & Trinken <b>'), item('q3', 'Information')]
const withheld = { ...nobody, isWithheld: true, n: 0 }
const series = getSeries({ items, slices: categories('=1+1', 'Station B', 'Station C') }, (at, _group, slice) =>
  slice === 2 ? withheld : getFigure([2 + at, 3, 10 + slice, 30, slice === 1 ? 0 : 15]),
)
const getInput = (chart: Chart, own: Series = series): PictureExport => ({
  ...input,
  series: own,
  chart,
  filters: [],
  palette: 'default',
})
const deckFor = async (chart: Chart, own?: Series) =>
  await readDeck(await toPptx([getInput(chart, own)], undefined, renderForTest))
/** The numbers of a column of the table of a chart. */
const column = (chart: Chart, key: string, own = series) => {
  const { columns, rows } = toTable(getInput(chart, own))
  const place = columns.findIndex((one) => one.key.endsWith(key))
  return rows.map(({ cells }) => cells[place])
}
const asTable = (values: (number | null)[], factor = 1) =>
  values.map((value) => (value === null ? null : Number((value * factor).toPrecision(12))))
const sorted = (values: readonly unknown[]) => values.map(String).toSorted()

test.each([
  ['mean', 'barChart', 'column.mean', 1],
  ['radar', 'radarChart', 'column.mean', 1],
  ['bar', 'barChart', 'column.share', 100],
  ['likert', 'barChart', 'column.share', 100],
  ['stacked', 'barChart', 'column.count', 1],
  ['stacked-full', 'barChart', 'column.share', 100],
] as const)(
  'every number of %s is that of its table, in the chart and in its workbook',
  async (type, tag, key, factor) => {
    const chart = getChart(type, { title: 'Zufriedenheit' })
    const { charts } = await deckFor(chart)
    expect(new Set(charts.map((one) => one.tag))).toEqual(new Set([tag]))
    const values = charts.flatMap((one) => one.series.flatMap((line) => asTable(line.values, factor)))
    const shown = values.filter((value) => value !== null)
    expect(sorted(shown)).toEqual(sorted(column(chart, key).filter((value) => typeof value === 'number')))
    expect(shown.length).toBeGreaterThan(5)
    for (const { series: lines, workbook } of charts) {
      expect(workbook[0]?.slice(1)).toEqual(lines.map(({ name }) => name))
      expect(workbook.slice(1).map(([label]) => label)).toEqual(lines[0]?.labels)
      expect(workbook.slice(1).map((row) => row.slice(1))).toEqual(
        (lines[0]?.labels ?? []).map((_, row) => lines.map(({ values: own }) => own[row] ?? null)),
      )
    }
  },
)

test('a line over time has a gap where there is no answer', async () => {
  const bins = ['2024', '2025', '2026'].map((year) => ({
    value: `${year}-01-01`,
    label: sameWords(year),
  }))
  const own = {
    ...getSeries({ items: [item('q1', 'Freundlichkeit')], groups: bins }, (_item, group) =>
      group === 1 ? nobody : getFigure([1, 2, 3, 4, 5 + group]),
    ),
    bin: 'bin_year' as const,
  }
  const chart = getChart('timeline', { title: 'Verlauf' })
  const { charts } = await deckFor(chart, own)
  expect(charts[0]?.tag).toBe('lineChart')
  expect(asTable(charts[0]?.series[0]?.values ?? [])).toEqual(column(chart, 'column.mean', own))
  expect(charts[0]?.series[0]?.values[1]).toBeNull()
})

test('the notes of a long line have every n, and its labels can be read', async () => {
  const months = Array.from({ length: 24 }, (_, month) => ({ value: `m${month}`, label: sameWords(`Monat ${month}`) }))
  const long = getSeries({ items: [item('q1', 'Freundlichkeit')], groups: months }, () => getFigure([1, 2, 3]))
  const { charts, notes } = await deckFor(getChart('timeline'), { ...long, bin: 'bin_month' })
  expect(charts[0]?.series[0]?.labels[3]).toBe('Monat 3')
  expect(notes[0]).toMatch(/Monat 0 \(n\s=\s6\); .*Monat 23 \(n\s=\s6\)/)
})

test('a single line is named by what it shows', async () => {
  const single = getSeries({ items: [item('q1', 'Freundlichkeit')] }, () => getFigure([1, 2, 3]))
  const { charts } = await deckFor(getChart('mean'), single)
  expect(charts.map((one) => one.series.map(({ name }) => name))).toEqual([['Mittelwert']])
})

test('what is withheld is no number and no n on a slide', async () => {
  const { charts } = await deckFor(getChart('mean'))
  const own = charts[0]?.series.find(({ name }) => name === 'Station C')
  expect(own?.values ?? [null]).toEqual((own?.values ?? [null]).map(() => null))
  expect(charts[0]?.series[0]?.labels[0]).toMatch(/^Freundlichkeit \(n\s=\s60 \/ 46 \/ nicht gezeigt\)$/)
})

test('a slide names the chart, its source in one line and its whole provenance in the notes', async () => {
  const { texts, notes } = await deckFor(getChart('mean', { title: 'Zufriedenheit' }))
  expect(texts[0]?.[0]).toBe('Zufriedenheit')
  expect(texts[0]?.at(-1)).toMatch(
    /^Quelle: Auswertung 2026 \/ Ost · 24 Institutionen · .*Stand der Daten: 15\.03\.2026$/,
  )
  expect(notes[0]).toContain('Messungen: Patientenzufriedenheit')
})

test('the title is the sentence of the chart where there is one', async () => {
  const own = {
    ...getSeries({ items: [item('q1', 'Freundlichkeit')] }, () =>
      getFigure([2, 3, 10, 30, 15], { verdict: { word: 'better', isClear: false } }),
    ),
    benchmarks: [getBenchmark('Schweiz', [{ n: 400, mean: 3, sd: 1 }])],
    comparisons: 1,
  }
  const chart = getChart('mean', { title: 'Zufriedenheit', viewSettings: { benchmark: true } })
  const { texts, charts } = await deckFor(chart, own)
  expect(texts[0]?.[0]).toMatch(/Schweiz|Benchmark/)
  expect(texts[0]?.[1]).toContain('Zufriedenheit')
  expect(charts[0]?.series.at(-1)).toMatchObject({ name: 'Benchmark: Schweiz', values: [3] })
})

test('what PowerPoint cannot draw is a picture, a table is a table', async () => {
  for (const type of chartTypes) {
    const { charts, pictures, texts } = await deckFor(getChart(type, { title: 'Titel' }))
    const hasTable = getDefinition(type).picture === null
    expect({ type, count: [charts.length > 0, pictures.length > 0, hasTable].filter(Boolean).length }).toEqual({
      type,
      count: 1,
    })
    expect(texts.length).toBeGreaterThan(0)
  }
  const { pictures, charts } = await deckFor(getChart('likert', { viewSettings: { stacked_likert: true } }))
  expect([pictures.length, charts.length]).toEqual([1, 0])
})

test('names of the data break neither a slide nor a workbook', async () => {
  const title = 'A & B <script> \u0001 "x"'
  const { xml, texts, charts } = await deckFor(getChart('mean', { title }))
  for (const one of xml)
    expect(new DOMParser().parseFromString(one, 'application/xml').querySelector('parsererror')).toBeNull()
  expect(texts[0]?.[0]).toBe('A & B <script>  "x"')
  expect(charts[0]?.series[0]?.name).toBe('=1+1')
  expect(charts[0]?.series[0]?.labels[1]).toMatch(/^Essen & Trinken <b> \(n\s=\s/)
})

test('means on an axis that does not begin at the end of the scale are points, not bars', async () => {
  const { charts } = await deckFor(getChart('mean', { config: { min: 3, max: 5 } }))
  expect(charts[0]?.tag).toBe('lineChart')
})

test('partial data makes no slide [D-40]', async () => {
  await expect(toPptx([getInput(getChart('mean'), { ...clinics, complete: false })])).rejects.toThrow('partial')
})

test('no part of a deck of all types is missing, and none is without a type', async () => {
  const inputs = chartTypes.map((type) => getInput(getChart(type, { title: 'Titel' })))
  expect(await findProblems(await toPptx(inputs, undefined, renderForTest))).toEqual([])
})

test('a picture keeps its shape on a slide', async () => {
  const png = new Uint8Array(24)
  new DataView(png.buffer).setUint32(16, 1920)
  new DataView(png.buffer).setUint32(20, 1080)
  const render = async () => await Promise.resolve(new Blob([png], { type: 'image/png' }))
  const { xml } = await readDeck(await toPptx([getInput(getChart('funnel'))], undefined, render))
  const [, width, height] = /<p:pic>.*?<a:ext cx="(\d+)" cy="(\d+)"/s.exec(xml.join('')) ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 3)
})

test('a chart that PowerPoint draws explains no signs and no hatching', async () => {
  const few = getSeries(
    { items: [item('q1', 'Freundlichkeit')], slices: categories('A', 'B') },
    (_item, _group, slice) =>
      getFigure(slice === 0 ? [1, 1] : [2, 3, 10, 30, 15], { verdict: { word: 'better', isClear: false } }),
  )
  const own = { ...few, benchmarks: [getBenchmark('Schweiz', [{ n: 400, mean: 3, sd: 1 }])], comparisons: 2 }
  const { texts } = await deckFor(
    getChart('mean', { title: 'Zufriedenheit', viewSettings: { benchmark: true, color_less_10: true } }),
    own,
  )
  expect(texts.flat().join(' ')).toContain('Benchmark')
  expect(texts.flat().join(' ')).not.toMatch(/[▲△]|Schraffiert/)
})

test('an answer names its question where questions of a slide have different answers', async () => {
  const some = [item('q1', 'Freundlichkeit'), item('q2', 'Lärm', undefined, true)]
  const own = getSeries({ items: some }, () => getFigure([1, 2, 3, 4, 5]))
  const { charts } = await deckFor(getChart('likert'), own)
  const names = charts.flatMap((one) => one.series.map(({ name }) => name))
  expect(names).toEqual(
    expect.arrayContaining(['Freundlichkeit: trifft völlig zu', 'Lärm (umgekehrt): trifft völlig zu']),
  )
})
