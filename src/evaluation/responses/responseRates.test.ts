import { expect, test } from 'vitest'
import { getRateText } from './rateText.ts'
import { getRate, getState, getTotal } from './responseRates.ts'

test('a rate has the interval of Wilson', () => {
  // prop.test(124, 400, correct = FALSE)$conf.int
  const rate = getRate({ sent: 400, answered: 124 })
  expect(rate?.share).toBeCloseTo(0.31, 12)
  expect(rate?.low).toBeCloseTo(0.2666637182, 9)
  expect(rate?.high).toBeCloseTo(0.3569509536, 9)
})

test('more answers than were sent are no rate', () => {
  expect(getRate({ sent: 100, answered: 104 })).toBeNull()
  expect(getState({ sent: 100, answered: 104 }, 0.3)).toBe('more')
  expect(getState({ sent: 0, answered: 1 }, 0.3)).toBe('more')
  expect(getRate({ sent: 100, answered: 100 })?.share).toBe(1)
})

test('fewer than ten sent questionnaires give no rate', () => {
  expect(getRate({ sent: 9, answered: 3 })).toBeNull()
  expect(getState({ sent: 9, answered: 3 }, 0.3)).toBe('few')
  expect(getRateText({ sent: 9, answered: 3 })).toBeNull()
})

test('what is not known is no zero', () => {
  expect(getState({ sent: null, answered: 12 }, 0.3)).toBe('undeclared')
  expect(getState({ sent: 50, answered: null }, 0.3)).toBe('unknown')
  expect(getState({ sent: 50, answered: 0 }, 0.3)).toBe('unanswered')
  expect(getState({ sent: 0, answered: 0 }, 0.3)).toBe('nothing')
  expect([29, 30].map((answered) => getState({ sent: 100, answered }, 0.3))).toEqual(['low', 'normal'])
})

test('institutions whose numbers are missing or contradict each other are in no total', () => {
  const responses = [
    { sent: 100, answered: 40 },
    { sent: 7, answered: 2 },
    { sent: null, answered: 30 },
    { sent: 20, answered: null },
    { sent: 10, answered: 11 },
  ]
  expect(getTotal(responses)).toEqual({ sent: 107, answered: 42, of: 2 })
})
