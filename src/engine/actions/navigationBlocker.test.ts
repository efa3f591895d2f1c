import { expect, test, vi } from 'vitest'
import { block, confirmLeave, isBlocked } from './navigationBlocker.ts'

test('each part of a page blocks navigation on its own [D-37]', async () => {
  const form = vi.fn(async () => await Promise.resolve(false))
  const releaseForm = block(form)
  const releasePanel = block(async () => await Promise.resolve(true))
  expect(await confirmLeave()).toBe(false)
  releasePanel()
  expect(await confirmLeave()).toBe(false)
  expect(form).toHaveBeenCalledTimes(2)
  expect(isBlocked()).toBe(true)
  releaseForm()
  expect(isBlocked()).toBe(false)
  expect(await confirmLeave()).toBe(true)
})

test('the first refusal ends the confirmation', async () => {
  const second = vi.fn(async () => await Promise.resolve(true))
  const releases = [block(async () => await Promise.resolve(false)), block(second)]
  expect(await confirmLeave()).toBe(false)
  expect(second).not.toHaveBeenCalled()
  for (const release of releases) release()
})
