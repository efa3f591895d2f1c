/** Moves the focus to the heading of the page, so that a screen reader reads out where one is. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[data-page-heading]')?.focus({ preventScroll: true })
}
