import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Location, useBlocker, useLocation } from 'react-router-dom'
import { confirmLeave, isBlocked } from '#engine/actions/navigationBlocker.ts'
import { pathInPortal } from '#lib/portalPath.ts'

/** Maximum time until the next of several steps through the history that were made at the same time. */
const settleAfter = 50
/** How often that is waited for. */
const maxTries = 40

let onStep: ((event: PopStateEvent) => void) | undefined
// A window calls its listeners in the order of registration: this one comes before the router's, which registers when
// it is made.
window.addEventListener('popstate', (event) => onStep?.(event), { capture: true })

/**
 * An unsaved page is left only after confirmation: by a link, which the router holds back, and by back and forward,
 * which the browser has done already when their event arrives. These are undone before the router sees them (it undoes
 * one step only, and two at the same time separate address and page), and redone after confirmation.
 */
export function useLeaveQuestion(): void {
  const location = useLocation()
  const isLeaving = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current && isBlocked() && getPage(currentLocation) !== getPage(nextLocation),
  )
  const decide = useEffectEvent((isFree: boolean) => {
    if (isFree) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void afterFocus().then(confirmLeave).then(decide)
  }, [blocker.state])

  /** The position of the page in the history of this tab. */
  const home = useRef(placeInHistory())
  /** The pending target of a navigation that needs a confirmation. */
  const wanted = useRef<number>(undefined)
  const timer = useRef(0)
  const shown = getPage(location)
  useLayoutEffect(() => {
    isLeaving.current = false
    home.current = placeInHistory()
    // The position changes with the page.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [location])

  const goHome = () => {
    const place = placeInHistory()
    if (place !== undefined && home.current !== undefined && place !== home.current)
      window.history.go(home.current - place)
  }
  const leaveOrStay = async (isFree: boolean) => {
    for (let tries = 0; tries < maxTries && placeInHistory() !== home.current; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, settleAfter))
    const target = wanted.current
    wanted.current = undefined
    if (!isFree || target === undefined || home.current === undefined) return
    isLeaving.current = true
    window.history.go(target - home.current)
  }
  const step = useEffectEvent((event: PopStateEvent) => {
    const place = placeInHistory()
    const isFetching = wanted.current !== undefined
    if (isLeaving.current || place === undefined || home.current === undefined) return
    if (!isFetching && (!isBlocked() || getPage(windowLocation()) === shown)) {
      home.current = place
      return
    }
    event.stopImmediatePropagation()
    if (place === home.current) return
    clearTimeout(timer.current)
    timer.current = window.setTimeout(goHome, settleAfter)
    // A pending link needs the confirmation itself.
    if (blocker.state === 'blocked') return
    wanted.current = place
    if (!isFetching) void confirmLeave().then(leaveOrStay)
  })
  useLayoutEffect(() => {
    onStep = (event) => step(event)
    return () => void (onStep = undefined)
  }, [])
}

/** The palette with the link closes first and returns the focus to the page, or 'stay' would lose it. */
async function afterFocus(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** The number that the router gives each entry of the history. */
function placeInHistory(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : undefined
}

function windowLocation(): Pick<Location, 'pathname' | 'search'> {
  return { pathname: pathInPortal(window.location.pathname), search: window.location.search }
}

/** The identity of a page: a path, and its open view. The rest of the query is the state of that page. */
function getPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`
}
