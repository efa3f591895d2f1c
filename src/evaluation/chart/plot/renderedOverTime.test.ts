// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  getBenchmark,
  getBox,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  numberItem,
  inLanguage,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import type { SeriesItem } from '#evaluation/model/series.ts'
import { getFootnotes } from '#evaluation/types/words/notes.ts'
import { getNote } from '#evaluation/model/chart.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import { verdictKey } from '#evaluation/types/words/head.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { axisWidth } from '#evaluation/types/option/grids/gridLayout.ts'
import { paperWidth } from '#evaluation/model/paper.ts'
import { render } from './testDrawing.ts'

const t = inLanguage('de')
const quarters = categories('Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025')
const values = (data: unknown) =>
  (Array.isArray(data) ? data : []).map((point: unknown) =>
    typeof point === 'object' && point !== null && 'value' in point ? point.value : point,
  )

test('an empty bin is a gap, not a zero [EVAL-06, EVAL-09]', () => {
  const given = getSeries({ items: [item('q1')], groups: quarters }, (_item, bin) =>
    bin === 1 ? nobody : getFigure([0, 0, 10, 10, 0]),
  )
  const { series } = render(given, getChart('timeline', { viewSettings: { error_bars: true } }))
  expect(values(series.find(({ id }) => id === 'line 0 0')?.['data'])).toEqual([3.5, '-', 3.5, 3.5])
  expect(series.find(({ id }) => id === 'line 0 0')).toMatchObject({ connectNulls: false })
  const { low, high } = getFigure([0, 0, 10, 10, 0])
  expect(values(series.find(({ id }) => id === 'band 0 0 from')?.['data'])).toEqual([low, '-', low, low])
  expect(values(series.find(({ id }) => id === 'band 0 0 to')?.['data'])[0]).toBeCloseTo((high ?? 0) - (low ?? 0))
})

test('only a timeline of many bins can be zoomed', () => {
  const months = (count: number) =>
    getSeries(
      { items: [item('q1')], groups: categories(...Array.from({ length: count }, (_, bin) => `B${bin}`)) },
      () => getFigure([1, 2, 3, 4, 5]),
    )
  expect(render(months(72), getChart('timeline')).option.dataZoom).toMatchObject([{ type: 'slider' }])
  expect(render(months(8), getChart('timeline')).option).not.toHaveProperty('dataZoom')
})

test('lines of slices differ by colour, symbol and dashes [X07]', () => {
  const given = getSeries({ items: [item('q1')], groups: quarters, slices: categories('Frauen', 'Männer') }, () =>
    getFigure([1, 2, 3, 4, 5]),
  )
  const { series, texts } = render(given, getChart('timeline'))
  expect(texts).toEqual(expect.arrayContaining(['Frauen', 'Männer', 'Q1 2025']))
  expect(series).toMatchObject([
    { symbol: 'circle', lineStyle: { type: 'solid' } },
    { symbol: 'rect', lineStyle: { type: [7, 3] } },
  ])
})

test('a net is open where an item has no mean [EVAL-06, X07]', () => {
  const items = ['Freundlichkeit', 'Essen', 'Ruhe', 'Information'].map((name) => item(name, name))
  const given = getSeries({ items }, (index) => (index === 1 ? nobody : getFigure([0, 0, 10, 10, 0])))
  const { series, texts } = render(given, getChart('radar'))
  expect(values(series.find(({ id }) => id === 'net 0 0')?.['data'])).toEqual([
    [3.5, 0],
    ['-', 1],
    [3.5, 2],
    [3.5, 3],
    [3.5, 4],
  ])
  expect(texts).toEqual(expect.arrayContaining(['Freundlichkeit', 'Essen', 'keine Daten', 'Ruhe', 'Information']))
})

