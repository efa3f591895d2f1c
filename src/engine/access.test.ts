import { expect, test } from 'vitest'
import { everyone, nobody, staff } from './rules.ts'
import { can, type Permission } from './access.ts'
import { testCollection, getViewer } from './testCollection.ts'

const boss = getViewer({ isStaff: true })
const nurse = getViewer()
const allowed = (permissions: Partial<Record<Permission, typeof staff>>, trash = true) => {
  const collection = { ...testCollection, trash, permissions: { read: nobody, ...permissions } }
  const all: Permission[] = ['read', 'list', 'create', 'clone', 'update', 'delete', 'restore', 'export']
  return [boss, nurse].map((viewer) => all.filter((permission) => can(collection, permission, viewer)))
}

test('refuses an action without a rule', () => {
  expect(allowed({})).toEqual([[], []])
})

test('derived permissions follow their base permission [TOOL-11]', () => {
  expect(allowed({ read: staff, create: everyone, delete: staff })).toEqual([
    ['read', 'list', 'create', 'clone', 'delete', 'restore'],
    ['create', 'clone'],
  ])
})

test('an own rule has precedence over the derived one [TOOL-04, ROLE-06]', () => {
  expect(allowed({ delete: everyone, restore: staff, export: staff, list: everyone })).toEqual([
    ['list', 'delete', 'restore', 'export'],
    ['list', 'delete'],
  ])
})

test('nothing can be restored without a trash', () => {
  expect(allowed({ delete: staff }, false)).toEqual([['delete'], []])
})
