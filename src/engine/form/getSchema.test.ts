// @vitest-environment jsdom
import { testRow, type TestRow } from '#api/testRow.ts'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { getFormSchema, getSchema, valueSchema } from './getSchema.ts'
import { findInvalid } from './testForm.tsx'
import type { Row } from '#api/rows/page.ts'
import type { Field } from '#engine/fieldTypes.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

beforeAll(async () => await i18next.changeLanguage('de'))

const staff = getViewer({ isStaff: true })
const said = (field: Field, value: unknown) => valueSchema(field).safeParse(value).error?.issues[0]?.message

test.each([[''], [null], [undefined], [[]]])('rejects a required field without a value (%j) [FORM-01]', (name) => {
  expect(findInvalid(testCollection, testRow({ id: 1, name }), staff, false)).toEqual({ name: 'Bitte ausfüllen.' })
  expect(said({ kind: 'relations', endpoint: 'x', required: true }, name)).toBe('Bitte ausfüllen.')
  expect(said({ kind: 'number', required: true }, name)).toBe('Bitte ausfüllen.')
  expect(said({ kind: 'day', required: true }, name)).toBe('Bitte ausfüllen.')
})

test.each<[Field]>([
  [{ kind: 'text', format: 'email', maxLength: 3 }],
  [{ kind: 'text', format: 'phone' }],
  [{ kind: 'text', format: 'url' }],
  [{ kind: 'number', min: 1, integer: true }],
  [{ kind: 'day' }],
  [{ kind: 'flag' }],
  [{ kind: 'json' }],
])('%j may stay empty', (field) => {
  expect([null, undefined, '', []].map((nothing) => said(field, nothing))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('rejects a required text of blanks and invisible characters [D-94]', () => {
  expect(['  ', '\u200B\u00A0', ' a '].map((value) => said({ kind: 'text', required: true }, value))).toEqual([
    'Bitte ausfüllen.',
    'Bitte ausfüllen.',
    undefined,
  ])
})

test('rejects a text beyond its length in characters [FORM-02, I07]', () => {
  expect(said({ kind: 'text', maxLength: 2 }, '😀😀')).toBeUndefined()
  expect(said({ kind: 'text', maxLength: 2 }, 'abc')).toBe('Höchstens 2 Zeichen.')
  expect(said({ kind: 'translated', suffix: '', maxLength: 2 }, 'abc')).toBe('Höchstens 2 Zeichen.')
})

test('accepts a number where the backend keeps a text [D-50]', () => {
  expect(said({ kind: 'text', maxLength: 4 }, 5000)).toBeUndefined()
})

test.each([
  ['+41791234567', undefined],
  ['0791234567', undefined],
  ['+4179123456', 'Bitte im Format +41xxxxxxxxx eingeben.'],
  ['+41 (0)79 123 45 67', undefined],
])('the mobile number %s is %s [ACC-07]', (text, message) => {
  expect(said({ kind: 'text', format: 'phone' }, text)).toBe(message)
})

test('validates e-mail and web addresses [D-21]', () => {
  expect([' a@b.swiss ', 'a@b'].map((text) => said({ kind: 'text', format: 'email' }, text))).toEqual([
    undefined,
    'Bitte eine gültige E-Mail-Adresse eingeben.',
  ])
  expect(['https://a.ch/x', 'a.ch'].map((text) => said({ kind: 'text', format: 'url' }, text))).toEqual([
    undefined,
    'Bitte eine Adresse eingeben, die mit https:// beginnt.',
  ])
})

test('rejects an invalid day or number', () => {
  expect(['2024-02-29', '2026-02-31', '2026-2-3', '0202-01-01'].map((day) => said({ kind: 'day' }, day))).toEqual([
    undefined,
    ...Array.from({ length: 3 }, () => 'Diesen Tag gibt es nicht.'),
  ])
  expect([1.5, '1', Number.NaN].map((value) => said({ kind: 'number', integer: true }, value))).toEqual([
    "Bitte eine ganze Zahl eingeben, zum Beispiel 1'234.",
    "Bitte eine Zahl eingeben, zum Beispiel 1'234.5.",
    "Bitte eine Zahl eingeben, zum Beispiel 1'234.5.",
  ])
  expect([-1, 0].map((value) => said({ kind: 'number', min: 0 }, value))).toEqual(['Mindestens 0.', undefined])
})

test('only the German of a translated field can be required', () => {
  const needed = {
    ...testCollection,
    fields: {
      ...testCollection.fields,
      subtitle: { kind: 'translated' as const, suffix: '' as const, required: true },
    },
  }
  expect(Object.keys(findInvalid(needed, testRow({ id: 1, name: 'A' }), staff, false))).toEqual(['subtitle'])
})

test('does not validate hidden or read-only fields [FORM-03]', () => {
  expect(findInvalid(testCollection, testRow({ id: 1, name: 'A', state: 1, until: 'never' }), staff, false)).toEqual({})
  expect(
    findInvalid(testCollection, testRow({ id: 1, name: 'A', state: 3, until: 'never' }), staff, false),
  ).toHaveProperty('until')
  expect(findInvalid(testCollection, testRow({ id: 1, name: '' }), getViewer(), false)).toEqual({})
})

test('shows the error of a collection where the field itself has none', () => {
  const checked = { ...testCollection, form: [{ field: 'name', check: () => 'no-access' as const }] }
  expect(findInvalid(checked, testRow({ id: 1, name: 'A' }), staff, false)).toEqual({ name: 'Kein Zugriff' })
  expect(findInvalid(checked, testRow({ id: 1, name: '' }), staff, false)).toEqual({ name: 'Bitte ausfüllen.' })
})

test('creates the schema of some fields once', () => {
  expect(getSchema(testCollection.fields)).toBe(getSchema(testCollection.fields))
})

test('an invalid stored value does not block the save of other fields [FORM-01]', () => {
  const wrong = (base: TestRow, row: TestRow) =>
    !getFormSchema(testCollection, row, staff, false, base).safeParse(row).success
  expect(wrong({ id: 1, name: '' }, { id: 1, name: null, anqid: 7 })).toBe(false)
  expect(wrong({ id: 1, name: 'viel zu lang' }, { id: 1, name: 'viel zu lang', anqid: 7 })).toBe(false)
  expect(wrong({ id: 1, name: 'A' }, { id: 1, name: '' })).toBe(true)
  expect(wrong({ id: 1, name: '' }, { id: 1, name: 'noch zu lang' })).toBe(true)
})

test('validates a field that becomes required [FORM-01]', () => {
  const { fields } = testCollection
  const collection = {
    ...testCollection,
    fields: { ...fields, until: { kind: 'day', required: true } },
  } as typeof testCollection
  const [active, dispensed] = [1, 3].map((state) => ({ id: 1, name: 'A', state, until: null }))
  const isWrong = (base: Row = { id: 0 }, row: Row = { id: 0 }) =>
    !getFormSchema(collection, row, staff, false, base).safeParse(row).success
  expect(isWrong(active, dispensed)).toBe(true)
  expect(isWrong(dispensed, dispensed)).toBe(false)
})
