import { ownName } from '#lib/portalPath.ts'
import { z } from '#lib/schema.ts'
import { type Named, useProgress } from './running.ts'

/** Work on many as far as it is: kept by this tab until its result was read, so that a reload does not hide what was done. */
type Noted = Named & { title: string }

const place = ownName('progress')
const shape = z.object({
  owner: z.int(),
  title: z.string(),
  done: z.array(z.string()),
  failed: z.array(z.object({ name: z.string(), message: z.string() })),
  left: z.array(z.string()),
})
let owner: number | undefined

/** Notes how far work is. What cannot be kept is not. */
export function note(noted: Noted): void {
  if (owner === undefined) return
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...noted, owner }))
  } catch {
    // A full or closed storage must not stop the work.
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept then.
  }
}

/** Shows whoever is there what work of theirs a reload cut off; that of somebody else is forgotten. */
export function showInterrupted(userId: number): void {
  owner = userId
  if (useProgress.getState().running) return
  const noted = read()
  forget()
  if (noted?.owner !== userId) return
  const { title, done, failed, left } = noted
  note({ title, done, failed, left })
  const close = () => {
    forget()
    useProgress.setState({ running: null })
  }
  useProgress.setState({
    running: {
      title,
      total: done.length + failed.length + left.length,
      finished: done.length + failed.length,
      current: '',
      isCancelling: false,
      result: { done, failed, left, isCutOff: left.length > 0 },
      cancel: close,
      close,
    },
  })
}

function read(): z.infer<typeof shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Lets the browser ask before the page is left or loaded anew; the returned function ends that. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
