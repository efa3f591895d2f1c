import { expect, test, vi } from 'vitest'
import { reloadOnceForNewBuild } from './reloadOnce.ts'

test('a chunk that is gone reloads the page once for each build, never in a loop [D-44, P01]', () => {
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
  expect(fail()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})
