import { type IDBPDatabase, deleteDB, openDB } from 'idb'

const name = 'myDatabase'
const version = 1
const stores = ['session', 'resultData'] as const
const patience = 10_000

export type StoreName = (typeof stores)[number]

/** What is kept when the browser refuses IndexedDB: this tab works, nothing survives it (D01). */
const memory = { session: new Map<string, unknown>(), resultData: new Map<string, unknown>() }
let opening: Promise<IDBPDatabase | null> | undefined
let isKept = true

/** The one database, with the stores `session` and `resultData`. Its contents are a cache: the server is the truth. */
export const myDatabase = { read, write, replace, remove, keys, wipe, isPersistent: () => isKept }

async function read(store: StoreName, key: string): Promise<unknown> {
  return await withStore(
    (database) => database.get(store, key),
    () => memory[store].get(key),
  )
}

async function write(store: StoreName, key: string, value: unknown): Promise<void> {
  await replace(store, key, () => value)
}

/**
 * Writes what `change` makes of the present value, in one transaction; `undefined` leaves it alone. Returns whether
 * something was written. Throws QuotaExceededError when the disk is full: the caller of a cache goes on without it.
 */
async function replace(store: StoreName, key: string, change: (present: unknown) => unknown): Promise<boolean> {
  return await withStore(
    async (database) => {
      const transaction = database.transaction(store, 'readwrite')
      const next = change(await transaction.store.get(key))
      if (next !== undefined) await transaction.store.put(next, key)
      await transaction.done
      return next !== undefined
    },
    () => {
      const next = change(memory[store].get(key))
      if (next !== undefined) memory[store].set(key, next)
      return next !== undefined
    },
  )
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
  for (const store of stores) memory[store].clear()
  // What did not answer before may hold something all the same.
  if ((await opening) === null) opening = undefined
  await withStore(
    async (database) => {
      const transaction = database.transaction(stores, 'readwrite')
      await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done])
    },
    () => undefined,
  )
}

/** Runs on the database, once more on a fresh connection when the first was lost, else on memory. */
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
      if (!(error instanceof DOMException) || error.name === 'QuotaExceededError') throw error
      database.close()
      opening = undefined
    }
  }
  isKept = false
  return instead()
}

async function open(): Promise<IDBPDatabase | null> {
  try {
    return await inTime(openComplete())
  } catch (error) {
    // One that is slow is left as it is: there may be somebody's session in it.
    if (error instanceof DOMException && error.name === 'TimeoutError') return withoutIt()
    return await rebuild()
  }
}

/** Deletes a database that is newer, older or broken and starts afresh (D05); null when that is refused, too. */
async function rebuild(): Promise<IDBPDatabase | null> {
  try {
    await inTime(deleteDB(name))
    return await inTime(openComplete())
  } catch {
    return withoutIt()
  }
}

function withoutIt(): null {
  isKept = false
  return null
}

async function openComplete(): Promise<IDBPDatabase> {
  const database = await openDB(name, version, {
    upgrade(fresh) {
      for (const store of stores) if (!fresh.objectStoreNames.contains(store)) fresh.createObjectStore(store)
    },
    // Another tab wants to rebuild it: let go at once, or both would wait.
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
    timer = setTimeout(() => reject(new DOMException('the database does not answer', 'TimeoutError')), patience)
  })
  return await Promise.race([task, late]).finally(() => clearTimeout(timer))
}
