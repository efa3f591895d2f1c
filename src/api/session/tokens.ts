import { z } from '#lib/schema.ts'
import { appDb } from '#api/storage/store.ts'

/** A token that is valid in a header: printable ASCII without spaces. */
export const token = z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/))
/** The response to every successful sign-in. */
export const tokenPair = z.object({ access: token, refresh: token })
export type Tokens = z.infer<typeof tokenPair>

const record = z.object({ access: token, refresh: token, userId: z.nullable(z.number()), signInId: z.string() })
/** The stored pair: with its user, and a `signInId` that is new for every sign-in. */
export type StoredTokens = z.infer<typeof record>

const key = 'tokens'
let access: { token: string; signInId: string } | null = null

/** The access token this tab uses, if it has one. */
export function cachedAccessToken(): string | null {
  return access?.token ?? null
}

/** The sign-in this tab belongs to. */
export function cachedSignInId(): string | null {
  return access?.signInId ?? null
}

/** Makes the stored pair the one this tab uses. */
export function setTokens({ access: token, signInId }: StoredTokens): void {
  access = { token, signInId }
}

export function clearAccessToken(): void {
  access = null
}

/** The stored pair, or null. Only under the lock. */
export async function readTokens(): Promise<StoredTokens | null> {
  const result = record.safeParse(await appDb.read('session', key))
  return result.success ? result.data : null
}

/** Stores the pair of a new sign-in. Only under the lock. */
export async function keepTokens(tokens: StoredTokens): Promise<void> {
  await appDb.write('session', key, tokens)
  setTokens(tokens)
}

/** Changes the stored pair unless that sign-in is over meanwhile; returns whether it did. */
export async function changeTokens(signInId: string, changes: Partial<StoredTokens>): Promise<boolean> {
  return await appDb.replace('session', key, (present) => {
    const result = record.safeParse(present)
    return result.success && result.data.signInId === signInId ? { ...result.data, ...changes } : undefined
  })
}

const claims = z.object({ user_id: z.union([z.number(), z.string()]) })

/**
 * The user a SimpleJWT access token names (`user_id`, a number or a text), or null. Never used to decide on
 * permissions.
 */
export function getUser(access: string): number | null {
  try {
    const payload = atob((access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const id = Number(claims.parse(JSON.parse(payload)).user_id)
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}
