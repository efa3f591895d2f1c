import { useEffect, useRef, useState } from 'react'

/**
 * A text that is shown immediately and reported by `onText` after a pause (ms). An external change of the value (the back
 * button, a reset) replaces the text. For an edit the first change is reported immediately, so that its form has unsaved
 * changes. The reported text may be cleaned, while the input stays as typed. Returns the text, how to change it, and
 * how to report it without waiting.
 */
export function useDebounced(
  value: string,
  onText: (text: string) => void,
  pause: number,
  isEdit = false,
  clean = (text: string): string => text,
): [string, (text: string) => void, () => void] {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState({ value, reported: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reported = useRef(value)
  const latest = useRef({ onText, typed })
  useEffect(() => {
    latest.current = { onText, typed }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // A text that was replaced from outside is not reported any more.
    if (value !== reported.current) clearTimeout(timer.current)
    reported.current = value
  }, [value])

  if (value !== last.value) {
    // The new value is often the text reported a moment ago, while typing continued.
    setLast({ ...last, value })
    if (value !== last.reported) setTyped(value)
  }
  const report = (shown: string) => {
    const text = clean(shown)
    clearTimeout(timer.current)
    reported.current = text
    setLast((now) => ({ ...now, reported: text }))
    latest.current.onText(text)
  }
  const flush = () => {
    if (clean(latest.current.typed) !== value) report(latest.current.typed)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    if (isEdit && typed === value) return report(text)
    timer.current = setTimeout(() => report(text), pause)
  }
  return [typed, type, flush]
}
