import { useEffect, useEffectEvent } from 'react'
import { type Location, Outlet, useBlocker } from 'react-router-dom'
import { confirmLeave, isBlocked } from '#engine/navigationBlocker.ts'

/** What every page stands in. */
export function RootLayout() {
  useLeaveQuestion()
  return <Outlet />
}

/** A page with something unsaved is left only after whoever is there said so. A router has one blocker: it asks for all parts of the page. */
function useLeaveQuestion(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isBlocked() && pageOf(currentLocation) !== pageOf(nextLocation),
  )
  const decide = useEffectEvent((isFree: boolean) => {
    if (isFree) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void confirmLeave().then(decide)
  }, [blocker.state])
}

/** What is one page: a path, and which of its views is open. The rest of the query is the state of that page. */
function pageOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`
}
