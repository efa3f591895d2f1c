import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { portalName } from '#app/portalName.ts'
import { focusHeading } from '#ui/focusHeading.ts'
import { useWords } from '#ui/words.ts'

/** Keeps the window's title ("page – portal") in step with the page's heading, and moves the focus there on arrival. */
export function useArrival(): void {
  const t = useWords()
  const { pathname } = useLocation()
  const name = portalName(t)
  const previous = useRef(pathname)

  useEffect(() => {
    const entitle = () => {
      const heading = document.querySelector('h1')?.textContent?.trim()
      document.title = heading ? `${heading} – ${name}` : name
    }
    const watch = new MutationObserver(entitle)
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    entitle()
    return () => watch.disconnect()
  }, [name])

  useEffect(() => {
    if (previous.current === pathname) return undefined
    previous.current = pathname
    const timer = setTimeout(focusHeading, 50)
    return () => clearTimeout(timer)
  }, [pathname])
}