test('the benchmark of a net is a dashed line', () => {
  const items = ['a', 'b', 'c'].map((name) => item(name))
  const known = items.map((_, index) => ({ n: 500, mean: 3 + index / 10, sd: 1 }))
  const { texts, series } = render(
    getSeries({ items, benchmarks: [getBenchmark('Schweiz', known)] }, () => getFigure([1, 2, 3, 4, 5])),
    getChart('radar', { viewSettings: { benchmark: true } }),
  )
  expect(texts).toContain('Benchmark: Schweiz')
  expect(values(series.find(({ id }) => id === 'benchmark 0 0')?.['data'])).toEqual([
    [3, 0],
    [3.1, 1],
    [3.2, 2],
    [3, 3],
  ])
})

test('one or two items are bars, not a net', () => {
  const { bars } = render(
    getSeries({ items: [item('a'), item('b')] }, () => getFigure([0, 0, 10, 10, 0])),
    getChart('radar'),
  )
  expect(bars.map(({ to }) => to)).toEqual([3.5, 3.5])
})

test('a box spans its quartiles with outliers as rings [EVAL-06]', () => {
  const given = getSeries({ items: [item('q1')] }, () =>
    getFigure([0, 0, 10, 10, 0], { box: getBox(1, 2, 3, 4, 4.5, [5, 1]) }),
  )
  const { series } = render(given, getChart('boxPlot'))
  expect(values(series.find(({ id }) => id === 'box 0 0')?.['data'])).toEqual([[1, 2, 3, 4, 4.5]])
  expect(series.find(({ id }) => id === 'points 0 0')).toMatchObject({
    data: [
      [0, 5, 0],
      [0, 1, 0],
      [0, 3.5, 1],
    ],
  })
})

test('the benchmark of boxes is called a mean', () => {
  const known = { n: 500, mean: 3.1, sd: 1 }
  const getTexts = (names: string[], means: number[]) => {
    const benchmarks = [
      getBenchmark(
        'Schweiz',
        means.map((mean) => ({ ...known, mean })),
      ),
    ]
    const items = names.map((name) => item(name))
    const given = getSeries({ items, benchmarks }, () => getFigure([0, 0, 10, 10, 0], { box: getBox(1, 2, 3, 4, 4.5) }))
    return render(given, getChart('boxPlot', { viewSettings: { benchmark: true } })).texts
  }
  expect(getTexts(['a'], [3.1])).toContain('Benchmark: Schweiz (Mittelwert 3.10)')
  expect(getTexts(['a', 'b'], [3.1, 3.4])).toContain('Benchmark: Schweiz (Mittelwert)')
})

test('an event is a numbered line across its bin', () => {
  const groups = ['2024-01-01', '2024-04-01', '2024-07-01'].map((value) => ({ value, label: words(value) }))
  const given = getSeries({ items: [item('q1')], groups }, () => getFigure([1, 2, 3, 4, 5]))
  const timelineNotes = ['2024-05-01', '2024-06-01', '2024-08-01', '2025-01-01'].map((date) =>
    getNote(date, () => 'Umbau'),
  )
  const { series, texts } = render({ ...given, bin: 'bin_quarter' }, getChart('timeline', { timelineNotes }))
  expect(series.find(({ id }) => id === 'note 0')?.['markLine']).toMatchObject({
    data: [
      { xAxis: 1, label: { formatter: '1, 2' } },
      { xAxis: 2, label: { formatter: '3' } },
    ],
  })
  expect(texts).toEqual(expect.arrayContaining(['1, 2', '3']))
})

test('signals of neighbouring bins that are close together have one letter', () => {
  const months = categories(...Array.from({ length: 36 }, (_, bin) => `M${bin}`))
  const given = getSeries({ items: [item('q1')], groups: months }, (_, bin) =>
    getFigure([10, 20, 40, 20, 10], { mean: bin >= 33 ? 4.2 : 3 + (bin % 2 === 0 ? -0.1 : 0.1) }),
  )
  const getLetters = (width: number) => {
    const { series } = render(given, getChart('timeline', { viewSettings: { signals: true } }), { width })
    const { data = [] } = series.find(({ id }) => id === 'signal 0 0') as { data?: { label?: { show: boolean } }[] }
    return data.map(({ label }) => label?.show ?? true)
  }
  expect(getLetters(480).slice(-3)).toEqual([true, false, false])
  expect(getLetters(1600).slice(-3)).toEqual([true, true, true])
})

