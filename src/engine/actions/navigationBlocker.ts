type Question = () => Promise<boolean>

const questions = new Set<Question>()

/**
 * Blocks navigation unless `request` resolves to true; returns a function that removes the block. Several parts of a page
 * may block it.
 */
export function block(request: Question): () => void {
  questions.add(request)
  return () => void questions.delete(request)
}

/** Whether a part of the page is unfinished, so that leaving needs a confirmation. */
export function isBlocked(): boolean {
  return questions.size > 0
}

/** Confirms with one part of the page after the other until the first refusal; true where nothing blocks. */
export async function confirmLeave(): Promise<boolean> {
  for (const request of questions) if (!(await request())) return false
  return true
}
