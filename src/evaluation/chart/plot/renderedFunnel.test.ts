// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { getChart, inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { comparisonTexts, verdictKey } from '#evaluation/types/words/head.ts'
import { getChartNotes, getFootnotes, getMethod } from '#evaluation/types/words/notes.ts'
import { getSummary } from '#evaluation/types/words/summary.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import { inEachLanguage } from '#lib/languages.ts'
import { render } from './testDrawing.ts'

const t = inLanguage('de')
const of = source([
  attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
  attribute('wait', 'likert', { scale: { min: 1, max: 5, reversed: true } }),
  attribute('back', 'number', { scale: { min: 0, max: 1, reversed: true } }),
])
/** Five clinics: a typical large one, a good one, a very bad one, a small one, and one without answers. */
const clinics = [
  { content_object: 'Gross', answers: [3, 4, 5, 4, 4], times: 60 },
  { content_object: 'Gut', answers: [5, 4, 5, 5, 4], times: 8 },
  { content_object: 'Schlecht', answers: [1, 2, 3, 1, 1], times: 12 },
  { content_object: 'Klein', answers: [4, 3, 5], times: 2 },
  { content_object: 'Stumm', answers: [null], times: 3 },
]
const rows = clinics.flatMap(({ content_object, answers: results, times }) =>
  Array.from({ length: times }, () =>
    results.map((q) => ({ content_object, q, wait: q && 6 - q, back: q && Number(q < 4) })),
  ).flat(),
)
const benchmark = {
  id: 1,
  label: inEachLanguage(() => 'Schweiz'),
  calculated: null,
  filters: [],
  means: { q: { n: 5000, mean: 4, sd: 0.8 } },
}

/** Unwidened limits by default. */
const plain = { viewSettings: { plain_limits: true } }

function funnel(key: string, more: Partial<Chart> = plain, given = rows) {
  const chart = { ...getChart('funnel'), ...chartFor('funnel', [key], more) }
  const requested = { ...question({ benchmarks: [benchmark] }) }
  return { chart, series: evaluateChart(counted(chart), requested, [measureTable(given, of)]) }
}

const beside = { benchmarks: [1], viewSettings: { benchmark: true, color_less_10: true, plain_limits: true } }

test('shows every institution at its number of answers between the limits', () => {
  const { series, chart } = funnel('q', beside)
  const { data, texts } = render(series, chart)
  expect(data.multiples[0]?.categories).toEqual(['Klein', 'Gut', 'Schlecht', 'Gross'])
  expect(texts).toEqual(
    expect.arrayContaining(['Benchmark: Schweiz (4.00)', '95-%-Grenzen', '99.8-%-Grenzen', 'Schlecht']),
  )
  const { columns, rows: cells } = toTable({ series, chart, t, language: 'de' }, true)
  expect(columns.map(({ label }) => label)).toEqual([
    'Institution',
    'n',
    'Mittelwert',
    'SD',
    'Mitte',
    '95-%-Grenze unten',
    '95-%-Grenze oben',
    '99.8-%-Grenze unten',
    '99.8-%-Grenze oben',
    'Gegenüber den Grenzen',
    'In Worten',
  ])
  const row = (name: string) => cells.find((one) => one.cells[0] === name)?.cells ?? []
  expect(row('Gut').slice(1, 3)).toEqual([40, 4.6])
  // 4 ± z · 0.8 / √40
  expect(
    row('Gut')
      .slice(4, 9)
      .map((one) => Number(one).toFixed(4)),
  ).toEqual(['4.0000', '3.7521', '4.2479', '3.6091', '4.3909'])
  expect(['Gross', 'Gut', 'Schlecht', 'Klein', 'Stumm'].map((name) => row(name).at(-2))).toEqual([
    'nicht auffällig (innerhalb 95 %)',
    'auffällig: besser (ausserhalb 99.8 %)',
    'auffällig: schlechter (ausserhalb 99.8 %)',
    'zu wenige Antworten (n = 6)',
    undefined,
  ])
  expect(row('Gut').at(-1)).toBe(
    "Mit 4.60 (n = 40) liegt «Gut» über dem Benchmark 4.00 (n = 5'000). Das ist besser: Der Unterschied ist deutlich grösser, als Zufall erklärt.",
  )
  expect(getSummary(series, chart, data, t)).toContain(
    '3 Institutionen verglichen: 2 auffällig (ausserhalb 99.8 %), 0 an der Grenze.',
  )
})

