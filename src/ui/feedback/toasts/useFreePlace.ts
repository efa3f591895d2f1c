import { type RefObject, useLayoutEffect } from 'react'
import type { Toast } from '#ui/feedback/toasts.ts'
import { type Box, findFreePlace, getCost, type Obstacle } from './findFreePlace.ts'

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const controls = `a[href], button, [role="option"], [role="menuitem"], ${typed}, label`
/** Texts that belong to the controls of a bar, such as the count of a pager. */
const texts = '[data-keep-clear] > *'
const bars = '[data-keep-clear]'
/** A bar is where the next step is; what else is covered can be scrolled away from under a toast. */
const weights = { focused: 1000, bar: 100, control: 10, cell: 1 }
/** Milliseconds after which a scroll or a change of the page has ended. */
const rest = 150

/** Places the toasts where they cover no control, and moves them when they cover one later. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, shown: readonly Toast[]): void {
  useLayoutEffect(() => {
    const place = ref.current
    if (!place || shown.length === 0) return undefined
    move(place)
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    let timer = 0
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(check, rest)
    }
    // They stay where they are while no control is covered and while the pointer is on them.
    const check = () => {
      // A toast that moved under a pressed pointer would take its click.
      if (document.documentElement.matches(':active')) return wait()
      if (!place.matches(':hover') && getCost(place.getBoundingClientRect(), getObstacles(place)) >= weights.control)
        move(place)
    }
    for (const event of ['focusin', 'input', 'resize']) window.addEventListener(event, check, options)
    window.addEventListener('scroll', wait, options)
    const changes = new MutationObserver(wait)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [ref, shown])
}

function move(place: HTMLElement): void {
  const { width, height } = place.getBoundingClientRect()
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const { left, bottom } = findFreePlace({ width, height }, view, getObstacles(place))
  place.style.insetInlineStart = `${left}px`
  place.style.insetBlockEnd = `${view.height - bottom}px`
}

/** What a person may need next: the controls of the page or of the dialog above it, and the cells of its lists. */
function getObstacles(place: HTMLElement): Obstacle[] {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  const scope = [...dialogs].at(-1) ?? document
  const focused = document.activeElement
  const clear = [...scope.querySelectorAll(bars)].map((bar) => ({ bar, box: bar.getBoundingClientRect() }))
  const isVisible = (element: Element, { left, top, right, bottom }: Box) =>
    right > left && !clear.some(({ bar, box }) => !bar.contains(element) && isInside((top + bottom) / 2, box))
  return [...scope.querySelectorAll(`${controls}, ${texts}, td`)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const box = { left, top, right, bottom }
    if (place.contains(element) || !isVisible(element, box)) return []
    return [{ ...box, weight: getWeight(element, focused) }]
  })
}

/** Whether the page below a bar is covered by it at a height. */
function isInside(y: number, { top, bottom }: Box): boolean {
  return y > top && y < bottom
}

function getWeight(element: Element, focused: Element | null): number {
  if (element === focused && element.matches(typed)) return weights.focused
  if (element.closest(bars)) return weights.bar
  return element.matches('td') ? weights.cell : weights.control
}
