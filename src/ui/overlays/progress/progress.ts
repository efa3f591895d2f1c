import { confirmBeforeLeaving, forget, note } from './interrupted.ts'
import { addProgress, changeProgress, type Named, removeProgress } from './running.ts'

export type Task<Item> = {
  title: string
  items: Item[]
  getName: (item: Item) => string
  /** `report` takes the share of the item that is done, from 0 to 1. */
  run: (item: Item, signal: AbortSignal, report: (share: number) => void) => Promise<unknown>
  /** Whether an error ends the work; skipped items are returned. */
  stopOnError?: boolean | ((error: unknown) => boolean) | undefined
  /** Offers to continue with failed and skipped items. */
  canRetry?: boolean
  /** A readable sentence for the error of a failed item. */
  getMessage?: (error: unknown) => string
}
export type Outcome<Item> = { done: Item[]; failed: { item: Item; message: string }[]; left: Item[] }

/** The maximum share of an item that is still running. */
const almost = 0.99

/**
 * Processes one item after the other behind a blocking dialog of its own with the count and a cancel button. Never
 * throws: failed and skipped items are returned, and listed on screen until the list is closed.
 */
export async function progress<Item>(task: Task<Item>): Promise<Outcome<Item>> {
  const stay = confirmBeforeLeaving()
  const { id, outcome } = await tried(task).finally(stay)
  if (outcome.failed.length === 0 && outcome.left.length === 0) close(id)
  else if (await listed(id, outcome, task)) {
    const again = await progress({ ...task, items: [...outcome.failed.map(({ item }) => item), ...outcome.left] })
    return { ...again, done: [...outcome.done, ...again.done] }
  }
  return outcome
}

async function tried<Item>({
  title,
  items,
  getName,
  run,
  stopOnError = false,
  getMessage: report = getMessage,
}: Task<Item>): Promise<{ id: number; outcome: Outcome<Item> }> {
  const stop = new AbortController()
  const outcome: Outcome<Item> = { done: [], failed: [], left: [] }
  let isOver = false
  const cancel = () => {
    stop.abort()
    changeProgress(id, { isCancelling: true })
  }
  const state = { total: items.length, finished: 0, current: '', isCancelling: false, result: null }
  const id = addProgress({ title, ...state, cancel, close: () => close(id) })

  for (const item of items) {
    if (isOver || stop.signal.aborted) {
      outcome.left.push(item)
      continue
    }
    const finished = outcome.done.length + outcome.failed.length
    changeProgress(id, { current: getName(item), finished })
    note(id, { title, ...getNames(outcome, getName), left: items.slice(finished).map(getName) })
    try {
      await run(item, stop.signal, (share) => changeProgress(id, { finished: finished + Math.min(share, almost) }))
      outcome.done.push(item)
    } catch (error) {
      outcome.failed.push({ item, message: report(error) })
      isOver = typeof stopOnError === 'function' ? stopOnError(error) : stopOnError
    }
  }
  return { id, outcome }
}

function close(id: number): void {
  forget(id)
  removeProgress(id)
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function getNames<Item>({ done, failed, left }: Outcome<Item>, getName: (item: Item) => string): Named {
  return {
    done: done.map(getName),
    failed: failed.map(({ item, message }) => ({ name: getName(item), message })),
    left: left.map(getName),
  }
}

/** Shows the result and waits until it was read; true for a retry of the failed items. */
function listed<Item>(
  id: number,
  { done, failed, left }: Outcome<Item>,
  { title, getName, canRetry = false }: Task<Item>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isAgain: boolean) => () => {
      close(id)
      resolve(isAgain)
    }
    const names = getNames({ done, failed, left }, getName)
    note(id, { title, ...names })
    const canGoOn = canRetry && failed.length + left.length > 0
    changeProgress(id, { result: { ...names, retry: canGoOn ? finish(true) : undefined }, close: finish(false) })
  })
}
