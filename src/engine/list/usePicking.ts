import { type RefObject, useEffect, useRef } from 'react'
import { useKept } from '#api/kept.ts'
import type { Row } from '#api/page.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Selection } from './useSelection.ts'

export type PickingProps = {
  wrap: RefObject<HTMLElement | null>
  rows: readonly Row[]
  selection?: Selection | undefined
}

/**
 * A box that is ticked with Shift takes all rows along from the one ticked last; `x` ticks that of the row in which the
 * focus is, and Shift does the same there.
 */
export function usePicking({ wrap, rows, selection }: PickingProps): void {
  const { areKeysOff } = useKept(useViewer().id)
  const last = useRef<number>(undefined)
  useEffect(() => {
    const table = wrap.current
    if (!table || !selection) return undefined
    const over = new AbortController()
    const { signal } = over
    const pick = (event: MouseEvent) => {
      const box = boxAt(event.target)
      if (!box || event.target !== box || !table.contains(box)) return
      const place = placeOf(box)
      const from = rows.findIndex(({ id }) => id === last.current)
      if (event.shiftKey && from !== -1)
        selection.pick(rows.slice(Math.min(from, place), Math.max(from, place) + 1), box.checked)
      last.current = rows[place]?.id
    }
    // Shift and a click would mark the words between as well.
    const hold = (event: MouseEvent) => {
      const box = event.shiftKey ? boxAt(event.target) : null
      if (!box) return
      event.preventDefault()
      box.focus()
    }
    const press = (event: KeyboardEvent) => {
      if (areKeysOff || event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return
      const row = event.target instanceof Element ? event.target.closest('tbody tr') : null
      const box = row?.querySelector<HTMLInputElement>(boxes)
      if (!box) return
      event.preventDefault()
      box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }))
    }
    // After the box has told its own row: what is picked last counts, and holds that row, too.
    window.addEventListener('click', pick, { signal })
    table.addEventListener('mousedown', hold, { signal })
    table.addEventListener('keydown', press, { signal })
    return () => over.abort()
  }, [wrap, rows, selection, areKeysOff])
}

const boxes = 'td:first-child input[type=checkbox]'

function boxAt(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof Element
    ? (target.closest('tbody td:first-child')?.querySelector('input[type=checkbox]') ?? null)
    : null
}

function placeOf(box: HTMLInputElement): number {
  return box.closest('tr')?.sectionRowIndex ?? -1
}
