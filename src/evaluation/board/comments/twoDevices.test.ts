// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConflictError } from '#api/http/errors.ts'
import { base, testBackend } from '#api/testBackend.ts'
import type * as Comments from './ownComments.ts'
import type { CommentsChange } from './storedComments.ts'

const server = testBackend()
type Info = Record<string, unknown>
let info: Info = {}
/** What another device writes once this one has written. */
let meanwhile: () => void = () => undefined
/** Two devices: each remembers its own steps. */
let [desk, phone]: (typeof Comments)[] = []
let user = 200

beforeEach(async () => {
  info = {}
  user += 1
  meanwhile = () => undefined
  desk = await getDevice()
  phone = await getDevice()
  server.use(
    http.get(`${base}results/user_charts/`, () =>
      HttpResponse.json([{ id: 4, evaluation: 91, user, charts_info: info }]),
    ),
    http.put(`${base}results/user_charts/4/`, async ({ request }) => {
      info = ((await request.json()) as { charts_info: Info }).charts_info
      meanwhile()
      return HttpResponse.json({ id: 4 })
    }),
  )
})

/** The modules of a device of its own, signed in. */
async function getDevice(): Promise<typeof Comments> {
  vi.resetModules()
  const backend = await import('#api/testBackend.ts')
  const { takeConfig } = await import('#api/config/config.ts')
  takeConfig({})
  await backend.signedInAs(user)
  return await import('./ownComments.ts')
}

/** The record is written by the other device as it was. */
function once(write: () => void) {
  meanwhile = () => {
    meanwhile = () => undefined
    write()
  }
}
const save = async (device: typeof Comments | undefined, change: CommentsChange) =>
  await device?.saveOwnComments(user, 91, change)
const onRestored = vi.fn<(steps: readonly CommentsChange[]) => void>()
const read = async (device: typeof Comments | undefined) =>
  await device?.readOwnComments(user, 91, undefined, onRestored)
const release = (version: string, seen: unknown = null) =>
  ({ kind: 'release', text: '1:1:said', fingerprint: 'print', version, seen }) as const
const withdraw = { kind: 'release', text: '1:1:said', fingerprint: null } as const
const name = (theme: string, called = theme.toUpperCase()) => ({ kind: 'name', theme, name: called }) as const
const put = (theme: string, text: string, isOn = true) => ({ kind: 'assign', theme, text, isOn }) as const

test('themes and texts of two devices that write at the same time are both kept', async () => {
  await save(desk, name('a'))
  const before = structuredClone(info)
  await save(desk, put('a', '1:1:said'))
  await save(desk, name('b'))
  await save(desk, release('v1'))
  // The phone had read before, and writes the whole record.
  info = before
  await save(phone, put('a', '1:2:said'))
  onRestored.mockClear()
  expect(await read(desk)).toMatchObject({
    themes: [
      { id: 'a', texts: ['1:2:said', '1:1:said'] },
      { id: 'b', name: 'B' },
    ],
    released: new Map([['1:1:said', 'print']]),
  })
  expect(onRestored.mock.calls[0]?.[0]).toHaveLength(3)
  onRestored.mockClear()
  await read(phone)
  await read(desk)
  expect(onRestored).not.toHaveBeenCalled()
})

test('a step that is overwritten while it is stored is stored again', async () => {
  await save(desk, name('a'))
  const before = structuredClone(info)
  once(() => (info = before))
  await save(desk, put('a', '1:1:said'))
  expect((await read(phone))?.themes).toEqual([{ id: 'a', name: 'A', texts: ['1:1:said'] }])
  const always = () => {
    meanwhile = always
    info = before
  }
  meanwhile = always
  await expect(save(desk, put('a', '1:2:said'))).rejects.toMatchObject({ name: ConflictError.name })
})

test('a release that was taken back is none again as another device writes what it had read', async () => {
  await save(phone, release('v1'))
  const before = structuredClone(info)
  await save(desk, withdraw)
  info = before
  await save(phone, name('a'))
  expect((await read(desk))?.released.size).toBe(0)
  expect(await read(phone)).toMatchObject({ released: new Map(), themes: [{ id: 'a' }] })
  onRestored.mockClear()
  await read(desk)
  expect(onRestored).not.toHaveBeenCalled()
})

test('a release of a device that has not seen the withdrawal is none', async () => {
  await save(desk, release('v1'))
  await save(desk, withdraw)
  expect((await save(phone, release('v2')))?.released.size).toBe(0)
  // Written over the record as it was before both.
  info = {}
  await save(phone, release('v3'))
  expect((await read(desk))?.released.size).toBe(0)
  expect((await read(phone))?.released.size).toBe(0)
})

test('who has seen the withdrawal can release again', async () => {
  await save(desk, release('v1'))
  await save(desk, withdraw)
  const seen = (await read(phone))?.withdrawn?.get('1:1:said')
  expect(seen).toBe('v1')
  await save(phone, release('v2', seen))
  expect((await read(desk))?.released.size).toBe(1)
})

test('a release that another device took back is not stored again', async () => {
  await save(desk, release('v1'))
  await save(phone, withdraw)
  expect((await read(desk))?.released.size).toBe(0)
})

test('what another device changed itself stays', async () => {
  await save(desk, name('a'))
  await save(phone, name('b'))
  await save(desk, put('b', '1:1:said'))
  await save(desk, name('a', 'Küche'))
  await save(phone, name('a', 'Essen'))
  await save(phone, { kind: 'remove', theme: 'b' })
  expect((await read(desk))?.themes).toEqual([{ id: 'a', name: 'Essen', texts: [] }])
})

test('a removed theme that comes back as it was is removed again', async () => {
  await save(desk, name('a'))
  const before = structuredClone(info)
  await save(desk, { kind: 'remove', theme: 'a' })
  info = before
  expect((await read(desk))?.themes).toEqual([])
})

test('after three looks a step is not looked for any more', async () => {
  await save(desk, name('a'))
  await save(desk, put('a', '1:1:said'))
  await read(desk)
  await read(desk)
  await read(desk)
  await save(phone, put('a', '1:1:said', false))
  expect((await read(desk))?.themes[0]?.texts).toEqual([])
})
