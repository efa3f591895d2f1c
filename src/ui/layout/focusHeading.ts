/** Moves the focus to the heading of the page, so that a screen reader announces the new page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[data-page-heading]')?.focus({ preventScroll: true })
}
