import type { TestRow } from '#api/testRow.ts'
import { expect, test } from 'vitest'
import type { Collection } from '#engine/collection.ts'
import { createBody, formKeys, isShown, initialValues, withoutHidden, writableKeys } from './entries.ts'
import { list } from '#engine/fieldTypes.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

const staff = getViewer({ isStaff: true })

test('sends only values the viewer sees and may change [D-13, A04]', () => {
  expect(writableKeys(testCollection, { id: 1 }, getViewer(), true)).not.toContain('owner')
  expect(writableKeys(testCollection, { id: 1 }, staff, true)).toContain('owner')
  expect(writableKeys(testCollection, { id: 1 }, staff, true)).not.toContain('created')
  expect(writableKeys(testCollection, { id: 1 }, getViewer(), false)).toEqual([])
})

test('a translated field has three keys [I18N-03]', () => {
  expect(formKeys(testCollection)).toEqual(expect.arrayContaining(['subtitle', 'subtitle_fr', 'subtitle_it']))
})

test('a new record starts with the initial values', () => {
  const values = initialValues(testCollection, undefined)
  expect(values).toMatchObject({ state: 1, name: null })
  expect(createBody(['state', 'name', 'anqid'], { ...values, name: 'A' })).toEqual({ state: 1, name: 'A' })
})

test('a new record requires nothing that only the server sets', () => {
  const collection = { ...testCollection, fields: { ...testCollection.fields, files: list() } }
  const files = { field: 'files', widget: () => Promise.resolve({ default: () => null }) }
  expect(isShown(collection, files, { id: 0 }, staff, true)).toBe(false)
  expect(isShown(collection, files, { id: 1 }, staff, false)).toBe(true)
})

test('drops a value that the edit hides', () => {
  const form: Collection['form'] = ['state', { field: 'name', when: ({ state }: TestRow) => state === 3 }]
  const collection: Collection = { ...testCollection, form: form ?? [] }
  const base = { id: 1, state: 3, name: 'until 2027' }
  expect(withoutHidden(collection, base, { state: 1, name: 'until 2027' }, staff)).toEqual({ state: 1, name: null })
  expect(withoutHidden(collection, base, { state: 3, name: 'x' }, staff)).toEqual({ state: 3, name: 'x' })
  const stored = { id: 1, state: 1, name: 'of old' }
  expect(withoutHidden(collection, stored, { state: 1, name: 'of old' }, staff)).toEqual({ state: 1, name: 'of old' })
  expect(withoutHidden(collection, undefined, { state: 1, name: 'typed' }, staff)).toEqual({ state: 1, name: null })
})
