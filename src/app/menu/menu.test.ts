// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import { getViewer } from '#engine/testCollection.ts'
import { menuFor } from './menu.ts'
import { pages } from '#app/routes/router.tsx'

const staff = getViewer({ isStaff: true })
const counted = { badges: new Map(), records: new Map(), present: new Set<string>() }

function paths(viewer: Viewer): string[] {
  const flat = ({ key, children = [] }: MenuNode): string[] => [key, ...children.flatMap(flat)]
  return menuFor(viewer, pages, counted, { word: String, getName: String }).flatMap(flat)
}

test('a beta environment hides what its configuration lists [MENU-19, D-73]', () => {
  expect(paths(staff)).toEqual(expect.arrayContaining(['mailer', 'mailer/mails', 'results/importer']))
  takeConfig({ environment: 'beta' })
  expect(paths(staff).filter((path) => path.startsWith('mailer') || path === 'results/importer')).toEqual([])
  expect(paths(staff)).toContain('results/evaluations')
  takeConfig({ environment: 'beta', hiddenInBeta: ['irp', 'patzu/tokens'] })
  expect(paths(staff).filter((path) => path.startsWith('irp') || path === 'patzu/tokens')).toEqual([])
  expect(paths(staff)).toContain('mailer/mails')
})

test('staff see applications except those of superusers [ROLE-08, MENU-02, D-73]', () => {
  const names = ['apps/apps', 'apps/groups', 'accounts/usertitles', 'accounts/demo_users']
  expect(paths(staff)).toEqual(expect.arrayContaining(names))
  takeConfig({ superuserOnly: names })
  expect(paths(staff).filter((path) => names.includes(path))).toEqual([])
  expect(paths(getViewer({ isStaff: true, isSuperuser: true }))).toEqual(expect.arrayContaining(names))
})

test('an optional collection has an entry only where the backend has it', () => {
  const getPaths = (present: ReadonlySet<string>) => {
    const flat = ({ key, children = [] }: MenuNode): string[] => [key, ...children.flatMap(flat)]
    const contentTypes = [{ id: 20, app_label: 'patzu', model: 'hospital' }]
    const person = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })
    return menuFor(person, pages, { ...counted, present }, { word: String, getName: String }).flatMap(flat)
  }
  expect(getPaths(new Set(['results/actions']))).toContain('results/actions')
  expect(getPaths(new Set())).not.toContain('results/actions')
})

test('others see only entries they have permissions for', () => {
  expect(paths(getViewer({ isDemo: true })).filter((path) => path.includes('/'))).toEqual(['/', 'results/evaluations'])
})

test('people of a programme see users and invitations below it [ROLE-18, ROLE-14]', () => {
  const contentTypes = ['patzu', 'moniq', 'irp'].map((app_label, at) => ({ id: 20 + at, app_label, model: 'hospital' }))
  const on = (content_type: number) => ({ id: content_type, content_type, object_id: 1, role: 2 })
  const person = getViewer({ contentTypes, appPermissions: [on(20), on(21)] })
  const links = (viewer: Viewer) => {
    const flat = (node: MenuNode, area: string): string[] => [
      ...(/^.accounts.(users|invitations)/.test(node.to ?? '') ? [`${area} ${node.to}`] : []),
      ...(node.children ?? []).flatMap((child) => flat(child, area)),
    ]
    return menuFor(viewer, pages, counted, { word: String, getName: String }).flatMap((node) => flat(node, node.key))
  }
  expect(links(person)).toEqual([
    'patzu /accounts/users?app_permissions__content_type=20',
    'patzu /accounts/invitations?permissions__content_type=20',
    'moniq /accounts/users?app_permissions__content_type=21',
    'moniq /accounts/invitations?permissions__content_type=21',
  ])
  expect(links(getViewer({ ...person, isDemo: true }))).toEqual([])
  expect(links(getViewer({ isStaff: true, contentTypes, appPermissions: [on(20)] }))).toContain(
    'accounts /accounts/invitations',
  )
})
