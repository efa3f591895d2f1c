// @vitest-environment node
import { expect, test } from 'vitest'
import { answer, better, rows, since } from './testEffects.ts'

type Means = (month: number) => number
const lasting = { care: ['c', 'care'], days: ['d', 'days'] } as const
test.each<[string, keyof typeof lasting, Means, string, number, object]>([
  [
    'a jump before',
    'care',
    (month) => (month < 12 ? 3 : 3.5),
    '2025-04-01',
    24,
    { kind: 'earlier', since, isGood: true },
  ],
  [
    'a jump shortly before, outside of the limits since',
    'days',
    (month) => (month < 13 ? 3 : 6),
    '2025-07-30',
    24,
    {
      kind: 'earlier',
      since: { value: '2025-02-01' },
    },
  ],
  [
    'a jump earlier in the month of the plan',
    'days',
    (month) => (month < 13 ? 3 : 6),
    '2025-02-28',
    24,
    {
      kind: 'earlier',
      since: { value: '2025-02-01' },
    },
  ],
  [
    'a jump after',
    'care',
    (month) => (month < 15 ? 3 : 3.5),
    '2025-01-01',
    28,
    {
      kind: 'signal',
      since: { value: '2025-04-01' },
    },
  ],
  [
    'a jump long before and one after',
    'days',
    (month) => [3, 4, 4.5][Math.floor(month / 14)] ?? 0,
    '2026-04-15',
    42,
    {
      kind: 'signal',
      since: { value: '2026-05-01' },
      side: 'up',
    },
  ],
  ['a jump long before, and none after', 'care', (month) => (month < 12 ? 3 : 3.5), '2026-03-01', 42, { kind: 'none' }],
  [
    'a jump back since',
    'care',
    (month) => (month >= 14 && month < 28 ? 3.5 : 3),
    '2026-05-01',
    42,
    {
      kind: 'signal',
      side: 'down',
      isGood: false,
    },
  ],
  [
    'a slow drift',
    'care',
    (month) => 2.6 + month / 30,
    '2025-01-01',
    24,
    { kind: 'earlier', since: null, isGood: true },
  ],
  [
    'a slow drift down',
    'care',
    (month) => 3.4 - month / 30,
    '2025-01-01',
    24,
    {
      kind: 'earlier',
      since: null,
      isGood: false,
    },
  ],
  [
    'a slow rise since',
    'days',
    (month) => 3 + Math.max(0, month - 11) / 5,
    '2025-01-01',
    24,
    {
      kind: 'signal',
      side: 'up',
    },
  ],
])('a plan is credited with what began since its day alone: %s', (_, key, means, day, months, expected) => {
  const [chartId, attributeKey] = lasting[key]
  const about = { chart: chartId, keys: [attributeKey], day }
  expect(answer(rows(means, 12, months), about, { today: '2028-01-01' })).toMatchObject(expected)
})

test('a target that was reached before the plan is none of it', () => {
  expect(answer(better, { day: '2025-03-01', target: 3.5 })).toMatchObject({ kind: 'earlier', since })
})

test('a year that is better as of a month before the plan is none of it', () => {
  const yearly = rows((month) => (month < 10 ? 3 : 3.5), 7)
  expect(answer(yearly)).toMatchObject({ kind: 'earlier', since: { value: '2024-11-01' }, side: 'up', isGood: true })
})
