type Answer = true | Promise<boolean>

let hold: (() => Answer) | undefined

/** From now on the page is left only when `ask` says so; the returned function ends that. */
export function holdPage(ask: () => Answer): () => void {
  hold = ask
  return () => {
    if (hold === ask) hold = undefined
  }
}

/** Whether the page may be left: at once, or after whoever is there was asked. */
export function mayLeave(): Answer {
  return hold?.() ?? true
}
