type Confirmation = () => Promise<boolean>

const confirmations = new Set<Confirmation>()

/**
 * Blocks navigation unless `request` resolves to true; returns a function that removes the block. Several parts of a page
 * may block it.
 */
export function block(confirmation: Confirmation): () => void {
  confirmations.add(confirmation)
  return () => void confirmations.delete(confirmation)
}

/** Whether a part of the page is unfinished, so that leaving needs a confirmation. */
export function isBlocked(): boolean {
  return confirmations.size > 0
}

/** Confirms with one part of the page after the other until the first refusal; true where nothing blocks. */
export async function confirmLeave(): Promise<boolean> {
  for (const confirmation of confirmations) if (!(await confirmation())) return false
  return true
}
