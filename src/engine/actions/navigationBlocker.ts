type Question = () => Promise<boolean>

const questions = new Set<Question>()

/** From now on the page is left only after `ask` said yes; the returned function ends that. Several parts of a page may block it. */
export function block(request: Question): () => void {
  questions.add(request)
  return () => void questions.delete(request)
}

/** Whether something on the page is not done, so that leaving it asks. */
export function isBlocked(): boolean {
  return questions.size > 0
}

/** Asks whoever is there, one part of the page after the other, until the first no; yes where nothing blocks. */
export async function confirmLeave(): Promise<boolean> {
  for (const request of questions) if (!(await request())) return false
  return true
}
