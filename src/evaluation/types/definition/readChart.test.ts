import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionnaires } from '../../../../mocks/seed/attributes.ts'
import { getChart } from '../../../../mocks/seed/charts.ts'
import { chartTypes } from './chartTypes.ts'
import { isProblem } from '#evaluation/model/readParts.ts'
import { readChart } from './readChart.ts'
import { readAttributes, readBenchmark, readSource } from '#evaluation/model/readSource.ts'

test.each(chartTypes)('reads a stored %s as it is [EVAL-03] [EVAL-04] [EVAL-05]', (type) => {
  const stored = getChart(type, 3, 1, questionnaires[0] ?? [])
  expect(readChart(stored)).toEqual(stored)
})

test('a missing part gets its default', () => {
  expect(readChart({ type: 'bar' })).toMatchObject({
    i: '',
    x: 0,
    y: 0,
    w: 6,
    h: 8,
    measures: [],
    data: [],
    timelineAttribute: null,
    viewSettings: {},
    config: {},
  })
  const near = {
    type: 'mean',
    measures: ['4'],
    data: ['q1', { keys: 'q2' }, { keys: [] }],
    groups: ['sex'],
    slices: null,
    filters: [{ attribute: 'ward', values: 3 }],
    viewSettings: { horizontal: true, other: true, datalabels: 1 },
    config: { min: '1', max: null },
  }
  expect(readChart(near)).toMatchObject({
    measures: [4],
    data: [{ keys: ['q1'] }, { keys: ['q2'] }],
    groups: [{ attribute: 'sex' }],
    slices: [],
    filters: [{ attribute: 'ward', operator: 'in', values: [3] }],
    viewSettings: { horizontal: true },
    config: { min: 1 },
  })
})

test.each<[unknown, string, string]>([
  [null, 'wrongShape', ''],
  ['bar', 'wrongShape', ''],
  [[], 'wrongShape', ''],
  [{}, 'unknownType', ''],
  [{ type: 'pie' }, 'unknownType', 'pie'],
  [{ type: 'bar', w: -3 }, 'wrongShape', 'w'],
  [{ type: 'bar', h: 0 }, 'wrongShape', 'h'],
  [{ type: 'bar', x: 'left' }, 'wrongShape', 'x'],
  [{ type: 'bar', measures: [-1] }, 'wrongShape', 'measures'],
  [{ type: 'bar', measures: 1 }, 'wrongShape', 'measures'],
  [{ type: 'bar', data: [3] }, 'wrongShape', 'data'],
  [{ type: 'bar', groups: [{}] }, 'wrongShape', 'groups'],
  [{ type: 'bar', splits: [{ attribute: 'a', values: [{}] }] }, 'wrongShape', 'splits'],
  [{ type: 'bar', slices: [{ attribute: 'a', age: { ageGap: -10, minAge: 0, maxAge: 90 } }] }, 'wrongShape', 'age'],
  [{ type: 'bar', slices: [{ attribute: 'a', age: { ageGap: 1e-9, minAge: 0, maxAge: 90 } }] }, 'wrongShape', 'age'],
  [{ type: 'bar', filters: [{ attribute: 'a', operator: 'like', values: ['x'] }] }, 'wrongShape', 'filters'],
  [{ type: 'bar', filters: {} }, 'wrongShape', 'filters'],
  [{ type: 'bar', config: { decimals: -1 } }, 'wrongShape', 'decimals'],
  [{ type: 'bar', config: { min: 5, max: 1 } }, 'wrongShape', 'config'],
])('%j is a problem of that chart', (stored, code, about) => {
  expect(readChart(stored)).toEqual({ code, about })
})

test('no stored value makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          type: fc.constantFrom(...chartTypes),
          data: fc.jsonValue(),
          groups: fc.jsonValue(),
          filters: fc.jsonValue(),
          config: fc.jsonValue(),
          w: fc.jsonValue(),
          viewSettings: fc.jsonValue(),
        }),
      ),
      (stored) => {
        const read = readChart(stored)
        expect(isProblem(read) || chartTypes.includes(read.type)).toBe(true)
      },
    ),
  )
})

