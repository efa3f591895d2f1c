import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '#ui/focusHeading.ts'

/** Moves the focus to the heading of a page on arrival, so that a screen reader says where one is. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return undefined
    previous.current = pathname
    const timer = setTimeout(focusHeading, 50)
    return () => clearTimeout(timer)
  }, [pathname])
}
