import { type KeyboardEvent, useRef } from 'react'

/** The option a key moves to, if it is a key that moves. In a search box Home and End belong to the text. */
export function stepOf(event: KeyboardEvent, active: number, count: number, hasSearch: boolean): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return undefined
  const last = count - 1
  const steps: Record<string, number> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active === 0 ? last : active - 1,
    PageDown: Math.min(last, active + 8),
    PageUp: Math.max(0, active - 8),
    ...(hasSearch ? {} : { Home: 0, End: last }),
  }
  return Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
}

/** Letters typed quickly after each other go to the first option that starts with them. */
export function useTypeahead(options: { label: string }[], goTo: (index: number) => void): (key: string) => void {
  const typed = useRef({ text: '', at: 0 })
  return (key) => {
    if (key.length !== 1) return
    const isFresh = performance.now() - typed.current.at > 700
    typed.current = { text: (isFresh ? '' : typed.current.text) + key.toLocaleLowerCase(), at: performance.now() }
    const index = options.findIndex(({ label }) => label.toLocaleLowerCase().startsWith(typed.current.text))
    if (index >= 0) goTo(index)
  }
}
