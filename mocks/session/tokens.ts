import type { World } from '../db/World.ts'
import { isObject, toNumber, parseJson, getText } from '../db/json.ts'
import type { Fields, Json, Row } from '../db/json.ts'

type TokenKind = 'access' | 'refresh'

let serial = 0

const encode = (value: Json): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const decode = (text: string): Json =>
  parseJson(
    new TextDecoder().decode(
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
    ),
  )

/** Not a real signature: enough to detect a modified token. */
function sign(content: string): string {
  let hash = 0x811c9dc5
  let mirror = 0x1000193
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193)
    mirror = Math.imul(mirror ^ hash, 0x85ebca6b)
  }
  return encode(`${(hash >>> 0).toString(36)}${(mirror >>> 0).toString(36)}`)
}

function issue(kind: TokenKind, user: number, seconds: number): string {
  serial += 1
  const now = Math.floor(Date.now() / 1000)
  const jti = `${serial.toString(16)}-${Math.random().toString(16).slice(2)}`
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ token_type: kind, exp: now + seconds, iat: now, jti, serial, user_id: user })}`
  return `${content}.${sign(content)}`
}

export function issueAccess(world: World, user: number): string {
  return issue('access', user, world.knobs.settings.accessSeconds)
}

export function issuePair(world: World, user: Row): { access: string; refresh: string } {
  return {
    access: issueAccess(world, user.id),
    refresh: issue('refresh', user.id, world.knobs.settings.refreshSeconds),
  }
}

/** Invalidates everything issued so far. */
export function expireIssued(world: World, kind: TokenKind): void {
  if (kind === 'access') world.secrets.accessExpiredUpTo = serial
  else world.secrets.refreshRevokedUpTo = serial
}

type Reading = { claims: Fields } | { fault: 'tokenInvalid' | 'tokenExpired' | 'tokenBlacklisted' }

/** The claims of a valid token, or why it is invalid. */
export function readToken(world: World, kind: TokenKind, token: string): Reading {
  const [head = '', payload = '', signature = ''] = token.split('.')
  if (signature === '' || sign(`${head}.${payload}`) !== signature) return { fault: 'tokenInvalid' }
  const claims = decode(payload)
  if (!isObject(claims) || claims['token_type'] !== kind) return { fault: 'tokenInvalid' }
  if (toNumber(claims['exp']) <= Date.now() / 1000) return { fault: 'tokenExpired' }
  const { secrets } = world
  const limit = kind === 'access' ? secrets.accessExpiredUpTo : secrets.refreshRevokedUpTo
  if (toNumber(claims['serial']) <= limit) return { fault: kind === 'access' ? 'tokenExpired' : 'tokenBlacklisted' }
  return secrets.blacklist.has(getText(claims['jti'])) ? { fault: 'tokenBlacklisted' } : { claims }
}
