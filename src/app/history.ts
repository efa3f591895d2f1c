import { type NavigateOptions, NavigationType, type Navigator, type To, UNSAFE_createBrowserHistory as browserHistory } from 'react-router-dom'
import { mayLeave } from '#engine/leaving.ts'

type Inner = ReturnType<typeof browserHistory>
export type Place = Pick<Inner, 'action' | 'location'>
/** Hears every move; an urgent one is drawn at once. */
type Listener = (place: Place, isUrgent: boolean) => void

/** The browser's history; a page that holds is asked before another one takes its place. */
export function guardedHistory(): Navigator & Place & { listen: (listener: Listener) => () => void } {
  const inner = browserHistory({ v5Compat: true })
  /** The page on screen: after the back button the address is the next one already. */
  let present = pageOf(inner.location)
  /** Steps taken from here, about which nobody is asked. */
  let own = 0
  let isUrgent = false
  let isAsking = false

  const ifFree = (page: string, move: () => void, meanwhile?: () => void) => {
    const answer = page === present || mayLeave()
    if (answer === true) return move()
    meanwhile?.()
    if (isAsking) return
    isAsking = true
    void answer.finally(() => (isAsking = false)).then((isFree) => isFree && move())
  }
  const go = (how: 'push' | 'replace', to: To, state: unknown, { flushSync = false }: NavigateOptions = {}) =>
    ifFree(pageOf(new URL(inner.createHref(to), window.location.href)), () => {
      isUrgent = flushSync
      inner[how](to, state)
      isUrgent = false
    })
  const step = (delta: number) => {
    own += 1
    inner.go(delta)
  }

  return {
    get action() {
      return inner.action
    },
    get location() {
      return inner.location
    },
    createHref: (to) => inner.createHref(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    go: (delta) => inner.go(delta),
    push: (to, state: unknown, options) => go('push', to, state, options),
    replace: (to, state: unknown, options) => go('replace', to, state, options),
    listen: (listener) =>
      inner.listen(({ action, location, delta }) => {
        const tell = () => {
          present = pageOf(location)
          listener({ action, location }, isUrgent)
        }
        if (action !== NavigationType.Pop || delta === null) return tell()
        if (own > 0) {
          own -= 1
          // The step back before the question: what is on screen stays.
          return pageOf(location) === present ? undefined : tell()
        }
        let isBack = false
        ifFree(pageOf(location), () => (isBack ? step(delta) : tell()), () => {
          isBack = true
          step(-delta)
        })
      }),
  }
}

/** What is one page: a path, and which of its views is open. The rest of the query is the state of that page. */
function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`
}
