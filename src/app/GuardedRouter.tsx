import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'react-router-dom'
import { guardedHistory, type Place } from '#app/history.ts'

const history = guardedHistory()

/** The router over the guarded history. The old page stays in sight while the next one loads. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((next, isUrgent) => {
        if (isUrgent) flushSync(() => setPlace(next))
        else startTransition(() => setPlace(next))
      }),
    [],
  )
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  )
}
