import { type RefObject, useLayoutEffect } from 'react'
import type { Toast } from '#ui/feedback/toasts.ts'
import { findFreePlace, getCost, type Obstacle } from './findFreePlace.ts'

const controls = 'a[href], button, input, textarea, select, [contenteditable="true"], [role="option"]'
const barParts = `[data-keep-clear] > *, [data-keep-clear] :is(${controls})`
const weights = { focused: 1000, bar: 100 }
/** Milliseconds after which a scroll or a change of the page has ended. */
const rest = 150

/** Places the toasts, and moves them when they cover a bar or the control with the focus. */
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
    // They stay where they are while they cover neither and while the pointer is on them.
    const check = () => {
      // A toast that moved under a pressed pointer would take its click.
      if (document.documentElement.matches(':active')) return wait()
      if (!place.matches(':hover') && getCost(place.getBoundingClientRect(), getObstacles(place)) >= weights.bar)
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

/** What a person needs next: the control with the focus, and the bars of the page or of the dialog above it. */
function getObstacles(place: HTMLElement): Obstacle[] {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  const scope = [...dialogs].at(-1) ?? document
  const focused = document.activeElement
  const parts = [...scope.querySelectorAll(barParts)].map((element) => ({ element, weight: weights.bar }))
  if (focused?.matches(controls) && !place.contains(focused)) parts.push({ element: focused, weight: weights.focused })
  return parts.flatMap(({ element, weight }) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return right > left ? [{ left, top, right, bottom, weight }] : []
  })
}
