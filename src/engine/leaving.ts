type Answer = true | Promise<boolean>

const holds = new Set<() => Answer>()

/** From now on the page is left only when `ask` says so; the returned function ends that. Several parts of a page may hold it. */
export function holdPage(ask: () => Answer): () => void {
  holds.add(ask)
  return () => void holds.delete(ask)
}

/** Whether something on the page is not done, so that leaving it would ask. */
export function isHeld(): boolean {
  return holds.size > 0
}

/** Whether the page may be left: at once, or after whoever is there was asked, by one part after the other. */
export function mayLeave(): Answer {
  return [...holds].reduce<Answer>((so, ask) => (so === true ? ask() : so.then(async (isYes) => isYes && (await ask()))), true)
}
