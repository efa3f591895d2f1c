// @vitest-environment node
import { expect, test } from 'vitest'
import type { EffectsQuestion } from '#evaluation/model/effect.ts'
import { chart, measureTable, source } from '#evaluation/counting/testRows.ts'
import { evaluateEffects } from './evaluateEffects.ts'
import { answer, better, effect, over, own, plan, rows, since } from './testEffects.ts'

test('a line that stays above its centre since the plan is a signal, better with a direction', () => {
  expect(answer(better)).toMatchObject({ kind: 'signal', by: 'line', since, side: 'up', isGood: true })
  expect(answer(better, { keys: ['wait'], chart: 'w' })).toMatchObject({ kind: 'signal', side: 'up', isGood: false })
  expect(answer(better, { keys: ['days'], chart: 'd' })).toMatchObject({ kind: 'signal', side: 'up', isGood: null })
  const worse = rows((month) => (month < 12 ? 3 : 2.4))
  expect(answer(worse)).toMatchObject({ kind: 'signal', since, side: 'down', isGood: false })
})

test('a run that was a signal before the plan is none of it', () => {
  expect(answer(better, { day: '2025-11-01' })).toMatchObject({ kind: 'early' })
  expect(
    answer(
      rows((month) => (month < 12 ? 3 : 3.6), 12, 33),
      { day: '2025-10-01' },
      { today: '2026-12-01' },
    ).kind,
  ).toBe('none')
})

test('a run that has ended is no signal any more', () => {
  const ended = rows((month) => (month < 12 || month > 21 ? 3 : 3.6))
  expect(answer(ended).kind).toBe('none')
})

test('a month that is not over counts in no signal', () => {
  const eight = rows((month) => (month < 12 ? 3 : 3.4), 12, 21)
  const run = rows((month) => (month < 12 ? 3 : 3.4), 12, 21)
  expect(answer(run, {}, { today: '2025-10-01' })).toMatchObject({ kind: 'signal' })
  expect(answer(eight, {}, { today: '2025-09-15' }).kind).toBe('early')
})

test('without a change there is no signal after as many answers as in the year before', () => {
  const same = rows(() => 3)
  expect(effect(same)).toMatchObject({ answer: { kind: 'none' }, since: { from: '2025-01-01', figure: { n: 144 } } })
  expect(answer(rows(() => 3, 12, 20))).toEqual({ kind: 'early', needed: 144 })
})

test('without rows since the plan it is too early', () => {
  const before = rows(() => 3, 12, 12)
  expect(effect(before, { day: '2026-01-10' })).toMatchObject({ answer: { kind: 'early', needed: 10 }, since: null })
  expect(effect(before)).toMatchObject({ answer: { kind: 'early', needed: 144 }, since: null })
  expect(effect([])).toMatchObject({ answer: { kind: 'early', needed: 10 }, since: null, before: null })
  expect(effect(before, { institution: 'Süd' })).toMatchObject({ answer: { kind: 'early' }, since: null })
})

test('a line of equal answers never is a signal or a reached target', () => {
  const constant = better.map((row) => ({ ...row, care: 3 }))
  expect(answer(constant, { target: 4 }).kind).not.toBe('signal')
  const stepped = better.map((row, place) => ({ ...row, care: place < 144 ? 3 : 5 }))
  expect(['none', 'early']).toContain(answer(stepped, { target: 4 }).kind)
})

test('the month of the plan counts neither before nor since', () => {
  const { since: after, before } = effect(better, { day: '2025-01-15' })
  expect(after).toMatchObject({ from: '2025-02-01', figure: { n: 132 } })
  expect(before?.n).toBe(144)
})

test.each([
  ['at the target', 3.6, 'reached'],
  ['beyond it', 3.4, 'reached'],
  ['short of it', 3.8, 'signal'],
  ['a target that was there before', 2.5, 'signal'],
  ['a target outside of the scale', 7, 'signal'],
  ['no number', Number.NaN, 'signal'],
])('a target is reached: %s', (_, target, kind) => {
  expect(answer(better, { target }).kind).toBe(kind)
})

