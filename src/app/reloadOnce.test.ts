// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { block } from '#engine/navigationBlocker.ts'
import { useNotices } from '#ui/notices.ts'
import { reloadOnceForNewBuild } from './reloadOnce.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.inert = false
})

test('a chunk that is gone reloads the page once for each build, never in a loop, and nothing is typed into what goes [D-44, P01]', () => {
  sessionStorage.clear()
  const reload = vi.fn<() => void>()
  reloadOnceForNewBuild('build-1', reload)
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(fail()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.body.inert).toBe(true)
  expect(fail()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('where something is not saved the page stays and says so; without a network a reload would bring nothing back [P01, D-45]', () => {
  sessionStorage.clear()
  const reload = vi.fn<() => void>()
  reloadOnceForNewBuild('build-2', reload)
  const fail = () => void window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  const release = block(async () => await Promise.resolve(true))
  fail()
  expect(reload).not.toHaveBeenCalled()
  expect(document.body.inert).not.toBe(true)
  expect(useNotices.getState().shown).toHaveLength(1)
  release()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fail()
  expect(reload).not.toHaveBeenCalled()
  network.mockReturnValue(true)
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
})
