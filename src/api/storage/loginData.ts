import { languages } from '#lib/languages.ts'
import { ownName } from '#lib/portalPath.ts'
import { orElse, z } from '#lib/schema.ts'

const storageKey = ownName('loginData')
const maxLength = 2000

const shape = z.object({
  language: orElse(z.optional(z.enum(languages)), undefined),
  /** The language was chosen by hand, and the server does not have it yet. */
  isChosen: orElse(z.optional(z.literal(true)), undefined),
  theme: orElse(z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])), undefined),
  loginRoute: orElse(z.optional(z.enum(['/login', '/loginFSP'])), undefined),
  /** Whether toasts of success are hidden. */
  areNoticesOff: orElse(z.optional(z.literal(true)), undefined),
  userId: orElse(z.nullable(z.int().check(z.positive())), null),
  /** The session was ended by the server, not by its user. */
  ended: orElse(z.optional(z.literal(true)), undefined),
  /** The sign-in that is being left, until nothing of it is stored any more. */
  left: orElse(z.optional(z.string().check(z.maxLength(40))), undefined),
})

/** The content of `loginData` in localStorage: no secret, and only language, theme and login route after a logout. */
export type LoginData = z.infer<typeof shape>
/** 1 light, 2 dark, 3 as the operating system. */
export type Theme = NonNullable<LoginData['theme']>

/** A value the browser did not store: it counts in this tab (D01). */
let memory: LoginData | undefined
/** Read often and changed rarely: the same text is parsed once. */
let checked: { text: string; data: LoginData | undefined } = { text: '', data: undefined }

/** Reads `loginData`; anything corrupted, huge or blocked counts as signed out and is rewritten (S18). */
export function readLoginData(): LoginData {
  if (memory) return memory
  const text = readText()
  const parsed = parse(text)
  if (parsed) return parsed
  if (text !== null) writeLoginData({ userId: null })
  return memory ?? { userId: null }
}

/**
 * Changes some of it; `undefined` removes a key. Other tabs get a `storage` event when the text changes. Returns
 * whether the browser stored it; where storage is blocked or full this tab continues from memory.
 */
export function writeLoginData(changes: { [Key in keyof LoginData]?: LoginData[Key] | undefined }): boolean {
  const present = readText()
  const { userId = null, ...rest } = { ...(memory ?? parse(present)), ...changes }
  const next = { ...rest, userId }
  const text = JSON.stringify(next)
  // The value read by this tab may be older than what another one just wrote: an unchanged text is not written.
  if (text === present) return true
  try {
    localStorage.setItem(storageKey, text)
    memory = undefined
    return true
  } catch {
    memory = next
    forgetText()
    return false
  }
}

/** A value that could not be replaced is removed for other tabs: it may name somebody who has signed out. */
function forgetText(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: nothing is there.
  }
}

/** Whether a `storage` event concerns `loginData`; clearing the storage does, too. */
export function isLoginData(event: StorageEvent): boolean {
  return event.key === storageKey || event.key === null
}

function parse(text: string | null): LoginData | undefined {
  if (text === null || text.length > maxLength) return undefined
  if (text !== checked.text) checked = { text, data: getData(text) }
  return checked.data
}

function getData(text: string): LoginData | undefined {
  try {
    const result = shape.safeParse(JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
