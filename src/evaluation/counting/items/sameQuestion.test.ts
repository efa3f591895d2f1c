import { expect, test } from 'vitest'
import type { Attribute, Value } from '#evaluation/model/chart.ts'
import { getChoices } from '#evaluation/counting/choices.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { type MeasureTable, sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'

const five = { min: 1, max: 5, reversed: false }
const both = { measures: [1, 2] }

function named(key: string, type: Attribute['type'], name: string, options: [Value, string][] = []): Attribute {
  const labelled = options.map(([value, label]) => ({ value, label: sameWords(label) }))
  return { ...attribute(key, type), name: sameWords(name), options: labelled }
}

function likert(name: string, question = ''): Attribute {
  return { ...attribute('q', 'likert', { scale: five }), name: sameWords(name), question }
}

/** Two years of a survey. */
function years(first: Attribute[], then: Attribute[], rows: object[], rowsThen: object[]): MeasureTable[] {
  return [measureTable(rows, source(first, false, 1)), measureTable(rowsThen, source(then, false, 2))]
}

const sex2023 = named('sex', 'single', 'Geschlecht', [
  [1, 'Mann'],
  [2, 'Frau'],
])
const sex2024 = named('sex', 'single', 'Geschlecht', [
  [1, 'Frau'],
  [2, 'Mann'],
])
const q = likert('Zufriedenheit')
const swapped = years(
  [q, sex2023],
  [q, sex2024],
  [
    { sex: 1, q: 3 },
    { sex: 2, q: 5 },
  ],
  [
    { sex: 2, q: 2 },
    { sex: '1.0', q: 5 },
  ],
)
const byName = chart('mean', ['q'], { ...both, groups: [{ attribute: 'sex' }] })

test('matches categories by their labels if codes were swapped', () => {
  const series = evaluateChart(byName, question(), swapped)
  expect(series.problems).toEqual([])
  expect(series.groups.map(({ label }) => label.de)).toEqual(['Mann', 'Frau'])
  expect(series.panels[0]?.figures[0]?.flat().map(({ mean }) => mean)).toEqual([2.5, 5])
  const shares = evaluateChart(chart('bar', ['sex'], both), question(), swapped)
  expect(shares.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 4, counts: [2, 2] })
})

test('a filter keeps its meaning in every chart of a page', () => {
  const filters = [{ attribute: 'sex', operator: 'in' as const, values: [1] }]
  const getMean = (measures: number[]) =>
    evaluateChart(chart('mean', ['q'], { measures }), question({ filters }), swapped).panels[0]?.figures[0]?.[0]?.[0]
      ?.mean
  expect([[1], [2], [1, 2], [2, 1]].map(getMean)).toEqual([3, 2, 2.5, 2.5])
  expect(getChoices('sex', [], 'de', swapped.toReversed()).choices).toMatchObject([
    { value: 1, label: { de: 'Mann' }, rows: 2 },
    { value: 2, label: { de: 'Frau' }, rows: 2 },
  ])
})

test('a filter of the chart uses the codes of its first measure', () => {
  const own = { filters: [{ attribute: 'sex', operator: 'in' as const, values: [1] }] }
  const getMean = (measures: number[]) =>
    evaluateChart(chart('mean', ['q'], { measures, ...own }), question(), swapped).panels[0]?.figures[0]?.[0]?.[0]?.mean
  expect([[1, 2], [2, 1], [2]].map(getMean)).toEqual([2.5, 5, 5])
})

test('matches ticked answers by their labels as well', () => {
  const pain = (one: string, two: string) =>
    named('m', 'multi', 'Beschwerden', [
      ['a', one],
      ['b', two],
    ])
  const tables = years(
    [pain('Schmerz', 'Angst')],
    [pain('Angst', 'schmerz ')],
    [{ m: ['a'] }],
    [{ m: ['b'] }, { m: ['a', 'b'] }],
  )
  expect(evaluateChart(chart('bar', ['m'], both), question(), tables).panels[0]?.figures[0]?.[0]?.[0]?.counts).toEqual([
    3, 1,
  ])
})

