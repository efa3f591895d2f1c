import { ownName } from '#lib/portalPath.ts'
import { z } from '#lib/schema.ts'
import type { Row } from './page.ts'
import { useSession } from '#api/session/session.ts'

const shape = z.object({ userId: z.number(), endpoint: z.string(), id: z.number(), modified: z.string() })
const savedShape = z.looseObject({ modified: z.string() })
type Save = z.infer<typeof shape>

const max = 500

let channel: BroadcastChannel | undefined
/** Records that other tabs of this browser saved while this one was open. */
const saves = new Set<string>()

/** Starts listening to the saves of other tabs of this browser. */
export function onOwnSaves(): void {
  opened()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const save = z.safeParse(shape, data)
    if (!save.success) return
    const [oldest] = saves
    if (saves.size >= max && oldest !== undefined) saves.delete(oldest)
    saves.add(getKey(save.data))
  })
}

/** Announces a save to the other tabs, where the response has a time; they read the values from the server. */
export function broadcastSave(endpoint: string, id: number, response: unknown): void {
  const { userId } = useSession.getState()
  const stored = z.safeParse(savedShape, response)
  if (userId !== null && stored.success) opened()?.postMessage({ userId, endpoint, id, modified: stored.data.modified })
}

/** Whether the current state of a record was saved by the same user in another tab of this browser. */
export function isOwnSave(endpoint: string, { id, modified }: Row): boolean {
  const { userId } = useSession.getState()
  return userId !== null && typeof modified === 'string' && saves.has(getKey({ userId, endpoint, id, modified }))
}

const getKey = ({ userId, endpoint, id, modified }: Save): string => JSON.stringify([userId, endpoint, id, modified])

function opened(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel(ownName('portal-saves')))
}
