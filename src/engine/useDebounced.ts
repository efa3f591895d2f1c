import { useEffect, useRef, useState } from 'react'

/**
 * A text that is shown at once and handed on only after a pause (ms). A value that changes from outside
 * (the back button, a reset) replaces what is shown. Of an edit the first change is handed on at once, so that
 * whoever holds it knows that there is something to lose.
 */
export function useDebounced(
  value: string,
  hand: (text: string) => void,
  pause: number,
  isEdit = false,
): [string, (text: string) => void, () => void] {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState({ value, handed: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handed = useRef(value)
  const latest = useRef({ hand, typed })
  useEffect(() => {
    latest.current = { hand, typed }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // What something from outside took the place of is not handed on any more.
    if (value !== handed.current) clearTimeout(timer.current)
    handed.current = value
  }, [value])

  if (value !== seen.value) {
    // What comes back is often what was handed on a moment ago, while the typing went on.
    setSeen({ ...seen, value })
    if (value !== seen.handed) setTyped(value)
  }
  const handOn = (text: string) => {
    clearTimeout(timer.current)
    handed.current = text
    setSeen((now) => ({ ...now, handed: text }))
    latest.current.hand(text)
  }
  const flush = () => {
    if (latest.current.typed !== value) handOn(latest.current.typed)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    if (isEdit && typed === value) return handOn(text)
    timer.current = setTimeout(() => handOn(text), pause)
  }
  return [typed, type, flush]
}
