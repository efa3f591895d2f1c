import { type IDBPDatabase, openDB } from 'idb'
import { ownName } from '#lib/portalPath.ts'

const database = ownName('myDatabase')
const agesKey = 'ages'
const ageLimit = 12 * 60 * 60 * 1000
const clockTolerance = 60_000

/**
 * Stored rows of a measure: `shape` and `stamp` say what they were read for, `readAt` when (milliseconds since 1970).
 */
export type KeptResult = { shape: string; stamp: string; readAt: number; content: unknown }

/**
 * The store `resultData` of `appDb`, for a worker. It never creates or deletes the database, which the page does
 * (`store.ts`). Keys begin with the user's id. Everything here is a cache: a failure counts as missing.
 */
export async function readResult(key: string): Promise<KeptResult | null> {
  const kept: unknown = await using(async (open) => await open.get('resultData', key))
  return isKept(kept) && isFresh(kept.readAt) ? kept : null
}

/**
 * Stores rows as long as that user is signed in: the transaction that writes also checks the session, so that nothing
 * is written after a logout has emptied the store. Old rows are removed.
 */
export async function keepResult(key: string, userId: number, result: KeptResult): Promise<boolean> {
  const isWritten = await using(async (open) => {
    const transaction = open.transaction(['session', 'resultData'], 'readwrite')
    // A failed write throws where it happens; the transaction reports it again.
    transaction.done.catch(() => undefined)
    const results = transaction.objectStore('resultData')
    const tokens: unknown = await transaction.objectStore('session').get('tokens')
    const isOwn = typeof tokens === 'object' && tokens !== null && 'userId' in tokens && tokens.userId === userId
    if (isOwn) {
      const ages = getAges(await results.get(agesKey))
      for (const [old, readAt] of ages) if (!isFresh(readAt)) ages.delete(old)
      for (const present of (await results.getAllKeys()).map(String))
        if (present !== agesKey && !ages.has(present)) await results.delete(present)
      await results.put(result, key)
      await results.put(Object.fromEntries(ages.set(key, result.readAt)), agesKey)
    }
    await transaction.done
    return isOwn
  })
  return isWritten === true
}

/** Whether rows are stored under a key, without reading them. */
export async function hasResult(key: string): Promise<boolean> {
  const ages = await using(async (open) => getAges(await open.get('resultData', agesKey)))
  return isFresh(ages?.get(key) ?? 0)
}

/** Removes the rows under a key. */
export async function dropResult(key: string): Promise<void> {
  await using(async (open) => await open.delete('resultData', key))
}

function isFresh(readAt: number): boolean {
  const age = Date.now() - readAt
  return age < ageLimit && age > -clockTolerance
}

function isKept(value: unknown): value is KeptResult {
  if (typeof value !== 'object' || value === null || !('content' in value)) return false
  return (
    'shape' in value &&
    typeof value.shape === 'string' &&
    'stamp' in value &&
    typeof value.stamp === 'string' &&
    'readAt' in value &&
    typeof value.readAt === 'number'
  )
}

function getAges(value: unknown): Map<string, number> {
  const entries: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

async function using<Result>(run: (open: IDBPDatabase) => Promise<Result>): Promise<Result | null> {
  let open: IDBPDatabase | undefined
  try {
    open = await openDB(database, undefined, {
      // The database does not exist yet: the page creates it.
      upgrade: (_fresh, _from, _to, transaction) => {
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
      blocking: () => open?.close(),
    })
    return await run(open)
  } catch {
    return null
  } finally {
    open?.close()
  }
}
