import { useEffect, useState } from 'react'

/** Whether something has been so for some milliseconds: what is over at once changes nothing on the page. */
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
