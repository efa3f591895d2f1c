// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { can, type Permission } from '#engine/access.ts'
import { registry } from './registry.ts'
import { viewers } from './testViewers.ts'

const permissions: Permission[] = ['list', 'read', 'create', 'clone', 'update', 'delete', 'restore', 'export']
const others = { id: 1 }
const own = (id: number) => ({ id, creator_id: id, users_admin: [id], view_access_admins: [id] })

/** Yes, only with an own record, or no. */
function cell(...[collection, permission, viewer]: Parameters<typeof can>): string {
  if (permission === 'clone' && !collection.clone) return '-'
  if (can(collection, permission, viewer, others))
    return can(collection, permission, viewer, own(viewer.id)) ? 'yes' : 'others'
  return can(collection, permission, viewer, own(viewer.id)) ? 'own' : '-'
}

test('permissions per collection match the reviewed table [ROLE-02, GUARD-16]', async () => {
  const width = Math.max(...permissions.map((permission) => permission.length)) + 1
  const line = (first: string, cells: readonly string[]) =>
    `  ${first.padEnd(14)}${cells.map((text) => text.padEnd(width)).join('')}`.trimEnd()
  const table = [...registry.values()]
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((collection) => [
      collection.path,
      line('', permissions),
      ...Object.entries(viewers).map(([name, viewer]) =>
        line(
          name,
          permissions.map((permission) => cell(collection, permission, viewer)),
        ),
      ),
      '',
    ])
  await expect(table.join('\n')).toMatchFileSnapshot('./rights.txt')
})
