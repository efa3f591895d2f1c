import { testRow } from '#api/testRow.ts'
import { describe, expect, test } from 'vitest'
import { registry } from './registry.ts'
import { can } from '#engine/access.ts'
import { type Collection } from '#engine/collection.ts'
import { getViewer } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 20,
  app_label,
  model: 'hospital',
}))
const staff = getViewer({ isStaff: true, contentTypes })
const admin = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 1 }] })

describe('results', () => {
  test('only staff see benchmarks [ROLE-03]', () => {
    const permissions = ['list', 'read', 'create', 'update', 'delete'] as const
    expect(permissions.map((permission) => can(of('results/benchmarks'), permission, staff))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(permissions.map((permission) => can(of('results/benchmarks'), permission, admin))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
  test.each([
    ['results/data', 'download'],
    ['results/measures', 'child'],
  ])('%s offers staff alone its tool %s [LIST-09, TOOL-12]', (path, name) => {
    const { list = [], record = [] } = of(path).tools ?? {}
    const tool = [...list, ...record].find((one) => one.name === name)
    expect([staff, admin].map((viewer) => tool?.show?.(viewer))).toEqual([true, false])
  })
})

describe('mail templates', () => {
  test.each(['is_default', 'is_pw_forgot', 'is_demo'])('one that %s is never deleted [MAIL-11]', (name) => {
    expect(of('mailer/mailtemplates').undeletable?.({ id: 1, [name]: true }, staff)).toBe('own-template')
  })
  test('any other may be deleted [MAIL-11]', () => {
    expect(of('mailer/mailtemplates').undeletable?.(testRow({ id: 1, is_default: false }), staff)).toBeUndefined()
  })
  test('mail jobs are requested from their own endpoint [MAIL-14]', () => {
    expect(of('mailer/mailjobs').endpoint).toBe('mailer/jobs')
  })
})

function of(path: string): Collection {
  const collection = registry.get(path)
  if (!collection) throw new Error(`${path} is no collection`)
  return collection
}
