import { expect, test, vi } from 'vitest'
import { block, confirmLeave, isBlocked } from './navigationBlocker.ts'

test('two parts of a page block it on their own: one that is saved does not let the other’s changes go [D-37]', async () => {
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

test('after the first no nobody else is asked', async () => {
  const second = vi.fn(async () => await Promise.resolve(true))
  const releases = [block(async () => await Promise.resolve(false)), block(second)]
  expect(await confirmLeave()).toBe(false)
  expect(second).not.toHaveBeenCalled()
  for (const release of releases) release()
})
