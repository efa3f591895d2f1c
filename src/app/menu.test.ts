import { expect, test } from 'vitest'
import { takeConfig } from '#api/config.ts'
import type { Viewer } from '#api/viewer.ts'
import type { MenuNode } from '#app/shell/menuNode.ts'
import { viewerOf } from '#engine/testCollection.ts'
import { menuFor } from './menu.ts'

const staff = viewerOf({ isStaff: true })
const counted = { badges: new Map(), records: new Map() }

function paths(viewer: Viewer): string[] {
  const flat = ({ key, children = [] }: MenuNode): string[] => [key, ...children.flatMap(flat)]
  return menuFor(viewer, counted, { word: String, nameOf: String }).flatMap(flat)
}

test('a beta environment hides what its configuration lists, mail and the importer unless it says otherwise [MENU-19, D-73]', () => {
  expect(paths(staff)).toEqual(expect.arrayContaining(['mailer', 'mailer/mails', 'results/importer']))
  takeConfig({ environment: 'beta' })
  expect(paths(staff).filter((path) => path.startsWith('mailer') || path === 'results/importer')).toEqual([])
  expect(paths(staff)).toContain('results/evaluations')
  takeConfig({ environment: 'beta', hiddenInBeta: ['irp', 'patzu/tokens'] })
  expect(paths(staff).filter((path) => path.startsWith('irp') || path === 'patzu/tokens')).toEqual([])
  expect(paths(staff)).toContain('mailer/mails')
})

test('applications are there for staff, unless the configuration keeps some to superusers [ROLE-08, MENU-02, D-73]', () => {
  const names = ['apps/apps', 'apps/groups', 'accounts/usertitles', 'accounts/demo_users']
  expect(paths(staff)).toEqual(expect.arrayContaining(names))
  takeConfig({ superuserOnly: names })
  expect(paths(staff).filter((path) => names.includes(path))).toEqual([])
  expect(paths(viewerOf({ isStaff: true, isSuperuser: true }))).toEqual(expect.arrayContaining(names))
})

test('who is no staff finds the entries of what is theirs alone', () => {
  expect(paths(viewerOf({ isDemo: true })).filter((path) => path.includes('/'))).toEqual(['results/evaluations'])
})
