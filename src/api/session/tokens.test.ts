// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { endSession } from './session.ts'
import { appDb } from '#api/storage/store.ts'
import { signedInAs, testBackend, getTokens } from '#api/testBackend.ts'
import { cachedAccessToken, changeTokens, clearAccessToken, readTokens, cachedSignInId, getUser } from './tokens.ts'

testBackend()

/** A token with this text in its payload, encoded like real ones: URL-safe and without padding. */
const tokenWith = (payload: string): string =>
  `e30.${btoa(payload).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`

test.each([
  ['a number', tokenWith('{"user_id":12}'), 12],
  ['a text', tokenWith('{"user_id":"12"}'), 12],
  // In base64 these are a plus and a slash.
  ['characters encoded as - and _', tokenWith('{"a":"~~~???","user_id":12}'), 12],
  ['no user', tokenWith('{}'), null],
  ['nobody', tokenWith('{"user_id":0}'), null],
  ['a negative user', tokenWith('{"user_id":-1}'), null],
  ['a fractional user', tokenWith('{"user_id":1.5}'), null],
  ['a number too large to be exact', tokenWith('{"user_id":9007199254740992}'), null],
  ['true as user', tokenWith('{"user_id":true}'), null],
  ['a list as user', tokenWith('{"user_id":[7]}'), null],
  ['a word as user', tokenWith('{"user_id":"admin"}'), null],
  ['null as payload', tokenWith('null'), null],
  ['a text as payload', tokenWith('"user_id"'), null],
  ['no JSON', tokenWith('user_id'), null],
  ['one part', 'opaque', null],
  ['an empty text', '', null],
])('reads the user of a token with %s', (_what, access, userId) => {
  expect(getUser(access)).toBe(userId)
})

test('keeps the longest token that fits into a header', async () => {
  await signedInAs(7)
  const stored = { ...(await readTokens()), access: '!~'.repeat(4096) }
  await appDb.write('session', 'tokens', stored)
  expect(await readTokens()).toEqual(stored)
})

test.each([
  [{ access: '' }],
  [{ access: ' in.a.header' }],
  [{ access: 'in.a.header ' }],
  [{ access: 'in.a.header\r\nX-Other: 1' }],
  [{ access: 'é' }],
  [{ access: 'a'.repeat(8193) }],
  [{ access: undefined }],
  [{ refresh: undefined }],
  [{ refresh: 5 }],
  [{ userId: '7' }],
  [{ userId: undefined }],
  [{ signInId: undefined }],
])('stored tokens with %j are no session [S18]', async (broken) => {
  await signedInAs(7)
  const stored = { ...(await readTokens()), ...broken }
  await appDb.write('session', 'tokens', stored)
  expect(await readTokens()).toBeNull()
  expect(await changeTokens(cachedSignInId() ?? '', { userId: 8 })).toBe(false)
  expect(await appDb.read('session', 'tokens')).toEqual(stored)
})

test('a late response does not change the tokens of an ended sign-in [S07]', async () => {
  await signedInAs(7)
  const earlier = cachedSignInId() ?? ''
  await signedInAs(8)
  const stored = await readTokens()
  expect(await changeTokens(earlier, getTokens(7, 2))).toBe(false)
  expect(await readTokens()).toEqual(stored)
  expect(await changeTokens(stored?.signInId ?? '', getTokens(8, 2))).toBe(true)
  expect(await readTokens()).toEqual({ ...stored, ...getTokens(8, 2) })
  await endSession()
  expect(await changeTokens(stored?.signInId ?? '', getTokens(8, 3))).toBe(false)
  expect(await appDb.keys('session')).toEqual([])
})

test('a tab that drops its token belongs to no sign-in', async () => {
  const { access } = await signedInAs(7)
  expect([cachedAccessToken(), cachedSignInId()]).toEqual([access, (await readTokens())?.signInId])
  clearAccessToken()
  expect([cachedAccessToken(), cachedSignInId()]).toEqual([null, null])
})
