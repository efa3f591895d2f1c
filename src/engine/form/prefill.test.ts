import { expect, test } from 'vitest'
import { prefilledValues } from '#engine/form/prefill.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'

const staff = viewerOf({ isStaff: true })
const fill = (address: string, viewer = staff) => prefilledValues(testCollection, new URLSearchParams(address), viewer)

test('the address fills the fields that are meant for it [DETAIL-01]', () => {
  expect(fill('name=Aarau&anqid=12&state=3&until=2026-12-31')).toEqual({
    name: 'Aarau',
    anqid: 12,
    state: 3,
    until: '2026-12-31',
  })
})

test('flags, owners, ids and fields that are not meant for it are never filled [D-14, I04]', () => {
  expect(fill('is_staff=true&owner=5&id=9&share=3&app_permissions=[]&__proto__=1&created=2026-01-01')).toEqual({})
})

test('what does not fit a field is left out', () => {
  expect(fill('name=far-too-long&anqid=abc&state=99&until=31.12.2026')).toEqual({})
})
