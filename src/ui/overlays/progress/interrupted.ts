import { ownName } from '#lib/portalPath.ts'
import { z } from '#lib/schema.ts'
import { addProgress, type Named, removeProgress, useProgress } from './running.ts'

/** The progress of bulk work: kept by this tab until its result was read, so that a reload does not hide it. */
type Noted = Named & { title: string }

const place = ownName('progress')
const shape = z.object({
  owner: z.int(),
  works: z.array(
    z.object({
      title: z.string(),
      done: z.array(z.string()),
      failed: z.array(z.object({ name: z.string(), message: z.string() })),
      left: z.array(z.string()),
    }),
  ),
})
let owner: number | undefined
const works = new Map<number, Noted>()

/** Stores the progress of one piece of work, if possible. */
export function note(id: number, noted: Noted): void {
  if (owner === undefined) return
  works.set(id, noted)
  keep()
}

/** Removes one piece of work, or all. */
export function forget(id?: number): void {
  if (id === undefined) works.clear()
  else works.delete(id)
  keep()
}

function keep(): void {
  try {
    if (works.size === 0) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify({ owner, works: [...works.values()] }))
  } catch {
    // A full or closed storage must not stop the work.
  }
}

/** Shows the user which work of theirs a reload interrupted; that of somebody else is removed. */
export function showInterrupted(userId: number): void {
  owner = userId
  if (useProgress.getState().running.length > 0) return
  const noted = read()
  forget()
  if (noted?.owner === userId) for (const work of noted.works) show(work)
}

function show({ title, done, failed, left }: Noted): void {
  const close = () => {
    forget(id)
    removeProgress(id)
  }
  const id = addProgress({
    title,
    total: done.length + failed.length + left.length,
    finished: done.length + failed.length,
    current: '',
    isCancelling: false,
    result: { done, failed, left, isTruncated: left.length > 0 },
    cancel: close,
    close,
  })
  note(id, { title, done, failed, left })
}

function read(): z.infer<typeof shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Lets the browser confirm before the page is left or reloaded; the returned function ends that. */
export function confirmBeforeLeaving(): () => void {
  const request = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', request)
  return () => window.removeEventListener('beforeunload', request)
}
