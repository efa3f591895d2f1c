import { languages } from '#lib/languages.ts'
import { orElse, z } from '#lib/schema.ts'

const storageKey = 'loginData'
const longest = 2000

const shape = z.object({
  language: orElse(z.optional(z.enum(languages)), undefined),
  /** The language was chosen by hand, and the server has not heard of it. */
  isChosen: orElse(z.optional(z.literal(true)), undefined),
  theme: orElse(z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])), undefined),
  loginRoute: orElse(z.optional(z.enum(['/login', '/loginFSP'])), undefined),
  /** Whether notices of success are hidden. */
  areNoticesOff: orElse(z.optional(z.literal(true)), undefined),
  userId: orElse(z.nullable(z.int().check(z.positive())), null),
  /** The session was ended by the server, not by its user. */
  ended: orElse(z.optional(z.literal(true)), undefined),
})

/** What localStorage keeps under `loginData`: no secret, and only language, theme and login route after a logout. */
export type LoginData = z.infer<typeof shape>
/** 1 light, 2 dark, 3 as the operating system says. */
export type Theme = NonNullable<LoginData['theme']>

let memory: LoginData | undefined
/** Read often and changed rarely: the same text is checked once. */
let checked: { text: string; data: LoginData | undefined } = { text: '', data: undefined }

/** Reads `loginData`; anything corrupted, huge or blocked counts as signed out and is rewritten (S18). */
export function readLoginData(): LoginData {
  const text = readText()
  if (text === undefined) return memory ?? { userId: null }
  const parsed = parse(text)
  if (parsed) return parsed
  if (text !== null) writeLoginData({ userId: null })
  return { userId: null }
}

/** Changes some of it; `undefined` removes a key. Other tabs hear a `storage` event, where it is another text. */
export function writeLoginData(changes: { [Key in keyof LoginData]?: LoginData[Key] | undefined }): void {
  const present = readText()
  const next = { ...parse(present ?? null), ...changes }
  memory = { ...next, userId: next.userId ?? null }
  const text = JSON.stringify(next)
  // What this tab reads may be older than what another one just wrote: without need nothing is written over it.
  if (text === present) return
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    // Blocked or full: this tab goes on from memory (D01).
  }
}

/** Whether a `storage` event is about `loginData`; a cleared storage is, too. */
export function isLoginData(event: StorageEvent): boolean {
  return event.key === storageKey || event.key === null
}

function parse(text: string | null): LoginData | undefined {
  if (text === null || text.length > longest) return undefined
  if (text !== checked.text) checked = { text, data: dataIn(text) }
  return checked.data
}

function dataIn(text: string): LoginData | undefined {
  try {
    const result = shape.safeParse(JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

function readText(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return undefined
  }
}
