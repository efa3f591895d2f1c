import { expect, test } from 'vitest'
import type { Chart, ViewOption } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { getMoments } from '#evaluation/counting/statistics/moments.ts'
import { getShare } from '#evaluation/counting/statistics/shares.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { t975 } from '#evaluation/counting/statistics/student.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import reference from './reference.json'

const five = { min: 1, max: 5, reversed: false }
const attributes = [
  attribute('size', 'single', { options: ['none', 'one', 'two', 'nine', 'ten', 'rest'] }),
  attribute('sex', 'single', { options: [1, 2, 3] }),
  attribute('ward', 'single', { options: ['Ost', 'West', 'Nord', 'Äsch'] }),
  attribute('birth_year', 'number'),
  attribute('exit_date', 'date'),
  attribute('reasons', 'multi', { options: [1, 2, 3, 4] }),
  attribute('q1', 'likert', { scale: five }),
  attribute('q4', 'likert', { scale: { ...five, reversed: true } }),
  attribute('nps', 'number'),
  attribute('costs', 'number'),
]
// The rows contain 'k.A.' as well, which would be one more category.
const bySex = { attribute: 'sex', values: [1, 2, 3] }
const byWard = { attribute: 'ward', values: ['Ost', 'West', 'Nord', 'Äsch'] }
const measureTables = [measureTable(reference.rows, source(attributes))]
const withMinusOne = [measureTable(reference.rows, source(attributes, true))]

function figures(requested: CountedChart, over = measureTables): Figure[][][] {
  const { panels, problems } = evaluateChart(requested, question(), over)
  expect(problems).toEqual([])
  return panels[0]?.figures ?? []
}

/** The paths at which two structures differ by a relative 1e-9; ignores what the reference lacks. */
function differences(ours: unknown, theirs: unknown, path = ''): string[] {
  if (typeof theirs === 'number') {
    const isNear = typeof ours === 'number' && Math.abs(ours - theirs) <= 1e-9 * Math.max(Math.abs(theirs), 1e-12)
    return isNear ? [] : [`${path}: ${String(ours)}, R has ${theirs}`]
  }
  if (Array.isArray(theirs)) {
    const list: unknown[] = Array.isArray(ours) ? ours : []
    const inside = theirs.flatMap((one, place) => differences(list[place], one, `${path}.${place}`))
    return list.length === theirs.length
      ? inside
      : [`${path}: ${list.length} entries, R has ${theirs.length}`, ...inside]
  }
  if (typeof theirs === 'object' && theirs !== null) {
    const own = new Map(Object.entries(typeof ours === 'object' && ours !== null ? ours : {}))
    return Object.entries(theirs).flatMap(([name, one]) => differences(own.get(name), one, `${path}.${name}`))
  }
  return ours === theirs ? [] : [`${path}: ${String(ours)}, R has ${String(theirs)}`]
}

test.each(reference.byReason)(
  'n, mean, sd and interval equal those of R (-1 included: $minus1) [EVAL-13] [EVAL-14]',
  ({ minus1, q1, q4, nps, costs }) => {
    const ours = figures(
      chart('tableChart', ['q1', 'q4', 'nps', 'costs'], { groups: [{ attribute: 'size' }] }),
      minus1 ? withMinusOne : measureTables,
    )
    expect(
      differences(
        ours.map((item) => item.map((group) => group[0])),
        [q1, q4, nps, costs],
      ),
    ).toEqual([])
  },
)

test('boxes equal those of R', () => {
  const ours = figures(chart('boxPlot', ['nps', 'costs', 'q4'], { groups: [bySex] }))
  expect(
    differences(
      ours.map((item) => item.map((group) => group[0]?.box)),
      [reference.boxes.nps, reference.boxes.costs, reference.boxes.q4],
    ),
  ).toEqual([])
})

test('distributions and Wilson intervals equal those of R', () => {
  expect(
    differences(
      figures(chart('likert', ['q1'], { groups: [byWard] }))[0]?.map((group) => group[0]),
      reference.likert,
    ),
  ).toEqual([])
  expect(differences(figures(chart('likert', ['q4']))[0]?.[0]?.[0], reference.turnedLikert)).toEqual([])
  expect(
    differences(
      figures(chart('bar', ['reasons'], { groups: [bySex] }))[0]?.map((group) => group[0]),
      reference.multi,
    ),
  ).toEqual([])
  for (const [k, n, low, high] of reference.wilson)
    expect(differences(getShare(k ?? 0, n ?? 0), { low, high })).toEqual([])
})