test('a signal is a ring with an S of its own colour', () => {
  const months = categories(...Array.from({ length: 14 }, (_, bin) => `M${bin}`))
  const given = getSeries(
    {
      items: [item('q1')],
      groups: months,
      comparisons: 14,
      benchmarks: [getBenchmark('Schweiz', [{ n: 500, mean: 3, sd: 1 }])],
    },
    (_, bin) =>
      getFigure([10, 20, 40, 20, 10], {
        mean: bin === 13 ? 4.2 : 3 + (bin % 2 === 0 ? -0.1 : 0.1),
        verdict: { word: bin === 13 ? 'better' : 'unclear', isClear: true },
      }),
  )
  const { series, data } = render(given, getChart('timeline', { viewSettings: { signals: true, benchmark: true } }))
  const ring = series.find(({ id }) => id === 'signal 0 0')
  expect(ring).toMatchObject({
    data: [{ value: [13, 4.2] }],
    itemStyle: { color: 'transparent', borderColor: '#6d28d9' },
    label: { formatter: 'S', color: '#6d28d9' },
  })
  // Only a benchmark is dashed.
  expect(series.find(({ id }) => id === 'centre 0 0')).toMatchObject({ lineStyle: { type: 'solid', width: 1 } })
  expect(series.find(({ id }) => id === 'sign 0 0')).toMatchObject({ data: [{ label: { formatter: '▲' } }] })
  expect(verdictKey(given, data, t).map(({ sign, text }) => `${sign} ${text}`.trim())).toEqual([
    '▲ besser',
    '▼ schlechter',
    'ohne Zeichen: kein gesicherter Unterschied',
    '── eigene Mitte',
    '· · · Grenzen der üblichen Schwankung',
    '(S) auffällig: mehr, als Zufall erklärt',
  ])
})

test('names of a net are whole around it or in a list below it', () => {
  const long = 'Wie beurteilen Sie die Qualität der Behandlung durch das ärztliche Personal während Ihres Aufenthalts?'
  const labels = [
    'Wurden Ihre Fragen verständlich beantwortet?',
    long,
    'Essen',
    'Freundlichkeit',
    'Wartezeit',
    'Austritt',
  ]
  const given = getSeries({ items: labels.map((label, place) => item(`q${place}`, label)) }, () =>
    getFigure([1, 2, 3, 4, 5]),
  )
  const read = (width: number) => render(given, getChart('radar'), { width }).texts.join(' ').replaceAll(/\s+/g, ' ')
  for (const label of labels) expect(read(560)).toContain(label)
  expect(read(560)).not.toContain('1. Wurden')
  for (const [place, label] of labels.entries()) expect(read(326)).toContain(`${place + 1}. ${label}`)
})

test('a net keeps the limit of the editor, and a mean beyond it ends at the rim', () => {
  const given = getSeries({ items: ['a', 'b', 'c'].map((name) => item(name)) }, (index) =>
    index === 0 ? getFigure([0, 0, 0, 0, 10]) : getFigure([0, 0, 10, 10, 0]),
  )
  const chart = getChart('radar', { config: { min: 1, max: 4 } })
  const { series, data, option } = render(given, chart)
  expect(option).toMatchObject({ radiusAxis: [{ min: 1, max: 4 }] })
  expect(values(series.find(({ id }) => id === 'net 0 0')?.['data']).slice(0, 2)).toEqual([
    [4, 0],
    [3.5, 1],
  ])
  expect(getFootnotes(given, chart, data, t, 'de')).toContain('Ausserhalb der Achse: 1 Wert bis 5.00.')
})

