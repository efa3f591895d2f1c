import { expect, test } from 'vitest'
import { storedChart as chart } from '#evaluation/counting/testRows.ts'
import { type DraftAction, type Draft, draftAfter, newDraft } from './draft.ts'
import {
  getCharts,
  type Entries,
  getEntries,
  readEntry,
  restoreChart,
  updateChart,
  duplicateChart,
  withLayout,
  addChart,
  without,
} from './entries.ts'

const odd = [
  { type: 'pie', i: 'p', torte: 1 },
  null,
  'x',
  {
    i: 'a',
    type: 'mean',
    colour: 'red',
    w: '6',
    data: [{ keys: 'q1', hint: 'h' }],
    config: { legend: true },
    viewSettings: { other: 1 },
  },
  { i: 'a', type: 'bar' },
  { type: 'bar' },
]
const put = (entries: Entries, kind: 'add' | 'change' | 'remove' = 'change'): DraftAction => ({
  type: 'put',
  step: { kind, title: kind },
  change: () => entries,
})
const run = (draft: Draft, ...acts: DraftAction[]) => acts.reduce(draftAfter, draft)

test('keeps invalid charts as they are stored [EVAL-26, D-50]', () => {
  const entries = getEntries(odd)
  expect(JSON.stringify(getCharts(entries))).toBe(JSON.stringify(odd))
  expect(new Set(entries.map(({ key }) => key)).size).toBe(6)
  expect(getEntries({ a: 1 })).toEqual([])
  expect(getEntries(Array.from({ length: 250 }, (_, i) => ({ i: String(i), type: 'bar' })))).toHaveLength(250)
})

test('a changed chart keeps its unknown keys on every level [D-50, D-34]', () => {
  const entries = getEntries(odd)
  const [, , , stored] = entries
  const before = stored && readEntry(stored).chart
  if (!before) throw new Error('readable')
  const after = {
    ...before,
    title: 'Neu',
    viewSettings: { datalabels: true },
    config: { min: 1 },
    data: [...before.data.map((item) => ({ ...item, name: 'Q' })), { keys: ['q2'], name: '', skala: false }],
  }
  const changed = getCharts(updateChart(entries, 'a', after))
  expect(changed[3]).toEqual({
    i: 'a',
    type: 'mean',
    colour: 'red',
    w: '6',
    title: 'Neu',
    config: { legend: true, min: 1 },
    viewSettings: { other: 1, datalabels: true },
    data: [
      { keys: ['q1'], name: 'Q', skala: false, hint: 'h' },
      { keys: ['q2'], name: '', skala: false },
    ],
  })
  for (const index of [0, 1, 2, 4, 5]) expect(changed[index]).toBe(odd[index])
  expect(getCharts(updateChart(entries, 'a', before))[3]).toEqual(odd[3])
})

test('remaining breakdowns and filters keep their own keys', () => {
  const stored = {
    i: 'c',
    type: 'bar',
    groups: [{ attribute: 'sex', order: 'z' }, 'ward'],
    filters: [
      { attribute: 'a', values: 3, note: 1 },
      { attribute: 'b', values: [1] },
    ],
  }
  const entries = getEntries([stored])
  const before = entries[0] && readEntry(entries[0]).chart
  if (!before) throw new Error('readable')
  const [next] = getCharts(
    updateChart(entries, 'c', {
      ...before,
      groups: [{ attribute: 'ward' }, { attribute: 'sex', values: [1] }],
      filters: before.filters.slice(0, 1),
    }),
  )
  expect(next).toEqual({
    ...stored,
    groups: ['ward', { attribute: 'sex', values: [1], order: 'z' }],
    filters: [{ attribute: 'a', values: 3, note: 1 }],
  })
})

test('a replaced invalid chart keeps its name', () => {
  const entries = getEntries([{ i: 'p', type: 'pie', torte: 1, title: 'T' }])
  expect(getCharts(updateChart(entries, 'p', chart('bar', ['q'], { i: 'p' })))[0]).toMatchObject({
    i: 'p',
    type: 'bar',
    torte: 1,
    data: [{ keys: ['q'] }],
  })
})

