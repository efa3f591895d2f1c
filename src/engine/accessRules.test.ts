import { expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { both, either, everyone, hospitalUser, irpAccess, nobody, notDemo, reviewing, staff } from './rules.ts'
import { can } from './access.ts'
import { testCollection, getViewer } from './testCollection.ts'

const contentTypes = [
  { id: 20, app_label: 'patzu', model: 'hospital' },
  { id: 21, app_label: 'irp', model: 'hospital' },
]
const rightOn = (content_type: number) => [{ id: 1, content_type, object_id: 1, role: 2 }]
const people = {
  staff: getViewer({ isStaff: true, contentTypes }),
  stranger: getViewer({ contentTypes }),
  nurse: getViewer({ contentTypes, appPermissions: rightOn(20) }),
  irpNurse: getViewer({ contentTypes, appPermissions: rightOn(21) }),
  reviewer: getViewer({ contentTypes, isReviewer: true }),
  demo: getViewer({ contentTypes, isDemo: true, isReviewer: true, appPermissions: rightOn(21) }),
}

test.each([
  ['everyone', everyone, ['staff', 'stranger', 'nurse', 'irpNurse', 'reviewer', 'demo']],
  ['nobody', nobody, []],
  ['staff', staff, ['staff']],
  ['all but the demo', notDemo, ['staff', 'stranger', 'nurse', 'irpNurse', 'reviewer']],
  ['people with a right on any institution [ROLE-16]', hospitalUser, ['nurse', 'irpNurse', 'demo']],
  ['people with one of the peer reviews', irpAccess, ['irpNurse', 'demo']],
  ['readers of peer reviews [D-12]', reviewing, ['staff', 'irpNurse', 'reviewer']],
  ['one rule of two', either(staff, irpAccess), ['staff', 'irpNurse', 'demo']],
  ['both rules', both(irpAccess, notDemo), ['irpNurse']],
] as const)('%s', (_name, rule, who) => {
  const allowed = Object.entries(people).filter(([, viewer]) => rule(viewer))
  expect(allowed.map(([name]) => name)).toEqual(who)
})

test('superuser-only actions stay so whatever the rules [ROLE-08]', () => {
  const open = { ...testCollection, permissions: { read: everyone } }
  const superuser = getViewer({ isStaff: true, isSuperuser: true })
  takeConfig({ superuserOnly: [testCollection.path] })
  try {
    expect([people.staff, superuser].map((viewer) => can(open, 'read', viewer))).toEqual([false, true])
  } finally {
    takeConfig({})
  }
  expect(can(open, 'read', people.staff)).toBe(true)
})

test('the rules identify the roles [ROLE-01] [ROLE-18]', () => {
  const { nurse } = people
  const boss = { ...nurse, isStaff: true, isSuperuser: true }
  const guest = { ...nurse, isDemo: true, appPermissions: [] }
  const rules = { staff, everyone, nobody, notDemo, hospitalUser, irpAccess }
  const of = (viewer: Viewer): string[] => Object.entries(rules).flatMap(([name, rule]) => (rule(viewer) ? [name] : []))
  expect(of(nurse)).toEqual(['everyone', 'notDemo', 'hospitalUser'])
  expect(of(boss)).toEqual(['staff', 'everyone', 'notDemo', 'hospitalUser'])
  expect(of(guest)).toEqual(['everyone'])
  expect(either(staff, hospitalUser)(nurse)).toBe(true)
  expect(either()(boss)).toBe(false)
  expect(both(staff, hospitalUser)(nurse)).toBe(false)
  expect(both(staff, everyone)(boss)).toBe(true)
  const own = both<{ id: number }>(everyone, (viewer, row) => row?.id === viewer.id)
  expect([own(nurse, { id: 7 }), own(nurse, { id: 8 })]).toEqual([true, false])
})
