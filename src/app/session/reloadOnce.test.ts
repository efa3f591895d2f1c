// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { block } from '#engine/actions/navigationBlocker.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { reloadOnceForNewBuild } from './reloadOnce.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.inert = false
})

test('a missing chunk reloads the page once for each build [D-44, P01]', () => {
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

test('does not reload an unsaved page or without a network [P01, D-45]', () => {
  sessionStorage.clear()
  const reload = vi.fn<() => void>()
  reloadOnceForNewBuild('build-2', reload)
  const fail = () => void window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  const release = block(async () => await Promise.resolve(true))
  fail()
  expect(reload).not.toHaveBeenCalled()
  expect(document.body.inert).not.toBe(true)
  expect(useToasts.getState().shown).toHaveLength(1)
  release()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fail()
  expect(reload).not.toHaveBeenCalled()
  network.mockReturnValue(true)
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

const chosenBy = {
  'a letter typed into a field': () => place('<input>').dispatchEvent(new Event('input', { bubbles: true })),
  'a file chosen': () => place('<input type="file">').dispatchEvent(new Event('change', { bubbles: true })),
  'a file dropped': () => place('<div></div>').dispatchEvent(new Event('drop', { bubbles: true })),
  'an option that goes as soon as it is pressed': () =>
    place('<div role="option"></div>').dispatchEvent(new Event('pointerdown', { bubbles: true })),
  'an option pressed': () => place('<div role="option"><span></span></div>', 'span').click(),
  'a day of the calendar pressed': () =>
    place('<div role="gridcell"><div role="button"></div></div>', '[role=button]').click(),
  'an option chosen by a key': () => press(place('<input role="combobox" aria-activedescendant="x">'), 'Enter'),
  'a switch turned by a key': () => press(place('<div role="switch"></div>'), ' '),
}

test.each(Object.entries(chosenBy))('%s prevents a reload as long as it is there [P01, D-44]', (what, choose) => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/patzu/hospitals/+')
  const reload = vi.fn<() => void>()
  reloadOnceForNewBuild(what, reload)
  const fail = () => void window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  choose()
  fail()
  expect(reload).not.toHaveBeenCalled()
  window.history.replaceState(null, '', '/patzu/hospitals')
  fail()
  expect(reload).toHaveBeenCalledOnce()
})

test('a press that selects nothing allows a reload [P01, D-44]', () => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/patzu/hospitals/1')
  const reload = vi.fn<() => void>()
  reloadOnceForNewBuild('build-4', reload)
  place('<button>Versionen</button>').click()
  press(place('<input role="combobox">'), 'Enter')
  press(place('<div role="option"></div>'), 'ArrowDown')
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  expect(reload).toHaveBeenCalledOnce()
})

/** Appends an element to the page; returns it, or one in it. */
function place(html: string, within = '*'): HTMLElement {
  document.body.innerHTML = html
  return document.body.querySelector<HTMLElement>(within) ?? document.body
}

function press(element: HTMLElement, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}
