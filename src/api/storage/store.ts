import { type IDBPDatabase, deleteDB, openDB } from 'idb'
import { ownName } from '#lib/portalPath.ts'

const name = ownName('myDatabase')
const version = 1
const stores = ['session', 'resultData'] as const
/** Milliseconds a database may take to open before this tab continues without it. */
const timeoutMs = 5000

export type StoreName = (typeof stores)[number]

/** Data the browser refuses to store: it lasts as long as the tab (D01). */
const memory = { session: new Map<string, unknown>(), resultData: new Map<string, unknown>() }
let opening: Promise<IDBPDatabase | null> | undefined
let isKept = true
let notifyLost: (() => void) | undefined

/** The one database, with the stores `session` and `resultData`. Its contents are a cache: the server is the truth. */
export const appDb = { read, write, replace, remove, keys, wipe, forget, onLost }

async function read(store: StoreName, key: string): Promise<unknown> {
  if (memory[store].has(key)) return memory[store].get(key)
  return await withStore(
    (database) => database.get(store, key),
    () => memory[store].get(key),
  )
}

async function write(store: StoreName, key: string, value: unknown): Promise<void> {
  await replace(store, key, () => value)
}

/**
 * Writes the result of `change` on the present value, in one transaction; `undefined` leaves it alone. Returns whether
 * something was written. On a full disk a session continues in memory; `resultData` throws QuotaExceededError, and the
 * caller of the cache continues without it.
 */
async function replace(store: StoreName, key: string, change: (present: unknown) => unknown): Promise<boolean> {
  const inMemory = (present: unknown): boolean => {
    const next = change(present)
    if (next !== undefined) memory[store].set(key, next)
    return next !== undefined
  }
  if (memory[store].has(key)) return inMemory(memory[store].get(key))
  try {
    return await withStore(
      async (database) => await replaceInTransaction(database, store, key, change),
      () => inMemory(undefined),
    )
  } catch (error) {
    if (store !== 'session' || !isFull(error)) throw error
    const next = change(await read(store, key))
    // Used tokens must not stay for another tab; and without them there may be space.
    await remove(store, key)
    return await withStore(
      async (database) => await replaceInTransaction(database, store, key, () => next),
      () => inMemory(undefined),
    ).catch(() => {
      withoutIt()
      memory[store].set(key, next)
      return true
    })
  }
}

async function replaceInTransaction(
  database: IDBPDatabase,
  store: StoreName,
  key: string,
  change: (present: unknown) => unknown,
): Promise<boolean> {
  const transaction = database.transaction(store, 'readwrite')
  // A failed write throws where it happens; the transaction reports it again.
  transaction.done.catch(() => undefined)
  const next = change(await transaction.store.get(key))
  if (next !== undefined) await transaction.store.put(next, key)
  await transaction.done
  return next !== undefined
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

async function remove(store: StoreName, key: string): Promise<void> {
  memory[store].delete(key)
  await withStore(
    (database) => database.delete(store, key),
    () => undefined,
  )
}

async function keys(store: StoreName): Promise<string[]> {
  return await withStore(
    async (database) => (await database.getAllKeys(store)).map(String),
    () => [...memory[store].keys()],
  )
}

/** Empties both stores, also while other tabs hold the database. */
async function wipe(): Promise<void> {
  forget()
  // A database that did not open before may hold data all the same.
  if ((await opening) === null) opening = undefined
  await withStore(
    async (database) => {
      const transaction = database.transaction(stores, 'readwrite')
      await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done])
    },
    () => undefined,
  )
}

/** Runs on the database, once more on a fresh connection when the first was lost, otherwise on memory. */
async function withStore<Result>(
  run: (database: IDBPDatabase) => Promise<Result>,
  instead: () => Result,
): Promise<Result> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const database = await (opening ??= open())
    if (!database) return instead()
    try {
      return await run(database)
    } catch (error) {
      if (!(error instanceof DOMException) || isFull(error)) throw error
      database.close()
      opening = undefined
    }
  }
  withoutIt()
  return instead()
}

async function open(): Promise<IDBPDatabase | null> {
  try {
    return await inTime(openComplete())
  } catch (error) {
    // A slow database is not deleted: it may hold somebody's session.
    if (error instanceof DOMException && error.name === 'TimeoutError') return withoutIt()
    return await rebuild()
  }
}

/** Deletes a database that is newer, older or broken and starts afresh (D05); null when that fails, too. */
async function rebuild(): Promise<IDBPDatabase | null> {
  try {
    await inTime(deleteDB(name))
    return await inTime(openComplete())
  } catch {
    return withoutIt()
  }
}

function withoutIt(): null {
  if (isKept) notifyLost?.()
  isKept = false
  return null
}

/** Clears the memory of this tab, when another tab has emptied the stores. */
function forget(): void {
  for (const store of stores) memory[store].clear()
}

/** Calls `report` once, as soon as something can only be kept in memory. */
function onLost(report: () => void): void {
  notifyLost = report
  if (!isKept) report()
}

async function openComplete(): Promise<IDBPDatabase> {
  const database = await openDB(name, version, {
    upgrade(fresh) {
      for (const store of stores) if (!fresh.objectStoreNames.contains(store)) fresh.createObjectStore(store)
    },
    // Another tab wants to rebuild it: close immediately, or both would wait.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      opening = undefined
    },
    terminated() {
      opening = undefined
    },
  })
  if (stores.every((store) => database.objectStoreNames.contains(store))) return database
  database.close()
  throw new DOMException('stores are missing', 'NotFoundError')
}

async function inTime<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('the database does not answer', 'TimeoutError')), timeoutMs)
  })
  return await Promise.race([task, late]).finally(() => clearTimeout(timer))
}
