import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Every test starts with a tab that has not opened the database yet.
async function freshTab() {
  vi.resetModules()
  return (await import('./store.ts')).appDb
}

beforeEach(async () => await deleteDB('myDatabase'))
afterEach(() => vi.unstubAllGlobals())

test('a later start finds the written data [SESS-25]', async () => {
  await (await freshTab()).write('session', 'tokens', { a: 1 })
  expect(await (await freshTab()).read('session', 'tokens')).toEqual({ a: 1 })
})

test('a wipe empties both stores while another tab holds the database [D03]', async () => {
  const first = await freshTab()
  await first.write('session', 'tokens', 'a')
  const second = await freshTab()
  await second.write('resultData', '7/1', 'b')
  await second.wipe()
  expect([await first.keys('session'), await first.keys('resultData')]).toEqual([[], []])
})

const otherVersions: [string, number, string[]][] = [
  ['a newer version', 9, ['session', 'resultData']],
  ['no stores', 1, []],
  ['other stores', 1, ['session', 'cache']],
]

test.each(otherVersions)('a database with %s is rebuilt [D05]', async (_what, version, stores) => {
  const foreign = await openDB('myDatabase', version, {
    upgrade: (fresh) => stores.forEach((store) => fresh.createObjectStore(store)),
  })
  foreign.close()
  const tab = await freshTab()
  await tab.write('resultData', 'x', 1)
  expect(await tab.read('resultData', 'x')).toBe(1)
  expect(isLost(tab)).toBe(false)
  expect(await (await freshTab()).read('resultData', 'x')).toBe(1)
})

test('works from memory where IndexedDB is blocked [D01]', async () => {
  const tab = await freshTab()
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    deleteDatabase: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await tab.write('session', 'tokens', 'a')
  expect(await tab.read('session', 'tokens')).toBe('a')
  expect(await tab.keys('session')).toEqual(['tokens'])
  expect(await tab.replace('session', 'tokens', () => undefined)).toBe(false)
  expect(isLost(tab)).toBe(true)
  await tab.remove('session', 'tokens')
  expect(await tab.read('session', 'tokens')).toBeUndefined()
})

test('a database that hangs keeps its session until a logout [D01, D03]', async () => {
  await (await freshTab()).write('session', 'tokens', 'a')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
  const tab = await freshTab()
  const reading = tab.read('session', 'tokens')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await reading).toBeUndefined()
  expect(isLost(tab)).toBe(true)
  vi.useRealTimers()
  open.mockRestore()
  expect(await (await freshTab()).read('session', 'tokens')).toBe('a')
  await tab.wipe()
  expect(await (await freshTab()).keys('session')).toEqual([])
})

test('a full disk rejects once [D02]', async () => {
  const tab = await freshTab()
  await tab.write('resultData', 'x', 1)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(tab.write('resultData', 'y', 2)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(put).toHaveBeenCalledTimes(1)
  put.mockRestore()
  expect(await tab.read('resultData', 'x')).toBe(1)
})

test('a session that does not fit on the disk continues in memory [D01, D02]', async () => {
  const tab = await freshTab()
  const lost = vi.fn<() => void>()
  tab.onLost(lost)
  await tab.write('session', 'tokens', 'old')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await tab.replace('session', 'tokens', (present) => `${String(present)}, exchanged`)).toBe(true)
  expect(await tab.read('session', 'tokens')).toBe('old, exchanged')
  expect(await tab.replace('session', 'tokens', (present) => `${String(present)} twice`)).toBe(true)
  expect(await tab.read('session', 'tokens')).toBe('old, exchanged twice')
  expect(lost).toHaveBeenCalledOnce()
  put.mockRestore()
  expect(await (await freshTab()).read('session', 'tokens')).toBeUndefined()
  await tab.wipe()
  expect(await tab.read('session', 'tokens')).toBeUndefined()
})

test('old tokens make space for new ones [D02]', async () => {
  const tab = await freshTab()
  await tab.write('session', 'tokens', 'old')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await tab.write('session', 'tokens', 'new')
  put.mockRestore()
  expect(await (await freshTab()).read('session', 'tokens')).toBe('new')
})

/** Whether the tab reports that it can store nothing. */
function isLost(tab: Awaited<ReturnType<typeof freshTab>>): boolean {
  const report = vi.fn<() => void>()
  tab.onLost(report)
  return report.mock.calls.length === 1
}