test('a target is reached downwards where lower is better, and on either side without a direction', () => {
  const fewer = rows((month) => (month < 12 ? 3 : 2.4))
  expect(answer(fewer, { keys: ['wait'], chart: 'w', target: 2.5 }).kind).toBe('reached')
  expect(answer(fewer, { keys: ['days'], chart: 'd', target: 25 }).kind).toBe('reached')
  expect(answer(fewer, { target: 2.5 }).kind).toBe('signal')
})

test('a target is never reached by a handful of answers', () => {
  const few = [
    ...rows(() => 3, 12, 12),
    ...rows(() => 5, 9, 13)
      .slice(-9)
      .map((row) => ({ ...row, exit: '2025-01-01' })),
  ]
  expect(answer(few, { target: 4 })).toMatchObject({ kind: 'early' })
  const some = [...rows(() => 3, 12, 12), ...rows(() => 3.5, 12, 13).slice(-12)]
  expect(answer(some, { target: 3.5 })).toMatchObject({ kind: 'early' })
})

test('a share reaches its target', () => {
  const share = rows((month) => (month < 12 ? 3 : 4.5), 20)
  expect(effect(share, { keys: ['yes'], chart: 'y', target: 0.85 })).toMatchObject({
    answer: { kind: 'reached' },
    isShare: true,
    since: { figure: { mean: 0.9 } },
    before: { mean: 0.6 },
  })
})

test('a line too short for limits is compared with the year before', () => {
  const yearly = rows((month) => (month < 12 ? 3 : 3.5), 7)
  expect(answer(yearly)).toMatchObject({ kind: 'signal', by: 'periods', since, side: 'up', isGood: true })
  expect(answer(rows(() => 3, 7)).kind).toBe('none')
})

test('an attribute or chart that was removed is said, and a text has no figure', () => {
  const without = source(own.attributes.filter(({ key }) => key !== 'care'))
  expect(answer(better, {}, {}, without)).toEqual({ kind: 'gone' })
  expect(answer(better, { keys: ['other'] })).toEqual({ kind: 'gone' })
  expect(answer(better, { keys: [] })).toEqual({ kind: 'gone' })
  expect(answer(better, { chart: 'deleted' })).toMatchObject({ kind: 'signal' })
  expect(answer(better, { keys: ['word'] }, { charts: [over('word')] })).toEqual({ kind: 'uncounted' })
  expect(answer(better, { keys: ['care', 'wait'] }, { charts: [chart('mean', ['care', 'wait'])] })).toEqual({
    kind: 'several',
  })
})

test('a chart without an attribute of time takes that of the page', () => {
  const charts = [chart('mean', ['care']), { ...over('wait'), i: 'w' }]
  expect(answer(better, {}, { charts })).toMatchObject({ kind: 'signal', since })
})

test('a withheld group says nothing more', () => {
  const small = rows((month) => (month < 12 ? 3 : 3.6), 4)
  const { answer: own, ...rest } = effect(small, {}, { hideBelow: 5 })
  expect(own).toEqual({ kind: 'withheld' })
  expect(rest).toMatchObject({ since: null, before: null })
  expect(answer(small).kind).not.toBe('withheld')
})

test('nothing is judged while rows are missing', () => {
  const table = measureTable(better, own)
  const partial = { ...table, table: { ...table.table, complete: false } }
  const charts = [over('care')]
  const question: EffectsQuestion = { charts, language: 'de', hideBelow: 0, plans: [plan], today: '2026-02-01' }
  expect(evaluateEffects(question, [partial])[0]).toMatchObject({ answer: { kind: 'partial' }, since: null })
})

test('periods are months whatever the width of a chart, and the bins that it shows where small groups are withheld', () => {
  // Five years have no room for months in half of a page: the chart shows quarters.
  const data = rows((month) => (month < 37 ? 3 : 3.6), 12, 60)
  const get = (hideBelow: number) => effect(data, { day: '2027-02-01' }, { hideBelow, today: '2029-02-01' }).since
  expect(get(0)).toMatchObject({ from: '2027-02-01', figure: { n: 23 * 12 } })
  expect(get(5)).toMatchObject({ from: '2027-04-01', figure: { n: 21 * 12 } })
})
