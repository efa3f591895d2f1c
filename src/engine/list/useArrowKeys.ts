import { type RefObject, useEffect } from 'react'
import { isTyping } from '#ui/layout/keys.ts'

/**
 * Up and down move from row to row, left and right from cell to cell; down from the heading or the search into the
 * rows.
 */
export function useArrowKeys(wrap: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const { key, target } = event
      if (!wrap.current || !(target instanceof HTMLElement) || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (target.closest('td') && isTyping(event)) return
      const next = nextCell(wrap.current, target, key)
      if (!next) return
      event.preventDefault()
      const stop = next.querySelector<HTMLElement>('a, button, input') ?? next
      if (stop === next) next.tabIndex = -1
      stop.focus()
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [wrap])
}

function nextCell(table: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
  const cell = target.closest('td')
  if (!cell || !table.contains(cell)) {
    const isAbove = target === table || target === document.body || target.matches('h1, [type="search"]')
    return isAbove && key === 'ArrowDown' ? (rows[0]?.querySelector<HTMLElement>('td:has(a)') ?? undefined) : undefined
  }
  const place = rows.findIndex((row) => row.contains(cell))
  const row = rows[{ ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: rows.length - 1 }[key] ?? place]
  const next = row?.cells[cell.cellIndex + ({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0)]
  return next === cell ? undefined : next
}
