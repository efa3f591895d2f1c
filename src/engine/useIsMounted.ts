import { useEffect, useRef } from 'react'

/** Whether the component is still mounted: an answer that comes later must not navigate away from where the user went since. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return () => isMounted.current
}
