import { useEffect, useRef, useState } from 'react'

/**
 * A text that is shown at once and handed on only after a pause (ms). A value that changes from outside
 * (the back button, a reset) replaces what is shown.
 */
export function useDebounced(value: string, hand: (text: string) => void, pause: number): [string, (text: string) => void, () => void] {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState({ value, handed: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ hand, typed })
  useEffect(() => {
    latest.current = { hand, typed }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== seen.value) {
    // What comes back is often what was handed on a moment ago, while the typing went on.
    setSeen({ ...seen, value })
    if (value !== seen.handed) setTyped(value)
  }
  const handOn = (text: string) => {
    clearTimeout(timer.current)
    setSeen((now) => ({ ...now, handed: text }))
    latest.current.hand(text)
  }
  const flush = () => {
    if (latest.current.typed !== value) handOn(latest.current.typed)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    // Not what something from outside took the place of meanwhile.
    timer.current = setTimeout(() => latest.current.typed === text && handOn(text), pause)
  }
  return [typed, type, flush]
}