test('adds, copies, deletes and arranges charts [EVAL-10]', () => {
  const one = addChart([], chart('mean', ['q'], { i: 'n' }))
  const two = duplicateChart(one, 'n', { i: 'm', x: 6, y: 0, w: 6, h: 8 })
  expect(getCharts(two)).toMatchObject([
    { i: 'n', x: 0 },
    { i: 'm', x: 6, data: [{ keys: ['q'] }] },
  ])
  const layout = [
    { i: 'm', x: 0, y: 0, w: 4, h: 20 },
    { i: 'n', x: 4, y: 0, w: 6, h: 20 },
  ]
  expect(getCharts(withLayout(two, layout, ['m']))).toMatchObject([
    { i: 'n', x: 4, h: 8 },
    { i: 'm', x: 0, w: 4, h: 20 },
  ])
  expect(getCharts(without(two, 'n'))).toMatchObject([{ i: 'm' }])
  expect(withLayout(getEntries(odd), [{ i: '#1', x: 3, y: 3, w: 3, h: 4 }])[1]?.stored).toBeNull()
})

test('undo and redo go through every step [EVAL-10]', () => {
  const first = getEntries([{ i: 'a', type: 'bar' }])
  const second = addChart(first, chart('mean', ['q'], { i: 'b' }))
  const third = without(second, 'a')
  const done = run(newDraft(first), put(second, 'add'), put(third, 'remove'))
  expect(done.entries).toBe(third)
  const back = run(done, { type: 'undo' })
  expect(back.entries).toBe(second)
  expect([back.past.at(-1)?.step.kind, back.future[0]?.step.kind]).toEqual(['add', 'remove'])
  expect(run(back, { type: 'undo' }, { type: 'undo' }).entries).toBe(first)
  expect(
    run(done, { type: 'undo' }, { type: 'undo' }, { type: 'redo' }, { type: 'redo' }, { type: 'redo' }).entries,
  ).toBe(third)
  const other = run(back, put(first))
  expect(other.future).toEqual([])
  expect(run(other, { type: 'redo' })).toBe(other)
  // A deleted chart returns to its position, despite later steps.
  expect(
    restoreChart(addChart(third, chart('bar', ['q'], { i: 'c' })), first[0] ?? { key: '', stored: null }, 0).map(
      ({ key }) => key,
    ),
  ).toEqual(['a', 'b', 'c'])
})

test('a change without effect is no step', () => {
  const first = getEntries([{ i: 'a', type: 'bar' }])
  expect(run(newDraft(first), put(getEntries([{ type: 'bar', i: 'a' }]))).past).toEqual([])
  expect(
    run(newDraft(first), { type: 'put', step: { kind: 'merge', title: '' }, change: (entries) => [...entries] }).past,
  ).toEqual([])
  expect(run(newDraft(first), { type: 'undo' }).entries).toBe(first)
})

test('changed notes of a timeline keep their unknown keys [D-50]', () => {
  const stored = {
    i: 'a',
    type: 'timeline',
    timelineNotes: [
      { date: '2024-03-01', text: 'Alt', by: 7 },
      { date: 'gestern', text: 'kein Tag' },
      { date: '2024-05-01', text: 'Bleibt', colour: 'red' },
    ],
  }
  const entries = getEntries([stored])
  const [before] = entries.flatMap((entry) => readEntry(entry).chart ?? [])
  if (!before) throw new Error('it can be read')
  const [first, second] = before.timelineNotes ?? []
  if (!first || !second) throw new Error('two notes can be read')
  const timelineNotes = [{ ...first, text: 'Neu' }, second, { ...second, date: '2024-06-01', text: 'Dritter' }]
  const [after] = getCharts(updateChart(entries, 'a', { ...before, timelineNotes }))
  expect(after).toEqual({
    ...stored,
    timelineNotes: [
      { date: '2024-03-01', text: 'Neu', text_fr: '', text_it: '', by: 7 },
      { date: '2024-05-01', text: 'Bleibt', colour: 'red' },
      { date: '2024-06-01', text: 'Dritter', text_fr: '', text_it: '' },
      { date: 'gestern', text: 'kein Tag' },
    ],
  })
})
