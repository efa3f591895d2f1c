import { expect, test } from 'vitest'
import { getSections } from '#engine/form/entries.ts'
import { testRow } from '#api/testRow.ts'
import { getViewer } from '#engine/testCollection.ts'
import { registry } from '#collections/registry.ts'
import { inOrderFor } from './inOrderFor.ts'

test('the own profile ends with the rights, that of others has them second', () => {
  const users = registry.get('accounts/users')
  if (!users) throw new Error('no users')
  const viewer = getViewer({})
  const read = (id: number) =>
    getSections(inOrderFor(users, testRow({ id }), viewer)).flatMap(({ section }) => section ?? [])
  expect(read(viewer.id)).toEqual(['person', 'display', 'signIn', 'rights'])
  expect(read(viewer.id + 1)).toEqual(['person', 'rights', 'display', 'signIn'])
})

test('a new person has sign-in and display in one section, the last one', () => {
  const users = registry.get('accounts/users')
  if (!users) throw new Error('no users')
  const parts = getSections(inOrderFor(users, undefined, getViewer({})))
  expect(parts.flatMap(({ section }) => section ?? [])).toEqual(['person', 'rights', 'further'])
  expect(parts.at(-1)?.entries.map(({ field }) => field)).toContain('preferred_2fa')
})
