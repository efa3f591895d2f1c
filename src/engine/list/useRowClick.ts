import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import { hostPath } from '#lib/portalPath.ts'

/**
 * Opens the record of a row on a click anywhere in it, as its link does: with Ctrl, Cmd or the middle button in a new
 * tab. A click on a control or next to a check box, and the end of a text selection, open nothing.
 */
export function useRowClick(
  rows: readonly Row[],
  getPath: (row: Row) => string | undefined,
  state?: unknown,
): (event: MouseEvent<HTMLTableSectionElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const path = pathAt(event, rows, getPath)
    if (path === undefined) return
    if (event.ctrlKey || event.metaKey || event.button === 1) window.open(hostPath(path), '_blank', 'noopener')
    else if (event.button === 0 && !event.shiftKey) void navigate(path, { state })
  }
}

function pathAt(
  { target }: MouseEvent,
  rows: readonly Row[],
  getPath: (row: Row) => string | undefined,
): string | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label, select, textarea')) return undefined
  if (target.closest('td')?.querySelector('input') || isMarkingText()) return undefined
  const row = rows[target.closest('tr')?.sectionRowIndex ?? -1]
  return row && getPath(row)
}

/** Whether text is selected. Firefox selects the cell itself at a click with Ctrl: that is no text. */
function isMarkingText(): boolean {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed) return false
  return [selection.anchorNode, selection.focusNode].some((node) => node?.nodeType === Node.TEXT_NODE)
}
