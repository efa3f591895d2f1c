import { expect, test, vi } from 'vitest'
import { holdPage, mayLeave } from '#engine/leaving.ts'

test('two parts of a page hold it on their own: one that is saved does not let the other’s changes go [D-37]', async () => {
  const form = vi.fn(async () => await Promise.resolve(false))
  const releaseForm = holdPage(form)
  const releasePanel = holdPage(async () => await Promise.resolve(true))
  expect(await mayLeave()).toBe(false)
  releasePanel()
  expect(await mayLeave()).toBe(false)
  expect(form).toHaveBeenCalledTimes(2)
  releaseForm()
  expect(mayLeave()).toBe(true)
})

test('after the first no nobody else is asked', async () => {
  const second = vi.fn(async () => await Promise.resolve(true))
  const releases = [holdPage(async () => await Promise.resolve(false)), holdPage(second)]
  expect(await mayLeave()).toBe(false)
  expect(second).not.toHaveBeenCalled()
  for (const release of releases) release()
})