test('an axis says what it measures: its scale, or its unit', () => {
  const getName = (of: SeriesItem, type: 'mean' | 'boxPlot') =>
    render(
      getSeries({ items: [of] }, () => getFigure([1, 2, 3, 4, 5], { box: getBox(1, 2, 3, 4, 5) })),
      getChart(type, { viewSettings: {} }),
    ).texts
  expect(getName(item('q1'), 'mean')).toContain('Mittelwert, 1 bis 5')
  expect(getName(item('q1'), 'boxPlot')).toContain('Werte, 1 bis 5')
  expect(getName(numberItem('days', 'Aufenthaltsdauer (Tage)'), 'boxPlot')).toContain('Tage')
  expect(getName(numberItem('days', 'Aufenthaltsdauer (Tage)'), 'mean')).toContain('Mittelwert, Tage')
  expect(getName(numberItem('days', 'Aufenthalt'), 'boxPlot')).toContain('Werte')
})

test.each(['radar', 'boxPlot'] as const)('verdicts of a %s are in tooltip and table, not on the drawing', (type) => {
  const items = ['a', 'b', 'c'].map((name) => item(name))
  const known = items.map(() => ({ n: 500, mean: 3, sd: 1 }))
  const given = getSeries({ items, comparisons: 3, benchmarks: [getBenchmark('Schweiz', known)] }, () =>
    getFigure([0, 0, 3, 9, 9], { box: getBox(1, 2, 3, 4, 5), verdict: { word: 'better', isClear: true } }),
  )
  const chart = getChart(type, { viewSettings: { benchmark: true } })
  const { texts, data, series } = render(given, chart)
  expect(texts.join(' ')).not.toMatch(/[▲▼△▽]/)
  expect(series.filter(({ id }) => String(id).startsWith('sign'))).toEqual([])
  expect(getTip({ data, t }, 0, 0)?.lines.map(({ verdict }) => verdict?.text)).toEqual(['▲ deutlich besser'])
  const { rows } = toTable({ series: given, chart, t, language: 'de' })
  expect(rows.map(({ cells }) => cells.includes('deutlich besser'))).toEqual([true, true, true])
})

test('a bin that is not over is drawn open, and says so', () => {
  const groups = ['2020-01-01', '2099-01-01'].map((value) => ({ value, label: words(value) }))
  const given = {
    ...getSeries({ items: [item('q1')], groups }, () => getFigure([9, 9, 9, 9, 9])),
    bin: 'bin_year' as const,
  }
  const getFills = (signals: boolean) => {
    const { series, data } = render(given, getChart('timeline', { viewSettings: { signals } }))
    const points = series.find(({ id }) => id === 'line 0 0')?.['data'] as { itemStyle?: { color: string } }[]
    return { fills: points.map(({ itemStyle }) => itemStyle?.color), tip: getTip({ data, t }, 0, 1) }
  }
  const { fills, tip } = getFills(true)
  expect(fills).toEqual([undefined, '#ffffff'])
  expect(JSON.stringify(tip)).toContain('Noch nicht zu Ende, nicht beurteilt')
  expect(getFills(false).fills).toEqual([undefined, undefined])
})

test.each([
  ['half of a page', getChart('timeline', { w: 6 }), paperWidth.half, [null]],
  ['a page', getChart('timeline', { w: 12 }), paperWidth.whole, [null]],
  [
    'small charts',
    getChart('timeline', { w: 12, splits: [{ attribute: 'ward' }] }),
    paperWidth.whole,
    categories('A', 'B'),
  ],
] as const)('as many points as a line may have are 6 pixels apart: %s', (_name, chart, width, splits) => {
  const { points = 0 } = counted(chart)
  const groups = categories(...Array.from({ length: points }, (_, bin) => `B${bin}`))
  const given = getSeries({ items: [item('q1')], groups }, () => getFigure([1, 2, 3, 4, 5]), [...splits])
  const { drawing, data } = render(given, chart, { width })
  for (const grid of drawing.grids) {
    const apart = (grid.width - (grid.hasAxis ? axisWidth(data) : 0)) / points
    expect(apart).toBeGreaterThanOrEqual(6)
    expect(apart).toBeLessThan(7)
  }
})
