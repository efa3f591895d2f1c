// @vitest-environment jsdom
import { testRow } from '#api/testRow.ts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import type { Row } from '#api/rows/page.ts'
import { registry } from './registry.ts'
import { type Entry, toObjects } from '#engine/collection.ts'
import { isReadOnly, isShown } from '#engine/form/entries.ts'
import { findInvalid } from '#engine/form/testForm.tsx'
import { getViewer } from '#engine/testCollection.ts'

const users = registry.get('accounts/users')
if (!users) throw new Error('accounts/users is missing')
const staff = getViewer({ isStaff: true })
const getEntry = (field: string): Entry =>
  toObjects<Entry>(users.form).find((entry) => entry.field === field) ?? { field }
const shown = (field: string, row: Row): boolean => isShown(users, getEntry(field), row, staff, false)

test('shows the second address or number of the selected factor only [ACC-03, ACC-04]', () => {
  expect(
    ['phone', 'email', 'no_2fa'].map((preferred_2fa) => shown('authy_phone', testRow({ id: 1, preferred_2fa }))),
  ).toEqual([true, false, false])
  expect(
    ['phone', 'email', 'no_2fa'].map((preferred_2fa) => shown('email_2fa', testRow({ id: 1, preferred_2fa }))),
  ).toEqual([false, true, false])
})

test('only staff may select no factor [ACC-05]', () => {
  const { without } = getEntry('preferred_2fa')
  expect(without?.(getViewer(), { id: 7 })).toEqual(['no_2fa'])
  expect(without?.(staff, { id: 7 })).toEqual([])
})

test('people of configured institutions keep their factor [ACC-06, D-70]', () => {
  const row = { id: 8, email: 'a@Fixed.example' }
  expect(isReadOnly(users, getEntry('preferred_2fa'), row, staff, false)).toBe(false)
  takeConfig({ fixedSecondFactorDomains: ['fixed.example'] })
  expect(isReadOnly(users, getEntry('preferred_2fa'), row, staff, false)).toBe(true)
})

test('typing another address into the own profile does not unlock the factor [ACC-06, D-70]', () => {
  takeConfig({ fixedSecondFactorDomains: ['b.ch'] })
  const own = getViewer()
  expect(
    isReadOnly(users, getEntry('preferred_2fa'), testRow({ id: own.id, email: 'a@elsewhere.ch' }), own, false),
  ).toBe(true)
  takeConfig({ fixedSecondFactorDomains: ['elsewhere.ch'] })
  expect(
    isReadOnly(users, getEntry('preferred_2fa'), testRow({ id: own.id, email: 'a@elsewhere.ch' }), own, false),
  ).toBe(false)
})

test('warns people of an institution about the same address twice [ACC-10, D-70]', () => {
  const { warn } = getEntry('email_2fa')
  const insider = getViewer({
    contentTypes: [{ id: 1, app_label: 'patzu', model: 'hospital' }],
    appPermissions: [{ id: 1, content_type: 1, object_id: 1, role: 2 }],
  })
  expect(warn?.(testRow({ id: 7, email: 'A@b.ch', email_2fa: ' a@B.ch' }), insider)).toBe('forms:same-email')
  expect(warn?.(testRow({ id: 7, email: 'a@b.ch', email_2fa: 'c@b.ch' }), insider)).toBeUndefined()
  expect(warn?.(testRow({ id: 7, email: 'a@b.ch', email_2fa: 'a@b.ch' }), getViewer())).toBeUndefined()
})

test('a phone as second factor needs a Swiss number [ACC-07, D-94]', async () => {
  const row = { id: 1, email: 'a@b.ch', language: 1, preferred_2fa: 'phone' }
  expect(findInvalid(users, row, staff, false)).toMatchObject({ authy_phone: 'form.required' })
  expect(findInvalid(users, testRow({ ...row, authy_phone: '+4179123456' }), staff, false)).toMatchObject({
    authy_phone: 'form.phone',
  })
  for (const authy_phone of ['+41791234567', '079 123 45 67'])
    expect(findInvalid(users, testRow({ ...row, authy_phone }), staff, false)).not.toHaveProperty('authy_phone')
  await i18next.changeLanguage('de')
  expect(i18next.t('hint.authy_phone', { ns: 'forms' })).toContain('+41')
})
