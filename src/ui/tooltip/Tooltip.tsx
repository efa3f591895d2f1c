import { cloneElement, type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import styles from './Tooltip.module.css'
import type { TooltipPanelProps } from './TooltipPanel.tsx'

const { Part: TooltipPanel } = lazyComponent<TooltipPanelProps>(
  async () => (await import('./TooltipPanel.tsx')).TooltipPanel,
  'nothing',
)

type Described = { 'aria-describedby'?: string | undefined }
type Props = {
  text: string
  /** The text is already the name of the element, so it is not added as a description. */
  isName?: boolean | undefined
  children: ReactElement<Described>
}

const delay = 500
const grace = 150

/** A short text next to an element: after half a second of hovering, immediately on keyboard focus; Esc closes it. */
export function Tooltip({ text, isName = false, children }: Props) {
  const [id, setId] = useState<string>()
  const place = useRef<HTMLSpanElement>(null)
  const anchor = useRef<Element>(null)
  const timer = useRef(0)
  const [isShown, setShown] = useState(false)

  function later(shown: boolean, wait: number) {
    anchor.current = place.current?.firstElementChild ?? null
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown(shown), wait)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isShown) return undefined
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isShown])

  return (
    <span
      className={styles.anchor}
      ref={place}
      onBlur={() => later(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true, 0)}
      onPointerDown={() => later(false, 0)}
      onPointerEnter={() => later(true, delay)}
      onPointerLeave={() => later(false, grace)}
    >
      {isShown && !isName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown && (
        <Suspense>
          <TooltipPanel anchor={anchor} text={text} onId={setId} onShow={(shown) => later(shown, shown ? 0 : grace)} />
        </Suspense>
      )}
    </span>
  )
}
