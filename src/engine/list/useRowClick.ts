import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RecordLink } from '#engine/records/recordLinks.ts'
import { hostPath } from '#lib/portalPath.ts'

/**
 * Opens the record of a row on a click anywhere in it, as its link does: with Ctrl, Cmd or the middle button in a new
 * tab. A click on a control or next to a check box, and the end of a text selection, open nothing.
 */
export function useRowClick<R>(
  rows: readonly R[],
  getLink: (row: R) => RecordLink | undefined,
): (event: MouseEvent<HTMLTableSectionElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = linkAt(event, rows, getLink)
    if (link === undefined) return
    if (event.ctrlKey || event.metaKey || event.button === 1) window.open(hostPath(link.to), '_blank', 'noopener')
    else if (event.button === 0 && !event.shiftKey) void navigate(link.to, { state: link.state })
  }
}

function linkAt<R>(
  { target }: MouseEvent,
  rows: readonly R[],
  getLink: (row: R) => RecordLink | undefined,
): RecordLink | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label, select, textarea')) return undefined
  if (target.closest('td')?.querySelector('input') || isMarkingText()) return undefined
  const row = rows[target.closest('tr')?.sectionRowIndex ?? -1]
  return row && getLink(row)
}

/** Whether text is selected. Firefox selects the cell itself at a click with Ctrl: that is no text. */
function isMarkingText(): boolean {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed) return false
  return [selection.anchorNode, selection.focusNode].some((node) => node?.nodeType === Node.TEXT_NODE)
}
