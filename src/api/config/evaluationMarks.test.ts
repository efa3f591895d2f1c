import { expect, test } from 'vitest'
import { config, takeConfig } from './config.ts'
import { hasNewPalette, isAnqOnly, isFspOnly, isMoniqOnly } from '#api/evaluationMarks.ts'

test('identifies special evaluations by their ids [EVAL-11, D-61]', () => {
  expect([113, 122, 61, 62, 63, 82].every(isAnqOnly)).toBe(true)
  expect([65, 66, 79, 101].every(isFspOnly)).toBe(true)
  expect([isMoniqOnly(14), hasNewPalette(71)]).toEqual([true, true])
  for (const is of [isAnqOnly, isFspOnly, isMoniqOnly, hasNewPalette]) expect(is(1)).toBe(false)
})

test('a deployment can set other ids [D-61]', () => {
  takeConfig({ moniqOnly: [7], anq: { name: 'ANQ Bern' } })
  expect([isMoniqOnly(14), isMoniqOnly(7), hasNewPalette(71)]).toEqual([false, true, true])
  expect(config().anq).toEqual({ name: 'ANQ Bern', logoUrl: '', footer: '' })
})
