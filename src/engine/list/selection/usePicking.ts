import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { Row } from '#api/rows/page.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Selection } from './useSelection.ts'
import { endWord, isInsideWord, isTyping } from '#ui/layout/keys.ts'

export type PickingProps = {
  wrap: RefObject<HTMLElement | null>
  rows: readonly Row[]
  selection?: Selection | undefined
}

/**
 * Ticking a box with Shift selects all rows from the one ticked last; `x` ticks that of the focused row, and Shift does
 * the same there.
 */
export function usePicking({ wrap, rows, selection }: PickingProps): void {
  const { areKeysOff } = useDevicePreferences(useViewer().id)
  const last = useRef<number>(undefined)
  const onClick = useEffectEvent((event: MouseEvent) => {
    const box = boxAt(event.target)
    if (!box || !selection || event.target !== box || !wrap.current?.contains(box)) return
    const place = getPlace(box)
    const from = rows.findIndex(({ id }) => id === last.current)
    if (event.shiftKey && from !== -1)
      selection.pick(rows.slice(Math.min(from, place), Math.max(from, place) + 1), box.checked)
    last.current = rows[place]?.id
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (areKeysOff || event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event) || isInsideWord()) return
    const row = event.target instanceof Element ? event.target.closest('tbody tr') : null
    const box = row?.querySelector<HTMLInputElement>(boxes)
    if (!box) return
    event.preventDefault()
    endWord()
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }))
  })
  useEffect(() => {
    const table = wrap.current
    if (!table) return undefined
    const over = new AbortController()
    const { signal } = over
    // After the box has reported its own row: the last selection counts, and includes that row.
    window.addEventListener('click', (event) => onClick(event), { signal })
    table.addEventListener('mousedown', holdWords, { signal })
    table.addEventListener('keydown', (event) => onKey(event), { signal })
    return () => over.abort()
  }, [wrap])
}

/** A click with Shift would select the text between as well. */
function holdWords(event: MouseEvent): void {
  const box = event.shiftKey ? boxAt(event.target) : null
  if (!box) return
  event.preventDefault()
  box.focus()
}

const boxes = 'td:first-child input[type=checkbox]'

function boxAt(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof Element
    ? (target.closest('tbody td:first-child')?.querySelector('input[type=checkbox]') ?? null)
    : null
}

function getPlace(box: HTMLInputElement): number {
  return box.closest('tr')?.sectionRowIndex ?? -1
}