test('a tooltip shows the position of an institution with its limits', () => {
  const { series, chart } = funnel('wait')
  const { data } = render(series, chart)
  const place = data.multiples[0]?.categories.indexOf('Schlecht') ?? -1
  const tip = getTip({ data, t }, 0, place)
  expect(tip?.title).toBe('Schlecht')
  expect(tip?.lines[0]).toMatchObject({ value: '4.40', n: 'n = 60', interval: '' })
  expect(tip?.lines[0]?.verdict).toEqual({ text: '▼ auffällig: schlechter (ausserhalb 99.8 %)', isGood: false })
  expect(tip?.notes).toEqual([
    expect.stringContaining('liegt «Schlecht» über dem Wert aller Institutionen'),
    expect.stringMatching(/^Grenzen bei n\s=\s60: 95 % \d\.\d\d – \d\.\d\d; 99\.8 % \d\.\d\d – \d\.\d\d$/),
    'Mittelwert je Institution zwischen den Grenzen dessen, was Zufall erklärt',
  ])
  expect(verdictKey(series, data, t).map(({ sign, text }) => `${sign} ${text}`)).toEqual([
    '▲ auffällig: besser (ausserhalb 99.8 %)',
    '▼ auffällig: schlechter (ausserhalb 99.8 %)',
    '● innerhalb 99.8 %: nicht auffällig',
  ])
  const head = { series, chart, data, t, language: 'de' as const, filterText: () => '', isFiltered: false }
  expect(comparisonTexts(head)).toEqual(['Tiefer ist besser: wait.'])
})

test('shows shares in per cent between exact limits', () => {
  const { series, chart } = funnel('back')
  const { data, texts } = render(series, chart)
  expect(data.measure).toBe('share')
  expect(texts).toEqual(expect.arrayContaining(['0 %']))
  const { columns, rows: cells } = toTable({ series, chart, t, language: 'de' }, true)
  expect(columns[2]?.label).toBe('Anteil (%)')
  const bad = cells.find((one) => one.cells[0] === 'Schlecht')?.cells ?? []
  expect(bad[2]).toBe(100)
  expect(bad.at(-1)).toContain('Mit 100.0 % (n = 60) liegt «Schlecht» über dem Wert aller Institutionen, ')
  expect(getChartNotes(series, chart, data, t, 'de')).toContain(t('funnel.define.share'))
})

test('widens the limits where institutions differ more than by chance', () => {
  const taken = funnel('q')
  const wide = funnel('q', {})
  const [before, after] = [taken, wide].map(({ series, chart }) => render(series, chart).data)
  if (!before || !after) throw new Error('nothing is drawn')
  expect(getChartNotes(taken.series, taken.chart, before, t, 'de').join('\n')).toMatch(
    /stärker, als Zufall erklärt \(φ = \d+\.\d\)/,
  )
  expect(getChartNotes(wide.series, wide.chart, after, t, 'de').join('\n')).toMatch(
    /die Grenzen liegen darum \d+\.\d\d-mal/,
  )
  const high = (data: typeof before) => data.multiples[0]?.funnel?.limitsAt(50)?.outer[1] ?? 0
  expect(high(after)).toBeGreaterThan(high(before))
})

