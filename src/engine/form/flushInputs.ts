/** A field that waits for a pause in the typing gives the form its text when it loses the focus. */
export function flushInputs(): void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement)) return
  active.blur()
  active.focus({ preventScroll: true })
}
