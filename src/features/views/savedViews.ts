import { withSessionLock } from '#api/lock.ts'
import { myDatabase } from '#api/store.ts'
import { readTokens } from '#api/tokens.ts'
import { orElse, z } from '#lib/schema.ts'

/** A state of a list that somebody named: where the list is, and what its address says behind the question mark. */
export type SavedView = { id: string; name: string; path: string; query: string }

export const longestName = 60
const longestQuery = 2000
const most = 200
const key = 'views'

const view = z.object({
  id: z.string().check(z.maxLength(40)),
  name: z.string().check(z.minLength(1), z.maxLength(longestName)),
  path: z.string().check(z.regex(/^[a-z]+\/[a-zA-Z_]+$/)),
  query: z.string().check(z.maxLength(longestQuery)),
})
const stored = z.object({ userId: z.int(), views: z.array(orElse(z.nullable(view), null)) })

/** The views of a user. They stand beside the session in `myDatabase` and go with it: at logout, and when somebody else signs in (D-09). */
export async function readViews(userId: number): Promise<SavedView[]> {
  return viewsIn(await myDatabase.read('session', key), userId)
}

/** Changes the views of a user and returns them as they are now. Nothing is written for somebody who is not signed in any more. */
export async function changeViews(userId: number, change: (views: SavedView[]) => SavedView[]): Promise<SavedView[]> {
  return await withSessionLock(async () => {
    const tokens = await readTokens()
    if (tokens?.userId !== userId) return await readViews(userId)
    let next: SavedView[] = []
    await myDatabase.replace('session', key, (present) => {
      next = change(viewsIn(present, userId)).slice(0, most)
      return { userId, views: next }
    })
    return next
  })
}

function viewsIn(value: unknown, userId: number): SavedView[] {
  const result = stored.safeParse(value)
  if (!result.success || result.data.userId !== userId) return []
  return result.data.views.filter((one) => one !== null)
}