test('says below the chart where the own institution is, and how limits come about in the method', () => {
  const { chart } = funnel('q', { ...beside, viewSettings: { benchmark: true } })
  const requested = question({ benchmarks: [benchmark], named: ['Gut'] })
  const series = evaluateChart(counted(chart), requested, [measureTable(rows, of)])
  const { data } = render(series, chart)
  const notes = getFootnotes(series, chart, data, t, 'de')
  expect(notes).toEqual([
    expect.stringMatching(/^«Gut»: (nicht auffällig|an der Grenze|auffällig).*\.$/),
    'Die Grenzen sind geweitet: Die Institutionen unterscheiden sich stärker, als Zufall erklärt.',
    'Auch durch Zufall liegt etwa eine von zwanzig Institutionen an der Grenze.',
    'Genannt sind nur die eigenen Institutionen; die anderen tragen eine Nummer (#1, #2 …).',
  ])
  expect(notes.join(' ')).not.toContain('φ')
  const method = getMethod(series, chart, data, t, 'de').join(' ')
  for (const text of ['3 Institutionen verglichen', 'φ = ', 'Grenzen nicht weiten', 'eine von fünfhundert'])
    expect(method).toContain(text)
})

test('says what is missing without institutions or a benchmark', () => {
  const without = funnel(
    'q',
    {},
    rows.map((row) => ({ ...row, content_object: null as unknown as string })),
  )
  expect(without.series.problems).toEqual([{ code: 'noInstitutions', about: '' }])
  const alone = funnel(
    'q',
    {},
    rows.filter(({ content_object }) => content_object === 'Gut'),
  )
  const { data } = render(alone.series, alone.chart)
  expect(getChartNotes(alone.series, alone.chart, data, t, 'de')).toContain(t('funnel.none'))
})

test('labels of own institutions that are close do not overlap', () => {
  const { chart } = funnel('q', beside)
  const requested = question({ benchmarks: [benchmark], named: ['Gut', 'Schlecht'] })
  const { series } = render(evaluateChart(counted(chart), requested, [measureTable(rows, of)]), chart)
  const data = series.find(({ id }) => id === 'point 0 0')?.['data']
  expect(data).toMatchObject([
    { name: 'Gut', label: { show: true, position: 'bottom' } },
    { name: 'Schlecht', label: { show: true, position: 'top' } },
  ])
})

test('wraps the long name of an institution on two lines', () => {
  const names = ['Kantonsspital St. Gallen, Standort Rorschach und Flawil', 'Klinik Hirslanden Zürich']
  const given = rows.flatMap((row) => {
    const name = { Gross: names[0], Schlecht: names[1], Gut: 'Gut' }[row.content_object]
    return name ? [{ ...row, content_object: name }] : []
  })
  const { chart } = funnel('q', beside)
  const requested = question({ benchmarks: [benchmark], named: names })
  const series = evaluateChart(counted(chart), requested, [measureTable(given, of)])
  const renderedAt = (width: number) => render(series, chart, { width }).texts
  expect(renderedAt(1200)).toEqual(
    expect.arrayContaining(['Kantonsspital St. Gallen, Standort', 'Rorschach und Flawil', 'Klinik Hirslanden Zürich']),
  )
  expect(renderedAt(326)).toEqual(
    expect.arrayContaining(['Kantonsspital St.', 'Gallen, Standort…', 'Klinik Hirslanden', 'Zürich']),
  )
})

test('an institution between the limits has no symbol', () => {
  // 4 ± 1.96 · 0.8 / √100 is 4.16, 4 ± 3.09 · 0.8 / √100 is 4.25.
  const edge = Array.from({ length: 100 }, (_, row) => ({ content_object: 'Rand', q: row % 5 === 0 ? 5 : 4 }))
  const { series, chart } = funnel('q', beside, edge as unknown as typeof rows)
  const { data } = render(series, chart)
  const tip = getTip({ data, t }, 0, 0)
  expect(tip?.lines[0]?.verdict).toEqual({
    text: 'an der Grenze, auch Zufall möglich (ausserhalb 95 %)',
    isGood: null,
  })
  expect(tip?.notes[0]).toContain('Der Unterschied liegt an der Grenze; auch Zufall ist möglich.')
  expect(getChartNotes(series, chart, data, t, 'de').join(' ')).toMatch(
    /1 an der Grenze.*durch Zufall etwa eine von zwanzig/,
  )
})
