import { testRow } from '#api/testRow.ts'
import { expect, test } from 'vitest'
import { findFailures, hasFailed, isAtPartner, isInProgress, canApprove, openUnits, getSteps } from './orderRules.ts'
import { orderBadges, orderStates } from './orderStates.ts'

const states = orderStates.map(([state]) => state)

test('the states are 1 to 10 and 99 [PATZU-33]', () => {
  expect(states).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99])
})

test('a state below 99 has ten steps: done, next, pending [PATZU-25]', () => {
  expect(getSteps(3).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'next',
    ...Array<string>(6).fill('pending'),
  ])
  expect(getSteps(10).every(({ state }) => state === 'done')).toBe(true)
})

test('a failed state is no step [PATZU-25]', () => {
  expect(getSteps(99)).toEqual([])
  expect(hasFailed(99)).toBe(true)
})

test('an order without a readable state has no steps', () => {
  expect(getSteps(undefined)).toEqual([])
})

test('states 3 to 8 are in progress, 9 is with the mailing partner [PATZU-30, PATZU-31]', () => {
  expect(states.filter(isInProgress)).toEqual([3, 4, 5, 6, 7, 8])
  expect(states.filter(isAtPartner)).toEqual([9])
})

test('only state 2 without direct shipping can be released [PATZU-27, PATZU-28, D-64]', () => {
  expect(states.filter((status) => canApprove({ id: 1, status, print_type: 1 }))).toEqual([2])
  expect(states.filter((status) => canApprove({ id: 1, status, print_type: 5 }))).toEqual([])
})

test('units below 10 are listed with failed ones first [PATZU-26, D-41]', () => {
  const units = [4, 10, 99, 1].map((state, index) => ({ id: index + 1, state }))
  expect(openUnits(units).map(({ state }) => state)).toEqual([99, 1, 4])
})

test('an invalid unit is omitted [SCOPE-08]', () => {
  expect(openUnits([null, 7, { id: 1 }, { id: 2, state: 3 }])).toEqual([{ id: 2, state: 3 }])
  expect(openUnits(undefined)).toEqual([])
})

test('an order has failed when it or one of its units has [PATZU-25, D-41]', () => {
  const unit = (id: number, state: number, more: object = {}) => ({ id, state, ...more })
  expect(findFailures({ id: 1, status: 5, units: [unit(1, 5), unit(2, 10)] })).toEqual([])
  expect(findFailures(testRow({ id: 1, status: 99, error: 'Keine Adresse.', units: [] } as const))).toEqual([
    { reason: 'Keine Adresse.' },
  ])
  const failed = unit(2, 99, { error_message: 'Kein Token frei.' })
  expect(findFailures({ id: 1, status: 5, units: [unit(1, 5), failed] })).toEqual([
    { unit: failed, reason: 'Kein Token frei.' },
  ])
  expect(findFailures({ id: 1, status: 99, units: [unit(3, 99)] }).map(({ reason }) => reason)).toEqual(['', ''])
})

test('the colour of a state says who has to act: staff, nobody as it is on its way, nobody as it is sent', () => {
  expect(states.map((state) => orderBadges[state])).toEqual([
    undefined,
    'warn',
    ...Array.from({ length: 7 }, () => 'accent'),
    'good',
    'bad',
  ])
})
