// @vitest-environment jsdom
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { isProblem } from '#evaluation/model/readParts.ts'
import { readChart } from '#evaluation/types/definition/readChart.ts'
import type { Chart, Breakdown } from '#evaluation/model/chart.ts'
import { attribute, storedChart as chart, source } from '#evaluation/counting/testRows.ts'
import { bandsText } from '#evaluation/edit/chart/breakdowns/bandsText.ts'
import { toChart, toDraft } from './chartDraft.ts'
import { chartSchemas } from './chartSchema.ts'
import { getAttributes, getBreakdownAttributes, itemOptions, getValues } from './offers.ts'
import { getTimeline } from '#evaluation/edit/chart/getTimeline.ts'
import { applyPatch } from '#evaluation/edit/draft/applyPatch.ts'
import { findIgnoredSettings, getUses } from './uses.ts'
import { withFilter } from '#evaluation/edit/chart/withFilter.ts'

const born = (ageGap: number, minAge: number, maxAge: number): Breakdown => ({
  attribute: 'born',
  age: { ageGap, minAge, maxAge },
})
const schemas = () => chartSchemas(i18next.getFixedT('de', 'editor'))
const issues = (one: Chart) => schemas().whole.safeParse(toDraft(one)).error?.issues ?? []
const at = (one: Chart) => issues(one).map(({ path }) => path.join('.'))

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('editor')
})

test('shows a missing measure, item or date at its field [EVAL-03]', () => {
  expect(at(chart('mean', []))).toEqual(['data'])
  expect(at(chart('timeline', [], { measures: [] }))).toEqual(['measures', 'data', 'timelineAttribute'])
  expect(
    at(
      chart('timeline', ['q'], {
        timelineAttribute: 'exit',
        splits: [born(10, 20, 80)],
        config: { min: 1, max: 5, decimals: 2 },
      }),
    ),
  ).toEqual([])
})

test('invalid bands of age and axis ends never reach the engine [EVAL-12]', () => {
  const wrong = [
    born(0, 20, 80),
    born(10, 80, 20),
    born(10, -1, 20),
    born(10, 20, 500),
    born(Number.NaN, 20, 80),
    born(10, Number.NaN, 80),
    born(0.5, 0, 200),
  ]
  for (const breakdown of wrong) {
    const one = chart('bar', ['q'], { splits: [breakdown] })
    expect(at(one).length).toBeGreaterThan(0)
    expect(at(one).every((path) => path.startsWith('splits.0.age.'))).toBe(true)
    expect(schemas().drawable.safeParse(toDraft(one)).success).toBe(false)
  }
  expect(at(chart('bar', ['q'], { config: { min: 5, max: 5 } }))).toEqual(['config.max'])
  expect(at(chart('bar', ['q'], { config: { decimals: 1.5 } }))).toEqual(['config.decimals'])
  expect(at(chart('bar', ['q'], { groups: [{ attribute: 'sex' }], splits: [{ attribute: 'sex' }] }))).toEqual([
    'splits.0.attribute',
  ])
})

test('a chart without a breaking error can be read as it is stored [D-50]', () => {
  for (const breakdown of [born(1, 0, 200), born(200, 0, 0), born(7, 18, 99)]) {
    const one = chart('mean', ['q'], { groups: [breakdown] })
    expect(at(one)).toEqual([])
    expect(isProblem(readChart(one))).toBe(false)
  }
})

test('a type keeps the settings it does not use [EVAL-05, EVAL-08]', () => {
  const attributes = [attribute('q', 'likert'), attribute('exit', 'date')]
  const full = chart('timeline', [{ keys: ['q', 'r'], name: '', skala: true }], {
    timelineAttribute: 'exit',
    benchmarks: [1],
    viewSettings: { error_bars: true },
    config: { min: 1, colors: ['#ffffff'] },
  })
  const withType = (one: Chart, type: Chart['type'], own = attributes): Chart => ({
    ...one,
    type,
    timelineAttribute: getTimeline(type, one.timelineAttribute, own),
  })
  const likert = withType(full, 'likert')
  expect(findIgnoredSettings(likert)).toEqual(['time', 'benchmarks', 'options', 'axis', 'skala'])
  expect(findIgnoredSettings(withType(full, 'tableChart'))).toContain('colors')
  expect(withType(likert, 'timeline')).toEqual(full)
  expect(findIgnoredSettings(full)).toEqual([])
  expect(withType(chart('mean', []), 'timeline').timelineAttribute).toBe('exit')
  expect(withType(chart('mean', []), 'timeline', []).timelineAttribute).toBe('created')
  expect(getUses('stacked').decimals).toBe(false)
})

test('names a question with its group, and its key only where two have the same name', () => {
  const questions = [
    { ...attribute('care', 'likert'), name: sameWords('Behandlung'), group: 'Behandlung' },
    { ...attribute('food', 'likert'), name: sameWords('Menü'), group: 'Verpflegung' },
    { ...attribute('say', 'likert'), name: sameWords('Andere'), group: '' },
    { ...attribute('other', 'likert'), name: sameWords('Andere'), group: '' },
  ]
  expect(itemOptions(questions, chart('mean', []), 'de').map(({ label }) => label)).toEqual([
    'Behandlung',
    'Verpflegung – Menü',
    'Andere (say)',
    'Andere (other)',
  ])
})

