// @vitest-environment jsdom
import { formatValue } from 'hucre'
import { expect, test } from 'vitest'
import { toNativeCharts } from '#evaluation/chart/files/slides/nativeCharts.ts'
import { render } from '#evaluation/chart/plot/testDrawing.ts'
import { withComparators } from '#evaluation/counting/comparators/withComparators.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, measureTable, question, source, storedChart } from '#evaluation/counting/testRows.ts'
import type { Chart, ChartType } from '#evaluation/model/chart.ts'
import { meanText } from '#evaluation/overview/topicFigures.ts'
import { chartTypes, counted, getDefinition, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { showCell, type TableCell } from '#evaluation/types/table/field.ts'
import { toMatrix } from '#evaluation/types/table/toMatrix.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { getOwnSentences } from '#evaluation/types/words/sentence.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import { toSheet } from './toSheet.ts'

const t = inLanguage('de')
const of = source([
  attribute('care', 'likert', { scale: { min: 1, max: 5, reversed: false }, options: [1, 2, 3, 4, 5] }),
  attribute('pain', 'likert', { scale: { min: 0, max: 100, reversed: true } }),
  attribute('fall', 'likert', { options: [0, 1], scale: { min: 0, max: 1, reversed: true } }),
  attribute('days', 'number'),
  attribute('exit', 'date'),
  attribute('ward', 'single', { options: [1, 2, 3, 4, 5] }),
])
/** Twelve hospitals with shares and means of many digits; a fall is rare enough to be near nothing. */
const rows = Array.from({ length: 1212 }, (_, row) => ({
  content_object: row % 12 === 0 ? 'Nord' : `Spital ${row % 12}`,
  object_id: row % 12,
  care: 1 + ((row * 7 + Math.floor(row / 12)) % 5 > 0 ? 3 + (row % 3 === 0 ? 1 : 0) : row % 5),
  pain: (row * 37) % 101,
  fall: row % 301 === 0 ? 1 : 0,
  days: 3 + (row % 17) / 3 + (row % 12 === 3 ? 9 : 0),
  ward: 1 + (Math.floor(row / 12) % 5),
  exit: `2025-0${1 + (row % 3)}-15`,
}))
const tables = [measureTable(rows, of)]
const known = { care: 3.9, pain: 48, fall: 0.02, days: 9.4 }
const benchmark = {
  id: 1,
  label: sameWords('Schweiz'),
  calculated: null,
  filters: [],
  means: Object.fromEntries(Object.entries(known).map(([key, mean]) => [key, { n: 5000, mean, sd: 1 }])),
}
const own = { names: ['Nord'], labels: { own: 'Nord', others: 'Alle anderen' } }
const byWard = { groups: [{ attribute: 'ward' }] }
/** The column that has what the picture shows. */
const columns: { [type in ChartType]?: string } = { boxPlot: 'column.mean', stacked: 'column.count' }

function count(type: ChartType, keys: string[], more: Partial<Chart> = {}) {
  const viewSettings = { benchmark: true, datalabels: true, median: true, error_bars: true, horizontal: true }
  const stored = storedChart(type, keys, { viewSettings, benchmarks: [1], timelineAttribute: 'exit', ...more })
  const chart: Chart = { ...stored, ...counted(stored) }
  const request = question({ charts: [counted(chart)], benchmarks: [benchmark], own, named: own.names })
  const evaluated = evaluateChart(counted(chart), request, tables)
  const series = withComparators(evaluated, counted(chart), request, tables)
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  return { chart, series, data, request }
}

const isFigure = (text: string) => /\d/.test(text)
const bare = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replace(/ %$/, '')
/** Excel writes thousands by its own language, and General without zeros. */
const plain = (texts: string[]) => [...new Set(texts.map((text) => bare(text).replaceAll(/[,'’]/g, '')))].toSorted()

function getTable({ series, chart }: ReturnType<typeof count>) {
  const table = toTable({ series, chart, t, language: 'de' })
  const wanted = columns[chart.type]
  const place = table.columns.findIndex(({ key }) =>
    wanted ? key.endsWith(wanted) : /column\.(?:mean|share)$/.test(key),
  )
  const sentences = table.columns.findIndex(({ key }) => key.endsWith('column.sentence'))
  const sheet = toSheet(table, [])
  return {
    shown: table.rows.map(({ cells }) => showCell(cells[place], table.columns[place])),
    inExcel: sheet.rows.map((cells, row) => inExcel(cells[place] ?? null, sheet.formats?.[row]?.[place] ?? null)),
    isPlainInExcel: sheet.formats?.map((cells) => cells[place] === null) ?? [],
    sentences: table.rows.map(({ cells }) => bare(String(cells[sentences] ?? ''))),
  }
}

function inExcel(cell: TableCell, format: string | null): string {
  return formatValue(cell, format ?? 'General')
}

function getTips({ data }: ReturnType<typeof count>): string[] {
  return (data?.multiples ?? []).flatMap(({ categories }, multiple) =>
    categories.flatMap((_, category) =>
      (data ? (getTip({ data, t }, multiple, category)?.lines ?? []) : []).map(({ value }) =>
        bare(value.replace(/ \(.*$/, '').replace(/^Mittelwert (\S+) .*$/, '$1')),
      ),
    ),
  )
}

const withPicture = chartTypes.filter((type) => hasFigures({ type }) && getDefinition(type).picture)
const cases = withPicture.flatMap((type) =>
  (getDefinition(type).counts === 'levels' ? ['care', 'fall'] : ['care', 'pain', 'fall', 'days'])
    .filter((key) => type !== 'boxPlot' || key !== 'fall')
    .map((key): [ChartType, string] => [type, key]),
)

test.each(cases)('a figure of %s (%s) has the same digits in tooltip, table and files', (type, key) => {
  const found = count(type, [key])
  const table = getTable(found)
  expect(found.data?.multiples.length).toBeGreaterThan(0)
  expect(plain(getTips(found)).length).toBeGreaterThan(0)
  expect(plain(table.shown.filter(isFigure))).toEqual(plain(getTips(found).filter(isFigure)))
  // A figure that its decimals would round to nothing or to all is shown as it is stored.
  const rounded = (_: string, row: number) => !table.isPlainInExcel[row]
  expect(plain(table.inExcel.filter(rounded))).toEqual(plain(table.shown.filter(rounded)))
  table.sentences.forEach((sentence, row) => {
    const isPlain = sentence === '' || /^(?:Zu wenige|Keine)/.test(sentence)
    if (!isPlain) expect(sentence).toContain(` ${table.shown[row]}`)
  })
})

const labelled = new Set<ChartType>(['mean', 'bar', 'stacked', 'stacked-full', 'likert'])

test.each(cases.filter(([type]) => labelled.has(type)))('the labels of %s (%s) are those of its table', (type, key) => {
  const found = count(type, [key])
  const { texts } = render(found.series, found.chart, { width: 1400, height: 900 })
  const labels = new Set(texts.map((text) => bare(text ?? '').split(/ [^\d]/)[0] ?? ''))
  expect(getTable(found).shown.filter((text) => isFigure(text) && labels.has(text)).length).toBeGreaterThan(0)
  const { multiples = [], measure, decimals = 0 } = found.data ?? {}
  const values = multiples.flatMap(({ cells }) => cells.flat().flatMap((cell) => cell?.value ?? []))
  const longer = [1, 2, 3].flatMap((more) =>
    values.map((value) => bare((measure === 'share' ? showShare : showFigure)(value, decimals + more))),
  )
  expect(longer.filter((text) => labels.has(text) && !text.endsWith('0'))).toEqual([])
})

test.each(cases)('a slide shows the figures of %s (%s) with the digits of its table', (type, key) => {
  const { data, chart, series, request } = count(type, [key])
  const charts = data && toNativeCharts({ data, chart, series, t })
  if (!charts) return
  const table = getTable({ data, chart, series, request })
  const rounded = table.shown.filter((text) => /^\d/.test(text))
  const values = charts.flatMap(({ series: lines, format }) =>
    lines.flatMap((line) => line.values.flatMap((value) => (value === null ? [] : formatValue(value, format)))),
  )
  expect(plain(values)).toEqual(expect.arrayContaining(plain(rounded)))
})

test.each([
  ['mean', ['care']],
  ['mean', ['days']],
  ['mean', ['fall']],
  ['timeline', ['care']],
  ['radar', ['care']],
  ['tableChart', ['care', 'pain']],
  ['tableChart', ['fall']],
  ['boxPlot', ['days']],
  ['funnel', ['fall']],
  ['funnel', ['days']],
] as [ChartType, string[]][])('the overview has the decimals of %s (%j)', (type, keys) => {
  const { chart, request, series } = count(type, keys)
  const { topics } = evaluateOverview({ ...request, institutions: ['Nord'], against: 'benchmark', others: [] }, tables)
  expect(topics.map(({ item }) => item.keys[0])).toEqual(keys)
  const decimals = new Set(
    toTable({ series, chart, t, language: 'de' })
      .columns.filter(({ key }) => /column\.(?:mean|share)$/.test(key))
      .map((column) => column.decimals),
  )
  if (type === 'tableChart') decimals.add(toMatrix({ series, chart, t, language: 'de' }, false).decimals)
  const shown = topics.map((topic) => bare(meanText(topic).value).split('.')[1]?.length ?? 0)
  expect(new Set(shown)).toEqual(decimals)
})

test('a share near all is not rounded to all in a table', () => {
  const { chart, series } = count('bar', ['fall'])
  const { shown, inExcel: excel } = getTable({ chart, series, data: null, request: question() })
  expect(shown).toEqual(expect.arrayContaining(['> 99', '< 1']))
  expect(excel.every((text) => text !== '100' && text !== '0')).toBe(true)
})

test.each([
  ['one figure beside its median has the decimals that its sentence needs', {}, 3, 'unter dem Median'],
  ['figures of many groups that look like their median are level with it', byWard, 2, 'gleichauf mit dem Median'],
])('%s', (_title, more: Partial<Chart>, decimals, relation) => {
  const { chart, series } = count('mean', ['care'], { viewSettings: { median: true }, ...more })
  const mean = series.panels[0]?.figures[0]?.[0]?.[0]?.mean ?? 0
  const near = { ...series, comparators: [{ name: 'median' as const, items: [{ mean: mean + 0.0011, n: 12 }] }] }
  const { shown, sentences } = getTable({ chart, series: near, data: null, request: question() })
  expect(shown[0]?.split('.')[1]).toHaveLength(decimals)
  expect(sentences[0]).toContain(` ${shown[0]} `)
  expect(sentences[0]).toContain(relation)
})

test('own figures beside those of all others have the decimals of their chart', () => {
  const { chart, series } = count('mean', ['care'], { viewSettings: {}, benchmarks: [] })
  const near = {
    ...series,
    panels: series.panels.map((panel) => ({
      ...panel,
      figures: panel.figures.map((groups) =>
        groups.map(([mine, others]) => (mine && others ? [mine, { ...others, mean: (mine.mean ?? 0) + 0.0011 }] : [])),
      ),
    })),
  }
  const [sentence = ''] = getOwnSentences({ series: near, chart, t, language: 'de' })
  const { shown } = getTable({ chart, series: near, data: null, request: question() })
  expect(sentence.match(/\d+\.\d+/g)).toEqual(shown)
  expect(shown[0]?.split('.')[1]).toHaveLength(2)
})
