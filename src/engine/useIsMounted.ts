import { useEffect, useRef } from 'react'

/** Whether what asks is still on screen: an answer that comes later leads nobody away from where they went. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return () => isHere.current
}
