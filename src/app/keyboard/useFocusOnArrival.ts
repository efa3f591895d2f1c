import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from '#ui/layout/focusHeading.ts'

const timeoutMs = 10_000

/**
 * Moves the focus to the heading of a new page, so that a screen reader announces it. The heading may render late, or
 * be replaced once the record is there; the focus follows until the user moves it. A page that has focused its first
 * field keeps that: somebody may be typing there already.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  // After a sign-in the first page of the portal is new as well; one that the browser loads is announced by itself.
  const isLoaded = useNavigationType() === NavigationType.Pop
  const previous = useRef(isLoaded ? pathname : undefined)
  useEffect(() => {
    if (previous.current === pathname) return undefined
    previous.current = pathname
    const isFree = () => document.activeElement === document.body || !document.activeElement?.closest('main')
    const watch = new MutationObserver(() => {
      if (isFree()) focusHeading()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    if (!hasOwnFocus()) focusHeading()
    const stop = () => watch.disconnect()
    const timer = setTimeout(stop, timeoutMs)
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, stop, { once: true })
    return () => {
      stop()
      clearTimeout(timer)
      for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, stop)
    }
  }, [pathname])
}

function hasOwnFocus(): boolean {
  return document.activeElement?.matches('main :is(input, textarea, [role=combobox])') ?? false
}
