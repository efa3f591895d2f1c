import { useEffect, useRef, useState } from 'react'

/**
 * A text that is shown at once and handed on only after a pause (ms). A value that changes from outside
 * (the back button, a reset) replaces what is shown.
 */
export function useDebounced(value: string, hand: (text: string) => void, pause: number): [string, (text: string) => void, () => void] {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ hand, typed })
  useEffect(() => {
    latest.current = { hand, typed }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== seen) {
    setSeen(value)
    setTyped(value)
  }
  const flush = () => {
    clearTimeout(timer.current)
    if (latest.current.typed !== value) latest.current.hand(latest.current.typed)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current.hand(text), pause)
  }
  return [typed, type, flush]
}
