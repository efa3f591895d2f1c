import { expect, test } from 'vitest'
import { viewAddress, getViewName } from './viewAddress.ts'

test('the hash of an address holds the name of a view', () => {
  const address = viewAddress({ path: 'patzu/orders', query: 'state=2', name: 'Offen & «neu» #1 ü' })
  expect(address).toMatch(/^\/patzu\/orders\?state=2#view=[^#&?]+$/)
  expect(getViewName(new URL(address, 'https://a.b').hash)).toBe('Offen & «neu» #1 ü')
})

test('a list without a state or a name has a plain address', () => {
  expect(viewAddress({ path: 'patzu/orders', query: '', name: '' })).toBe('/patzu/orders')
})

test.each(['', '#', '#other', '#view=', '#view=%20', '#view=%E0%A4%A'])('%j names no view', (hash) => {
  expect(getViewName(hash)).toBeUndefined()
})
