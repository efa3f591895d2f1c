import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import css from './Tooltip.module.css'

type Described = { 'aria-describedby'?: string | undefined }
type Props = {
  text: string
  /** The text is the name of the element already; it is not described by it a second time. */
  isName?: boolean | undefined
  children: ReactElement<Described>
}

const delay = 500
const gap = 6

/** A short text beside an element: after half a second of hovering, at once on keyboard focus; Esc closes it. */
export function Tooltip({ text, isName = false, children }: Props) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const [isShown, setShown] = useState(false)

  function later(shown: boolean, wait: number) {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown(shown), wait)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isShown) return undefined
    place(anchor.current?.firstElementChild, tip.current)
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    const hide = () => setShown(false)
    document.addEventListener('keydown', close)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('scroll', hide, true)
    }
  }, [isShown])

  return (
    <span
      className={css['anchor']}
      ref={anchor}
      onBlur={() => later(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true, 0)}
      onPointerDown={() => later(false, 0)}
      onPointerEnter={() => later(true, delay)}
      onPointerLeave={() => later(false, 150)}
    >
      {isShown && !isName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown && (
        <span className={css['tip']} id={id} popover="manual" ref={tip} role="tooltip">
          <bdi>{text}</bdi>
        </span>
      )}
    </span>
  )
}

/** Above the anchor, below it where there is no room, never outside of the window. */
function place(anchor: Element | null | undefined, tip: HTMLElement | null): void {
  if (!anchor || !tip || !('showPopover' in tip)) return
  tip.showPopover()
  const around = anchor.getBoundingClientRect()
  const own = tip.getBoundingClientRect()
  const left = around.left + (around.width - own.width) / 2
  const above = around.top - own.height - gap
  tip.style.left = `${Math.max(8, Math.min(left, window.innerWidth - own.width - 8))}px`
  tip.style.top = `${above < 4 ? around.bottom + gap : above}px`
}
