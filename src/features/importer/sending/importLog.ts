import { useSession } from '#api/session/session.ts'
import { appDb } from '#api/storage/store.ts'
import { z } from '#lib/schema.ts'

const shape = z.object({
  name: z.string(),
  startedAt: z.string(),
  finishedAt: z.optional(z.string()),
  /** Good rows of the file; how many of them this import brought in, and how many were on the server before. */
  total: z.number(),
  imported: z.number(),
  present: z.number(),
  /** How many batches are settled; the next one is unknown when its answer was never seen. */
  next: z.number(),
  /** The last row of the settled batches, as the file counts. */
  lastRow: z.number(),
  isUnknown: z.boolean(),
  /** How many rows of the batch under way were on the server before it was sent. */
  before: z.number(),
  /** Imported once more on purpose. */
  isAgain: z.boolean(),
  /** Rows the server refused; they are left out. */
  refused: z.array(z.number()),
  /** What the server calls this import, where it keeps one. */
  job: z.optional(z.number()),
})

/** How far the import of a file has come; holds no row. */
export type Entry = z.infer<typeof shape>

/** What is kept of an import in this browser until the session ends. */
export type ImportLog = { read: () => Promise<Entry | undefined>; write: (entry: Entry) => Promise<void> }

/** The entry of one file going to one place, for one user; it goes with everything else when the session ends (D04). */
export function createImportLog(userId: number, target: string, hash: string): ImportLog {
  const key = `import ${userId} ${target} ${hash}`
  return {
    read: async () => {
      const found = shape.safeParse(await appDb.read('session', key))
      return found.success ? found.data : undefined
    },
    write: async (entry) => {
      const { status, userId: present } = useSession.getState()
      // A session that is over leaves nothing behind.
      if (status === 'signedIn' && (present === null || present === userId)) await appDb.write('session', key, entry)
    },
  }
}

/** The entry of an import that begins. */
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
