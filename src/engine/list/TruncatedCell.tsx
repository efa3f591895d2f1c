import { type RefObject, Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { TooltipPanelProps } from '#ui/tooltip/TooltipPanel.tsx'

const { Part: TooltipPanel } = lazyComponent<TooltipPanelProps>(
  async () => (await import('#ui/tooltip/TooltipPanel.tsx')).TooltipPanel,
  'nothing',
)

/** A truncated cell shows all of its text in a tooltip on hover or focus. */
export function TruncatedCell({ wrap }: { wrap: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<{ text: string; anchor: RefObject<HTMLElement> } | null>(null)
  useEffect(() => {
    const table = wrap.current
    if (!table) return undefined
    const over = new AbortController()
    let timer = 0
    const show = (target: EventTarget | null, wait: number) => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null
        setShown(cell && isTruncated(cell) ? { text: cell.innerText.trim(), anchor: { current: cell } } : null)
      }, wait)
    }
    const hide = () => show(null, 100)
    const { signal } = over
    table.addEventListener('pointermove', ({ target }) => show(target, 400), { signal })
    table.addEventListener('focusin', ({ target }) => show(target, 0), { signal })
    for (const name of ['pointerleave', 'pointerdown', 'focusout']) table.addEventListener(name, hide, { signal })
    table.addEventListener('scroll', () => setShown(null), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    return () => {
      window.clearTimeout(timer)
      over.abort()
    }
  }, [wrap])
  if (!shown) return null
  return (
    <Suspense>
      <TooltipPanel
        key={shown.text}
        {...shown}
        onId={(id) => describe(shown.anchor.current, id)}
        onShow={(isShown) => !isShown && setShown(null)}
      />
    </Suspense>
  )
}

function describe(cell: HTMLElement, id: string | undefined): void {
  const stop = cell.querySelector('a, button') ?? cell
  if (id) stop.setAttribute('aria-describedby', id)
  else stop.removeAttribute('aria-describedby')
}

function isTruncated(cell: HTMLElement): boolean {
  return [cell, ...cell.querySelectorAll('a, bdi')].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 4),
  )
}