test('matches reversed steps of a scale by their labels', () => {
  const steps = (labels: string[]) => ({
    ...named(
      'q',
      'likert',
      'Essen',
      labels.map((label, place) => [place + 1, label]),
    ),
    scale: { min: 1, max: 3, reversed: false },
  })
  const tables = years(
    [steps(['schlecht', 'mittel', 'gut'])],
    [steps(['gut', 'mittel', 'schlecht'])],
    [{ q: 3 }],
    [{ q: 1 }, { q: 2 }],
  )
  expect(evaluateChart(chart('mean', ['q'], both), question(), tables).panels[0]?.figures[0]?.[0]?.[0]?.mean).toBe(
    8 / 3,
  )
})

test('an answer that only a later measure has keeps its own label', () => {
  const wards = (...labels: string[]) =>
    named(
      'w',
      'single',
      'Station',
      labels.map((label, place) => [place + 1, label]),
    )
  const tables = years(
    [wards('Ost', 'West')],
    [wards('Nord', 'Ost', 'West')],
    [{ w: 1 }],
    [{ w: 1 }, { w: 2 }, { w: 3 }],
  )
  const { items, panels } = evaluateChart(chart('bar', ['w'], both), question(), tables)
  expect(items[0]?.levels.map(({ label }) => label.de)).toEqual(['Ost', 'West', 'Nord'])
  expect(panels[0]?.figures[0]?.[0]?.[0]?.counts).toEqual([2, 1, 1])
})

const rows = [{ q: 4 }, { q: 5 }]

test.each<[string, Attribute, Attribute, string]>([
  ['another name', likert('Freundlichkeit'), likert('Schmerzen in Ruhe'), '«Freundlichkeit» / «Schmerzen in Ruhe»'],
  [
    'another question',
    likert('Frage 1', 'Wie war das Essen?'),
    likert('Frage 1', 'Wie war das Zimmer?'),
    '«Wie war das Essen?» / «Wie war das Zimmer?»',
  ],
])('does not pool two measures with different questions under one key: %s', (_what, first, then, about) => {
  const series = evaluateChart(chart('mean', ['q'], both), question(), years([first], [then], rows, rows))
  expect(series).toMatchObject({ panels: [], problems: [{ code: 'differentQuestions', about }] })
})

const departments = (...labels: string[]) =>
  named(
    's',
    'single',
    'Abteilung',
    labels.map((label, place) => [place + 1, label]),
  )
const renamed = years(
  [q, departments('Medizin', 'Chirurgie', 'Geburt')],
  [q, departments('Psychiatrie', 'Reha', 'Geburt')],
  [{ s: 1, q: 4 }],
  [{ s: 1, q: 2 }],
)

test.each<[string, object]>([
  ['in an item', { data: [{ keys: ['s'], name: '', skala: false }], type: 'bar' }],
  ['as a group', { groups: [{ attribute: 's' }] }],
  ['as a filter', { filters: [{ attribute: 's', operator: 'in', values: [1] }] }],
])('does not pool a code with two labels %s', (_what, more) => {
  const own = {
    ...chart('mean', ['q'], both),
    ...more,
    ...('type' in more && { takes: 'anything' as const, counts: 'levels' as const }),
  }
  expect(evaluateChart(own, question(), renamed)).toMatchObject({
    panels: [],
    problems: [{ code: 'differentQuestions', about: 'Abteilung 1 = «Medizin» / «Psychiatrie»' }],
  })
})

test('shows the other questions of the chart while one differs', () => {
  const series = evaluateChart({ ...chart('bar', ['q', 's'], both) }, question(), renamed)
  expect(series.items.map(({ keys }) => keys)).toEqual([['q']])
  expect(series.problems.map(({ code }) => code)).toEqual(['differentQuestions'])
})

test('an editor may confirm that it is one question', () => {
  const own = chart('mean', ['q'], { ...both, groups: [{ attribute: 's' }], sameQuestions: ['s'] })
  const series = evaluateChart(own, question(), renamed)
  expect(series.problems).toEqual([])
  expect(series.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 2, mean: 3 })
})

test('reports a filter of the page by a code with two labels in the chart of the other measure', () => {
  const filters = [{ attribute: 's', operator: 'in' as const, values: [1] }]
  const codes = [1, 2].map(
    (id) => evaluateChart(chart('mean', ['q'], { measures: [id] }), question({ filters }), renamed).problems[0]?.code,
  )
  expect(codes).toEqual([undefined, 'differentQuestions'])
})

test('ignores blanks and capitals when it compares questions', () => {
  const tables = years([likert('Das Essen')], [likert(' das  essen')], rows, rows)
  expect(evaluateChart(chart('mean', ['q'], both), question(), tables)).toMatchObject({ problems: [], rows: 4 })
})
