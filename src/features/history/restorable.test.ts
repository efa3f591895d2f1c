import { expect, test } from 'vitest'
import { staff } from '#engine/rules.ts'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { json, moment, number, relation, relations, text, translated } from '#engine/fieldTypes.ts'
import { getViewer } from '#engine/testCollection.ts'
import { restorable, undoable } from './restorable.ts'

const collection = collectionAt(
  'accounts/things',
  defineCollection({
    title: 'name',
    fields: {
      name: text({ maxLength: 10 }),
      title: translated(),
      amount: number(),
      owner_id: relation('accounts/users'),
      measures_ids: relations('patzu/measures'),
      settings: json(),
      phone: text(),
      secret_note: text(),
      created: moment({ readOnly: true }),
    },
    columns: ['name'],
    form: [
      'name',
      'title',
      { field: 'amount', readOnly: (viewer) => !viewer.isSuperuser },
      { field: 'owner_id', when: (row) => row.amount !== 9 },
      'measures_ids',
      'settings',
      'phone',
      'created',
    ],
    permissions: { read: staff, update: staff },
  }),
)
const viewer = getViewer({ isStaff: true })
const row = {
  id: 3,
  name: 'Neu',
  title_de: 'Jetzt',
  title_fr: 'Maintenant',
  amount: 1,
  owner_id: 4,
  measures_ids: [1, 2],
}
const shown = (kept: Record<string, unknown>, now = row) =>
  restorable(collection, kept, now, viewer).map(({ key, value, reason }) => [key, value, reason])

test('each key of a version is offered in the format of the form', () => {
  expect(
    shown({
      name: 'Alt',
      title_de: 'Jetzt',
      title_fr: 'Avant',
      owner: '5',
      measures_ids: ['2', '3'],
      settings: '{"a":1}',
    }),
  ).toEqual([
    ['name', 'Alt', undefined],
    ['title_fr', 'Avant', undefined],
    ['owner_id', 5, undefined],
    ['measures_ids', [2, 3], undefined],
    ['settings', { a: 1 }, undefined],
  ])
})

test('equal, missing or unknown keys are not offered', () => {
  expect(shown({ name: 'Neu', measures_ids: [2, 1], settings: null, unknown: 1, secret_note: 'x' })).toEqual([])
  expect(shown({ owner: 7 }, { ...row, amount: 9 })).toEqual([])
})

test('locked, secret or invalid values show the reason [D-16, A04]', () => {
  expect(
    shown({
      name: 'Viel zu lang für hier',
      amount: 2,
      owner: 'Frau Meier',
      phone: '+41791234567',
      created: '2020-01-01T10:00:00Z',
    }),
  ).toEqual([
    ['name', 'Viel zu lang für hier', 'unfit'],
    ['amount', 2, 'locked'],
    ['owner_id', 'Frau Meier', 'unfit'],
    ['phone', '+41791234567', 'hidden'],
    ['created', '2020-01-01T10:00:00Z', 'locked'],
  ])
})

const undone = (before: Record<string, unknown>, after: Record<string, unknown>, now: Record<string, unknown> = {}) => {
  const { changes, others } = undoable(collection, { before, after }, { ...row, ...now }, viewer)
  return { changes: changes.map(({ key, value, isChangedSince }) => [key, value, isChangedSince]), others }
}

test('undoing a change offers its own fields with their values before it', () => {
  const before = { name: 'Alt', title_de: 'Jetzt', owner: '5', measures_ids: ['2', '1'], phone: '1' }
  expect(undone(before, { ...before, name: 'Neu', owner: '4' }, { phone: '2' })).toEqual({
    changes: [
      ['name', 'Alt', false],
      ['owner_id', 5, false],
    ],
    others: [],
  })
})

test('a field that was changed once more since is marked', () => {
  expect(undone({ name: 'Alt', phone: '1' }, { name: 'Mitte', phone: '2' }, { phone: '2' }).changes).toEqual([
    ['name', 'Alt', true],
    ['phone', '1', false],
  ])
})

test('a field that has its value of before again is left out', () => {
  expect(undone({ name: 'Neu' }, { name: 'Mitte' })).toEqual({ changes: [], others: [] })
})

test('changed fields outside of the form and without a known value before are named', () => {
  expect(undone({ name: 'Alt', state: 1 }, { name: 'Neu', state: 2, phone: '2' })).toEqual({
    changes: [['name', 'Alt', false]],
    others: ['state', 'phone'],
  })
})
