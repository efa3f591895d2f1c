// @vitest-environment node
import { expect, test } from 'vitest'
import { readBenchmark, readSource } from '#evaluation/model/readSource.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { type Fields, type Row, getText } from '../../../mocks/db/json.ts'
import { better, drifting, institutions, worse } from '../../../mocks/results/answers.ts'
import { selectRows } from '../../../mocks/results/selection.ts'
import { getWorld } from '../../../mocks/worlds.ts'
import { evaluateChart } from './evaluateChart.ts'
import { chart, measureTable, question } from './testRows.ts'

const world = getWorld('figures of the mocked answers')
const hospitals = world.rows('patzu/hospitals').map(({ name }) => getText(name))
const getName = (rank: number) => hospitals[rank] ?? ''

/** A chart over the rows that the mock backend would send. */
function getSeries(id: number, own: CountedChart) {
  const measure = world.find('results/measures', id) as Row
  const source = readSource(measure)
  if (!source) throw new Error('no measure')
  const found = selectRows(world, [measure])
  const rows = found
    .slice(0, found.count)
    .map(({ attributes, content_object, created }) => ({ ...(attributes as Fields), content_object, created }))
  const benchmarks = world.rows('results/benchmarks').flatMap((row) => readBenchmark(row) ?? [])
  return evaluateChart({ ...own, measures: [id] }, question({ benchmarks }), [measureTable(rows, source)])
}

const byInstitution = {
  groups: [{ attribute: 'content_object' }],
  benchmarks: [1],
  viewSettings: { benchmark: true },
}
function figuresByName(id: number, key: string, more: Partial<Chart> = byInstitution): Map<string, Figure> {
  const { groups, panels } = getSeries(id, chart('mean', [key], more))
  return new Map(
    groups.flatMap(({ value }, group) =>
      panels[0]?.figures[0]?.[group]?.[0] ? [[String(value), panels[0].figures[0][group][0]] as const] : [],
    ),
  )
}
const getTexts = (figures: Map<string, Figure>, ranks: readonly number[]) =>
  ranks.map((rank) => figures.get(getName(rank))?.verdict?.word)

test('finds the institutions that really are better or worse', () => {
  const same = Array.from({ length: institutions }, (_, rank) => rank).filter(
    (rank) => ![...better, ...worse, drifting].includes(rank),
  )
  for (const key of ['q1', 'q2', 'q3']) {
    const figures = figuresByName(1, key)
    expect(getTexts(figures, better)).toEqual(['better', 'better'])
    expect(getTexts(figures, worse)).toEqual(['worse', 'worse'])
    expect(getTexts(figures, same).filter((word) => word === 'better' || word === 'worse').length).toBeLessThanOrEqual(
      1,
    )
  }
})

test('a better institution has the lower mean in a reversed question', () => {
  const figures = figuresByName(1, 'q4')
  const mean = (rank: number) => figures.get(getName(rank))?.mean ?? Number.NaN
  expect(getTexts(figures, better)).toEqual(['better', 'better'])
  expect(Math.max(...better.map(mean))).toBeLessThan(Math.min(...worse.map(mean)))
})

test('one institution improved over the years from below to above the others', () => {
  const line = getSeries(
    1,
    chart('timeline', ['q1'], {
      timelineAttribute: 'exit_date',
      viewSettings: { bin_year: true },
      filters: [{ attribute: 'content_object', operator: 'in', values: [getName(drifting)] }],
    }),
  )
  const means = (line.panels[0]?.figures[0] ?? []).flatMap(([figure]) =>
    figure && figure.n >= 5 ? (figure.mean ?? []) : [],
  )
  expect(means.length).toBeGreaterThan(6)
  expect((means.at(-1) ?? 0) - (means[0] ?? 0)).toBeGreaterThan(0.6)
})

test('days have no better side', () => {
  const { items, panels } = getSeries(2, chart('tableChart', ['stay', 'readmitted']))
  expect(items.map(({ scale, direction }) => [scale, direction])).toEqual([
    [null, 'neutral'],
    [{ min: 0, max: 1, reversed: true }, 'lower'],
  ])
  const [stay, readmitted] = panels[0]?.figures.map((groups) => groups[0]?.[0]?.mean ?? 0) ?? []
  expect(stay).toBeGreaterThan(8)
  expect(stay).toBeLessThan(20)
  expect(readmitted).toBeGreaterThan(0.05)
  expect(readmitted).toBeLessThan(0.4)
})

test('reports codes 9 and 99 as invalid answers', () => {
  for (const [measure, key, max] of [
    [2, 'h1', 4],
    [3, 'r1', 10],
  ] as const) {
    const series = getSeries(measure, chart('boxPlot', [key]))
    expect(series.invalid).toBeGreaterThan(0)
    expect(series.panels[0]?.figures[0]?.[0]?.[0]?.box?.high).toBeLessThanOrEqual(max)
  }
})

test('one ward is too small for a verdict', () => {
  const figures = figuresByName(1, 'q1', { ...byInstitution, groups: [{ attribute: 'ward' }] })
  expect(figures.get('4')).toMatchObject({
    n: expect.toSatisfy((n: number) => n > 0 && n < 10),
    verdict: { word: 'tooFew' },
  })
})

test('a benchmark equals the figures of its own rows', () => {
  const series = getSeries(1, chart('tableChart', ['q1', 'q4', 'nps'], { ...byInstitution, groups: [] }))
  for (const [item, known] of (series.benchmarks[0]?.items ?? []).entries()) {
    const { n, mean, sd } = series.panels[0]?.figures[item]?.[0]?.[0] ?? {}
    expect(known).toMatchObject({
      n,
      mean: expect.closeTo(mean ?? Number.NaN, 9),
      sd: expect.closeTo(sd ?? Number.NaN, 9),
    })
  }
  expect(series.benchmarks[0]?.items).toHaveLength(3)
})