test('offers each attribute that a type can show once', () => {
  const sources = [
    source([
      attribute('q', 'likert'),
      attribute('sex', 'single', { options: [1, 2] }),
      attribute('say', 'text'),
      attribute('exit', 'date'),
    ]),
    source([attribute('q', 'likert'), attribute('r', 'number')], false, 2),
  ]
  const both = getAttributes(sources, chart('mean', [], { measures: [1, 2] }))
  expect(both.map(({ key }) => key)).toEqual(['q', 'sex', 'say', 'exit', 'r'])
  expect(itemOptions(both, chart('mean', []), 'de').map(({ value }) => value)).toEqual(['q', 'r'])
  expect(itemOptions(both, chart('mean', ['sex']), 'de').map(({ value }) => value)).toEqual(['q', 'sex', 'r'])
  expect(itemOptions(both, chart('bar', []), 'de').map(({ value }) => value)).toEqual(['q', 'sex', 'r'])
  expect(getBreakdownAttributes(both, 'Institution').map(({ key }) => key)).toEqual(['q', 'sex', 'r', 'content_object'])
  const known = {
    all: 3,
    missing: 0,
    from: null,
    to: null,
    snapshot: '',
    choices: [
      { value: 2, label: sameWords('zwei'), rows: 1 },
      { value: 'x', label: sameWords('x'), rows: 1 },
    ],
  }
  expect(getValues(both[1], known, ['weg'], 'de')).toEqual([
    { value: 1, label: 'sex 1' },
    { value: 2, label: 'sex 2' },
    { value: 'x', label: 'x' },
    { value: 'weg', label: 'weg' },
  ])
})

test('a filter replaces only the one that is edited [EVAL-07]', () => {
  const not = { attribute: 'a', operator: 'not_in' as const, values: [1] }
  const only = (values: number[]) => ({ attribute: 'a', operator: 'in' as const, values })
  expect(withFilter([not, only([2])], 'a', only([3]), true)).toEqual([not, only([3])])
  expect(withFilter([not, only([2])], 'a', null, true)).toEqual([not])
  expect(withFilter([not], 'a', only([3]), true)).toEqual([only([3])])
  expect(withFilter([not], 'a', { ...not, values: [1, 2] }, true)).toEqual([{ ...not, values: [1, 2] }])
  expect(withFilter([not], 'a', null, true)).toEqual([])
  expect(withFilter([not], 'a', only([3]), false)).toEqual([not, only([3])])
  expect(withFilter([not], 'b', null, true)).toEqual([not])
})

test('the text of age bands equals that of the chart [EVAL-12]', () => {
  expect(bandsText({ ageGap: 20, minAge: 20, maxAge: 70 })).toBe('< 20, 20–39, 40–59, 60–69, ≥ 70')
  expect(bandsText({ ageGap: 1, minAge: 20, maxAge: 22 })).toBe('< 20, 20, 21, ≥ 22')
  expect(bandsText({ ageGap: 0, minAge: 20, maxAge: 22 })).toBe('')
})

test('a chart survives a round trip through its form [D-50]', () => {
  const full = chart('mean', ['q'], {
    groups: [born(10, 20, 80)],
    slices: [{ attribute: 'sex', values: [1] }],
    splits: [{ attribute: 'ward' }],
    viewSettings: { horizontal: false },
    config: { min: 1, max: 5, decimals: 0, colors: ['#ffffff'] },
  })
  for (const one of [full, chart('bar', [])]) expect(toChart(toDraft(one))).toEqual(one)
  expect(schemas().whole.parse(toDraft(full))).toEqual(full)
  const draft = toDraft(full)
  const emptied = toChart({
    ...draft,
    groups: [{ attribute: 'born', values: [], byHand: false, age: null }],
    slices: [{ attribute: 'sex', values: [], byHand: false, age: null }],
    config: { ...draft.config, min: null, colors: [] },
  })
  expect(emptied).toEqual({
    ...full,
    groups: [{ attribute: 'born' }],
    slices: [{ attribute: 'sex' }],
    config: { max: 5, decimals: 0 },
  })
})

test('a missing field keeps a chart from being applied, not from being rendered', () => {
  expect(schemas().drawable.safeParse(toDraft(chart('timeline', [], { measures: [] }))).success).toBe(true)
  expect(schemas().drawable.safeParse(toDraft(chart('bar', ['q'], { config: { min: 5, max: 5 } }))).success).toBe(false)
  expect(issues(chart('bar', ['q'], { splits: [born(10, 80, 20)] })).map(({ message }) => message)).toEqual([
    'Darf nicht kleiner sein als «Ab Alter».',
  ])
})

test('cleans titles, notes and names of items like other texts [D-94]', () => {
  const note = { date: '2026-01-01', text: 'Neue\u200B  Station ', text_fr: '', text_it: '' }
  const stored = {
    ...chart('timeline', ['q'], { timelineAttribute: 'exit' }),
    title: 'Zu\u0308rich  heute',
    timelineNotes: [note],
    unknown: 1,
  }
  const before = readChart(stored)
  if (isProblem(before)) throw new Error('a sound chart')
  const taken = schemas().whole.parse(toDraft(before))
  expect([taken.title, taken.timelineNotes?.[0]?.text]).toEqual(['Zürich heute', 'Neue Station'])
  expect(applyPatch(stored, before, taken)).toEqual(stored)

  const named = toDraft(before)
  const [item] = named.data
  if (!item) throw new Error('one item')
  const next = schemas().whole.parse({ ...named, subtitle: ' Seit\u00A02026', data: [{ ...item, name: 'Q\uFEFF1 ' }] })
  expect(applyPatch(stored, before, next)).toMatchObject({
    title: stored.title,
    subtitle: 'Seit 2026',
    data: [{ name: 'Q1' }],
    timelineNotes: [note],
    unknown: 1,
  })
})
