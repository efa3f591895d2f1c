// @vitest-environment node
import { expect, test } from 'vitest'
import { withRowNames } from '#evaluation/board/useOwnInstitutions.ts'
import { getChoices } from '#evaluation/counting/choices.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import type { Question } from '#evaluation/model/question.ts'
import { findRowName, withDistinctNames, withKnownNames } from './distinctNames.ts'
import { sameWords } from './measureTable.ts'

const scale = { min: 1, max: 5, reversed: false }
const attributes = [attribute('q', 'likert', { scale })]
const of = { ...source(attributes), contentType: 7 }

/** Twenty answers of an institution. */
const answers = (content_object: string, object_id: number | null, q: number) =>
  Array.from({ length: 20 }, (_, row) => ({ content_object, object_id, q: q + (row % 2) }))

const rows = [...answers('Klinik Seeblick', 1, 4), ...answers('Klinik Seeblick', 99, 1), ...answers('Spital B', 5, 3)]
const tables = withDistinctNames([measureTable(rows, of)])
const [first, second] = ['Klinik Seeblick (#1)', 'Klinik Seeblick (#99)']
const byInstitution = { groups: [{ attribute: 'content_object' }] }
const labels = { own: 'Klinik Seeblick', others: 'Alle anderen' }

function counted(type: Chart['type'], more: Partial<Chart> = {}, changes: Partial<Question> = {}) {
  const requested = withKnownNames(question({ charts: [chart(type, ['q'], more)], ...changes }), tables)
  const [own] = requested.charts
  if (!own) throw new Error('no chart')
  const series = evaluateChart(own, requested, tables)
  const figures = series.panels[0]?.figures[0]?.flat() ?? []
  const categories = series.groups.length > 1 ? series.groups : series.slices
  return categories.map(({ value }, place) => [value, figures[place]?.n, figures[place]?.mean])
}

test.each(['mean', 'funnel'] as const)('two institutions of one name are two in a chart: %s', (type) => {
  expect(counted(type, type === 'mean' ? byInstitution : {})).toEqual([
    [first, 20, 4.5],
    [second, 20, 1.5],
    ['Spital B', 20, 3.5],
  ])
})

test('the own institution is not another one of its name', () => {
  const { names } = withRowNames({ names: ['Klinik Seeblick'], ids: [1] }, [{ value: first }, { value: second }])
  expect(names).toEqual([first])
  expect(counted('mean', {}, { own: { names, labels } })).toEqual([
    ['own', 20, 4.5],
    ['others', 40, 2.5],
  ])
  expect(counted('mean', byInstitution, { named: names })[0]).toEqual([first, 20, 4.5])
})

test('the overview speaks for one of two institutions of one name', () => {
  const known = {
    id: 1,
    label: sameWords('B'),
    calculated: null,
    filters: [],
    means: { q: { n: 500, mean: 3, sd: 1 } },
  }
  const charts = [chart('mean', ['q'], { benchmarks: [1], viewSettings: { benchmark: true } })]
  const requested = { ...question({ charts, benchmarks: [known] }), against: 'benchmark' as const, others: [] }
  const found = evaluateOverview({ ...requested, institutions: [second] }, tables)
  expect(found.topics.map(({ figure }) => [figure.n, figure.mean])).toEqual([[20, 1.5]])
})

test('a filter offers both, and one that was stored by their name still finds both', () => {
  expect(getChoices('content_object', [], 'de', tables).choices.map(({ value, rows: n }) => [value, n])).toEqual([
    [first, 20],
    [second, 20],
    ['Spital B', 20],
  ])
  const filters = [institutionFilter(['Klinik Seeblick'])]
  expect(withKnownNames(question({ filters }), tables).filters).toEqual([institutionFilter([first, second])])
  expect(counted('mean', { ...byInstitution, filters })).toHaveLength(2)
  expect(counted('mean', { groups: [{ attribute: 'content_object', values: ['Klinik Seeblick'] }] })).toHaveLength(2)
})

test('a plan is about the institution with its id', () => {
  expect([99, 5, null].map((id) => findRowName('Klinik Seeblick', id, tables))).toEqual([
    second,
    'Klinik Seeblick',
    'Klinik Seeblick',
  ])
})

test('measures agree on the names, and rows without an id keep theirs', () => {
  const later = measureTable(answers('Klinik Seeblick', 99, 2), { ...of, id: 2 })
  const earlier = measureTable([...answers('Klinik Seeblick', 1, 2), ...answers('Klinik Seeblick', null, 2)], of)
  const all = withDistinctNames([earlier, later])
  expect(getChoices('content_object', [], 'de', all).choices.map(({ value }) => value)).toEqual([
    'Klinik Seeblick',
    first,
    second,
  ])
})

test('one institution in two programmes has one name', () => {
  const [here, there] = [
    measureTable(answers('Spital', 1, 2), of),
    measureTable(answers('Spital', 4, 2), { ...of, id: 2, contentType: 8 }),
  ]
  expect(withDistinctNames([here, there])).toEqual([here, there])
})
