import { useSession } from '#api/session/session.ts'
import { appDb } from '#api/storage/store.ts'
import { z } from '#lib/schema.ts'

const shape = z.object({
  name: z.string(),
  startedAt: z.string(),
  finishedAt: z.optional(z.string()),
  /** Valid rows of the file; how many of them this import added, and how many existed before. */
  total: z.number(),
  imported: z.number(),
  present: z.number(),
  /** How many batches are settled; the next one is unknown when its response was lost. */
  next: z.number(),
  /** The last row of the settled batches, numbered as in the file. */
  lastRow: z.number(),
  isUnknown: z.boolean(),
  /** How many rows of the current batch existed before it was sent. */
  before: z.number(),
  /** Imported again on purpose. */
  isAgain: z.boolean(),
  /** Rows the server refused; they are left out. */
  refused: z.array(z.number()),
  /** The server's id of this import, where it has one. */
  job: z.optional(z.number()),
})

/** The progress of an import of a file; contains no row. */
export type Entry = z.infer<typeof shape>

/** The data that this browser stores about an import until the session ends. */
export type ImportLog = { read: () => Promise<Entry | undefined>; write: (entry: Entry) => Promise<void> }

/**
 * The entry of one file with one destination for one user; it is removed with all other data when the session ends
 * (D04).
 */
export function createImportLog(userId: number, target: string, hash: string): ImportLog {
  const key = `import ${userId} ${target} ${hash}`
  return {
    read: async () => {
      const found = shape.safeParse(await appDb.read('session', key))
      return found.success ? found.data : undefined
    },
    write: async (entry) => {
      const { status, userId: present } = useSession.getState()
      // An ended session leaves no data.
      if (status === 'signedIn' && (present === null || present === userId)) await appDb.write('session', key, entry)
    },
  }
}

/** The entry of an import at its start. */
export function freshEntry(name: string, total: number, startedAt: string): Entry {
  return {
    name,
    startedAt,
    total,
    imported: 0,
    present: 0,
    next: 0,
    lastRow: 0,
    isUnknown: false,
    before: 0,
    isAgain: false,
    refused: [],
  }
}
