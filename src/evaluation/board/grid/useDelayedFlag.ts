import { useEffect, useState } from 'react'

/** Whether a flag has been true for some milliseconds: short states change nothing on the page. */
export function useDelayedFlag(is: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return undefined
    const timer = setTimeout(() => setLasts(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is, milliseconds])
  return lasts
}
