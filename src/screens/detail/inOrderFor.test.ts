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
