// @vitest-environment node
import { expect, test } from 'vitest'
import { currentKey, holds } from './menuNode.ts'

const menu = [
  { key: 'home', label: 'Home', to: '/' },
  {
    key: 'users',
    label: 'Users',
    to: '/accounts/users',
    children: [{ key: 'staff', label: 'Staff', to: '/accounts/users?is_staff=true' }],
  },
  {
    key: 'patzu',
    label: 'patzu',
    children: [
      { key: 'patzu/', label: 'Dashboard', to: '/patzu' },
      { key: 'measures', label: 'Measures', to: '/patzu/measures' },
    ],
  },
  { key: 'studek', label: 'studek', children: [{ key: 'students', label: 'Students', to: '/studek/users' }] },
]

test.each([
  ['/', '', 'home'],
  ['/accounts/users', '', 'users'],
  ['/accounts/users', '?page=2', 'users'],
  ['/accounts/users', '?is_staff=true&page=2', 'staff'],
  ['/accounts/users/7', '', 'users'],
  ['/patzu/measures/3', '', 'measures'],
  ['/patzu/measuresother', '', undefined],
  ['/patzu', '', 'patzu/'],
  ['/patzu/notinthemenu/3', '', undefined],
  ['/studek', '?objectId=3', 'studek'],
  ['/studek/notinthemenu', '', undefined],
  ['/own-plans', '', undefined],
])('at %s%s the entry %s is the current one [MENU-01]', (path, search, key) => {
  expect(currentKey(menu, path, search)).toBe(key)
})

test('an area contains the entries in it, however deep', () => {
  const [, users] = menu
  expect(users && holds(users, 'staff')).toBe(true)
  expect(users && holds(users, 'measures')).toBe(false)
})
