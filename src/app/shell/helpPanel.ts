import { create } from 'zustand'
import { focusHeading } from '#ui/layout/focusHeading.ts'

/** The element the help was opened from; null where no help is open. */
export const useHelpPanel = create<{ opener: Element | null }>(() => ({ opener: null }))

/** Opens the help next to the page, or closes it. */
export function toggleHelp(opener: Element | null = document.activeElement): void {
  if (useHelpPanel.getState().opener) closeHelp()
  else useHelpPanel.setState({ opener: opener ?? document.body })
}

/** Closes the help. A focus inside the help returns to its opener; a focus on the page stays there. */
export function closeHelp(): void {
  const { opener } = useHelpPanel.getState()
  const isReading = document.activeElement?.closest('[data-help]')
  useHelpPanel.setState({ opener: null })
  if (!isReading) return
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
  else focusHeading()
}
