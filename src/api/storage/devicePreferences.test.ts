// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  changeDevicePreferences,
  clearDevicePreferences,
  readDevicePreferences,
  useDevicePreferences,
} from './devicePreferences.ts'
import { endSession, signOut } from '#api/session/session.ts'
import { signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()
const noPreferences = {
  views: [],
  lists: [],
  recent: [],
  areKeysOff: false,
  lookedSince: '',
  opened: [],
  isTourOver: false,
  headings: [],
}
const one = { id: '1', name: 'Offene', path: 'patzu/orders', query: 'state=2' }

test('stores preferences for their user alone, as names, settings and ids [A07, D-85]', async () => {
  await signedInAs(7)
  changeDevicePreferences(7, ({ views }) => ({ views: [...views, one] }))
  changeDevicePreferences(7, () => ({ recent: [{ path: 'patzu/orders', id: 3 }] }))
  expect(readDevicePreferences(7)).toEqual({
    ...noPreferences,
    views: [one],
    recent: [{ path: 'patzu/orders', id: 3 }],
  })
  expect(readDevicePreferences(8)).toEqual(noPreferences)
})

test.each([
  ['a logout', signOut],
  ['the end of the session', endSession],
  ['a sign-in of somebody else', async () => void (await signedInAs(8))],
])('preferences survive %s [D-85]', async (_how, leave) => {
  server.use(http.post('*/api/token/blacklist/', () => HttpResponse.json({})))
  await signedInAs(7)
  changeDevicePreferences(7, () => ({ views: [one] }))
  await leave()
  changeDevicePreferences(7, () => ({ views: [] }))
  expect(readDevicePreferences(7).views).toEqual([one])
})

test('forgetting the device removes the preferences of this user alone [D-85]', async () => {
  await signedInAs(8)
  changeDevicePreferences(8, () => ({ views: [{ ...one, name: 'Andere' }] }))
  await signedInAs(7)
  changeDevicePreferences(7, () => ({ views: [one], recent: [{ path: 'patzu/orders', id: 3 }] }))
  clearDevicePreferences(7)
  expect(readDevicePreferences(7)).toEqual(noPreferences)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept'))).toEqual(['kept-8'])
})

test('components re-render after a change in any tab', async () => {
  await signedInAs(7)
  const { result } = renderHook(() => useDevicePreferences(7).views.map(({ name }) => name))
  act(() => changeDevicePreferences(7, () => ({ views: [one] })))
  expect(result.current).toEqual(['Offene'])
  localStorage.setItem('kept-7', JSON.stringify({ views: [{ ...one, name: 'Neue' }] }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept-7' })))
  expect(result.current).toEqual(['Neue'])
})

test.each([
  '',
  'x',
  'null',
  '5',
  '{"views":5,"lists":{},"recent":[{"path":"patzu/orders","id":"3"},null]}',
  JSON.stringify({ views: [null, { name: 1 }, { ...one, path: '//evil.example' }, { ...one, name: 'x'.repeat(61) }] }),
])('leaves out broken values: %j [S18]', (text) => {
  localStorage.setItem('kept-7', text)
  expect(readDevicePreferences(7)).toEqual(noPreferences)
})

test('keeps preferences in this tab where the browser refuses to store [D01]', async () => {
  await signedInAs(7)
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  changeDevicePreferences(7, () => ({ views: [one] }))
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(readDevicePreferences(7).views).toEqual([one])
  vi.restoreAllMocks()
  clearDevicePreferences(7)
})

test('keeps a change in this tab where there is no space [D01, D02]', async () => {
  await signedInAs(7)
  changeDevicePreferences(7, () => ({ views: [one] }))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  changeDevicePreferences(7, () => ({ views: [{ ...one, name: 'Neue' }] }))
  expect(readDevicePreferences(7).views).toEqual([{ ...one, name: 'Neue' }])
  full.mockRestore()
  changeDevicePreferences(7, () => ({ views: [{ ...one, name: 'Neueste' }] }))
  expect(localStorage.getItem('kept-7')).toContain('Neueste')
})