test('groups by slices, splits and filters select the rows that R finds [EVAL-07]', () => {
  const sliced = figures(chart('mean', ['nps'], { groups: [bySex], slices: [byWard] }))
  expect(differences(sliced[0], reference.crossed)).toEqual([])
  const split = evaluateChart(chart('mean', ['nps'], { splits: [bySex], groups: [byWard] }), question(), measureTables)
  expect(
    differences(
      split.panels.map(({ figures: own }) => own[0]?.map((group) => group[0])),
      reference.crossed,
    ),
  ).toEqual([])
  const filters: Chart['filters'] = [
    { attribute: 'sex', operator: 'in', values: ['2'] },
    { attribute: 'exit_date', operator: 'between', values: ['2024-01-01', null] },
  ]
  const page: Chart['filters'] = [{ attribute: 'birth_year', operator: 'between', values: [1960, 1990] }]
  expect(
    differences(
      evaluateChart(chart('mean', ['q1'], { filters }), question({ filters: page }), measureTables).panels[0]
        ?.figures[0]?.[0]?.[0],
      reference.filtered,
    ),
  ).toEqual([])
})

test('bands of age equal those of R, base year 2020 [EVAL-12]', () => {
  const ours = evaluateChart(
    chart('mean', ['q1'], { groups: [{ attribute: 'birth_year', age: { ageGap: 25, minAge: 20, maxAge: 75 } }] }),
    question(),
    measureTables,
  )
  expect(ours.groups.map(({ label }) => label.de)).toEqual(['< 20', '20–44', '45–69', '70–74', '≥ 75'])
  expect(
    differences(
      ours.panels[0]?.figures[0]?.map((group) => group[0]),
      reference.ages,
    ),
  ).toEqual([])
})

test('a score of several keys and pooled answers equal those of R', () => {
  const several = (skala: boolean): CountedChart =>
    chart('mean', [{ keys: ['q1', 'q4'], name: 'Skala', skala }], { groups: [{ attribute: 'size' }] })
  expect(
    differences(
      figures(several(true))[0]?.map((group) => group[0]),
      reference.score,
    ),
  ).toEqual([])
  expect(
    differences(
      figures(several(false))[0]?.map((group) => group[0]),
      reference.pooled,
    ),
  ).toEqual([])
})

/** A chart with all of its bins, whatever its width. */
function everyBin({ points: _width, ...whole }: CountedChart): CountedChart {
  return whole
}

test.each(Object.entries(reference.timeline))('a timeline by %s has the bins of R [EVAL-09]', (option, bins) => {
  const viewSettings: { [name in ViewOption]?: boolean } = { [option]: true }
  const ours = evaluateChart(
    everyBin(chart('timeline', ['nps'], { timelineAttribute: 'exit_date', viewSettings })),
    question(),
    measureTables,
  )
  const rendered = ours.groups.map(({ value }, bin) => ({ bin: value, ...ours.panels[0]?.figures[0]?.[bin]?.[0] }))
  const known = new Set(bins.map(({ bin }) => bin))
  expect(
    differences(
      rendered.filter(({ bin }) => known.has(String(bin))),
      bins.filter(({ n, bin }) => n > 0 || rendered.some((one) => one.bin === bin)),
    ),
  ).toEqual([])
  for (const { bin, n, mean } of rendered) if (!known.has(String(bin))) expect([n, mean]).toEqual([0, null])
})

test('an instant belongs to its day in Zurich through both changes of time [L04]', () => {
  const requested = everyBin(
    chart('timeline', ['place'], { timelineAttribute: 'created', viewSettings: { bin_day: true } }),
  )
  const own = [
    measureTable(
      reference.rows.map(({ created }) => ({ created, place: 1 })),
      source([attribute('place', 'number')]),
    ),
  ]
  const ours = evaluateChart(requested, question(), own)
  const filled = ours.groups
    .map(({ value }, bin) => ({ bin: value, n: ours.panels[0]?.figures[0]?.[bin]?.[0]?.n ?? 0 }))
    .filter(({ n }) => n > 0)
  expect(filled).toEqual(reference.instants.map(({ bin, n }) => ({ bin, n })))
})

test('quantiles of Student’s t equal those of R', () => {
  for (const [freedom, t] of reference.t) {
    const ours = t975(freedom ?? 0)
    expect(Math.abs(ours / (t ?? 0) - 1)).toBeLessThan(1e-12)
  }
})

test('means and deviations of huge, close or equal numbers equal those of R', () => {
  for (const { values, mean, sd } of reference.moments) {
    const ours = getMoments({ values: Float64Array.from([values].flat()), counts: null })
    expect(differences(ours, { mean, ...(sd !== null && { sd }) }, JSON.stringify(values))).toEqual([])
  }
  expect(getMoments({ values: Float64Array.of(1e308, -1e308), counts: null }).sd).toBeCloseTo(Math.SQRT2 * 1e308, -295)
  expect(getMoments({ values: Float64Array.of(1e-200, 3e-200), counts: null }).sd).toBe(Math.SQRT2 * 1e-200)
})
