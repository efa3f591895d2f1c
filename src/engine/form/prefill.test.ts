import { expect, test } from 'vitest'
import { text } from '#engine/fieldTypes.ts'
import { prefilledValues } from './prefill.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

const staff = getViewer({ isStaff: true })
const fill = (address: string, viewer = staff) => prefilledValues(testCollection, new URLSearchParams(address), viewer)

test('the address fills the fields that are meant for it [DETAIL-01]', () => {
  expect(fill('name=Aarau&anqid=12&state=3&until=2026-12-31')).toEqual({
    name: 'Aarau',
    anqid: 12,
    state: 3,
    until: '2026-12-31',
  })
})

test('prefills every field that the viewer sees and may change [D-14]', () => {
  expect(fill('friends=3,4&anqid=7')).toEqual({ friends: [3, 4], anqid: 7 })
  expect(fill('anqid=7', getViewer({ isStaff: false }))).toEqual({ anqid: 7 })
})

test('never prefills flags, owners, ids and server fields [D-14, I04]', () => {
  expect(fill('is_staff=true&owner=5&id=9&share=3&app_permissions=[]&__proto__=1&created=2026-01-01')).toEqual({})
})

test('no link fills permissions, flags or second factors of any form [D-14, I04, A04]', () => {
  const named = [
    'preferred_2fa',
    'authy_phone',
    'email_2fa',
    'role',
    'app_permissions',
    'users_admin',
    'view_access_users',
  ]
  const collection = {
    ...testCollection,
    fields: Object.fromEntries(named.map((name) => [name, text()])),
    form: named,
  }
  const address = new URLSearchParams(named.map((name) => [name, 'x']))
  expect(prefilledValues(collection, address, staff)).toEqual({})
})

test('ignores values that do not fit their field', () => {
  expect(fill('name=far-too-long&anqid=abc&state=99&until=31.12.2026')).toEqual({})
})