test('leaves out unusable attributes', () => {
  const [first] = questionnaires
  expect(readAttributes(first).map(({ key }) => key)).toEqual((first ?? []).map(({ key }) => key))
  expect(
    readAttributes([
      null,
      3,
      {},
      { key: 'a' },
      { key: 'a', type: 'odd' },
      {
        key: 'a',
        type: 'likert',
        scale: { min: 5, max: 1 },
        options: [{ value: 1 }, { value: '1' }, { value: {} }, 4],
      },
      { key: 'a', type: 'text' },
    ]),
  ).toEqual([
    {
      key: 'a',
      type: 'likert',
      name: { de: 'a', fr: '', it: '' },
      options: [{ value: 1, label: { de: '1', fr: '', it: '' } }],
      scale: null,
      question: '',
      group: '',
    },
  ])
  expect(readAttributes('x')).toEqual([])
})

test('removes tags from texts of the survey system [D-15]', () => {
  const [attribute] = readAttributes([
    {
      key: 'q',
      type: 'likert',
      name: '<b>Behandlung</b> &amp; Pflege',
      name_fr: '<img src=x onerror="window.__xss=1">',
      question: 'Wie <i>war</i> es?',
      scale: { min: '1', max: 5 },
      options: [{ value: 1, label: 'gar <sup>nicht</sup>' }],
    },
  ])
  expect(attribute).toEqual({
    key: 'q',
    type: 'likert',
    name: { de: 'Behandlung & Pflege', fr: '<img src=x onerror="window.__xss=1">', it: '' },
    question: 'Wie war es?',
    group: '',
    scale: { min: 1, max: 5, reversed: false },
    options: [{ value: 1, label: { de: 'gar nicht', fr: '', it: '' } }],
  })
})

test('reads a measure and a benchmark from their records', () => {
  const parent = [
    { key: 'a', type: 'text' },
    { key: 'b', type: 'number' },
  ]
  expect(
    readSource({
      id: 3,
      minus1included: true,
      default_attributes: [{ key: 'a', type: 'number' }],
      parent_attributes: parent,
      last_import_at: '2026',
      lastImportId: 4,
    }),
  ).toMatchObject({
    id: 3,
    minus1included: true,
    version: '2026/4',
    attributes: [{ key: 'a', type: 'number' }, { key: 'b' }],
  })
  expect(
    readBenchmark({
      id: 1,
      name: 'B',
      name_chart_fr: 'Suisse',
      means: {
        q: { n: 3, mean: 2, sd: 1 },
        r: { n: 0, mean: 2, sd: 1 },
        s: 3,
        t: { n: 3, mean: 'x', sd: 1 },
        u: { mean: 2 },
      },
      filter: [{ attribute: 'sex', values: [1] }, 'strange'],
      modified: '2026-03-04T10:00:00+01:00',
    }),
  ).toEqual({
    id: 1,
    label: { de: 'B', fr: 'Suisse', it: '' },
    calculated: '2026-03-04T10:00:00+01:00',
    filters: [{ attribute: 'sex', operator: 'in', values: [1] }],
    means: { q: { n: 3, mean: 2, sd: 1 }, u: { n: null, mean: 2, sd: null } },
  })
})

test('offers an option -1 only in a measure that includes it [EVAL-13]', () => {
  const default_attributes = [
    { key: 'q', type: 'likert', options: [{ value: '-1', label: 'nicht beurteilbar' }, { value: 1 }, { value: 2 }] },
  ]
  const getValues = (minus1included?: boolean | null) =>
    readSource({ id: 3, minus1included: minus1included ?? null, default_attributes }).attributes[0]?.options.map(
      ({ value }) => value,
    )
  expect([getValues(true), getValues(false), getValues()]).toEqual([
    ['-1', 1, 2],
    [1, 2],
    [1, 2],
  ])
})
