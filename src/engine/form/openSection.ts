import type { MouseEvent } from 'react'

/**
 * Shows a part of a record and gives it the focus, for a click on a link to it (`#section-…`). Not by the address: leaving
 * it would ask about unsaved changes.
 */
export function openSection(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
