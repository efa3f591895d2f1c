/** A debounced field reports its text to the form when it loses the focus. */
export function flushInputs(): void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement)) return
  active.blur()
  active.focus({ preventScroll: true })
}
