import { expect, test } from 'vitest'
import { everyone, nobody, staff } from '#api/session/rules.ts'
import { can, type Permission } from './access.ts'
import { testCollection, getViewer } from './testCollection.ts'

const boss = getViewer({ isStaff: true })
const nurse = getViewer()
const allowed = (permissions: Partial<Record<Permission, typeof staff>>, trash = true) => {
  const collection = { ...testCollection, trash, permissions: { read: nobody, ...permissions } }
  const all: Permission[] = ['read', 'list', 'create', 'clone', 'update', 'delete', 'restore', 'export']
  return [boss, nurse].map((viewer) => all.filter((permission) => can(collection, permission, viewer)))
}

test('what a collection has no rule for is refused', () => {
  expect(allowed({})).toEqual([[], []])
})

test('a list follows reading, a copy follows creating, the trash follows deleting [TOOL-11]', () => {
  expect(allowed({ read: staff, create: everyone, delete: staff })).toEqual([
    ['read', 'list', 'create', 'clone', 'delete', 'restore'],
    ['create', 'clone'],
  ])
})

test('a rule of its own goes before what it would follow [TOOL-04, ROLE-06]', () => {
  expect(allowed({ delete: everyone, restore: staff, export: staff, list: everyone })).toEqual([
    ['list', 'delete', 'restore', 'export'],
    ['list', 'delete'],
  ])
})

test('nothing comes back where there is no trash', () => {
  expect(allowed({ delete: staff }, false)).toEqual([['delete'], []])
})
