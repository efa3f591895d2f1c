import { ownName } from '#lib/portalPath.ts'
import { z } from '#lib/schema.ts'

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signedIn'), userId: z.nullable(z.number()) }),
  z.object({ kind: z.literal('signedOut') }),
  z.object({ kind: z.literal('ended') }),
])

/** The messages between tabs about the session; they never contain a token. */
export type TabMessage = z.infer<typeof shape>

let channel: BroadcastChannel | undefined

export function broadcast(message: TabMessage): void {
  open()?.postMessage(message)
}

export function onBroadcast(hear: (message: TabMessage) => void): void {
  open()?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const result = shape.safeParse(event.data)
    if (result.success) hear(result.data)
  })
}

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(ownName('portal-session'))
  return channel
}
