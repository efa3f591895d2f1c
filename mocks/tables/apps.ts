import { toNumber } from '../db/json.ts'
import { contentTypeId } from '../db/contentTypes.ts'
import { boolean, computed, integer, json, longText, relation, required, stamps, text, url } from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import { canReach, permissionsOn } from '../schema/permissions.ts'
import { everyone, staff } from '../schema/rules.ts'

const groupType = contentTypeId('apps.group')

export default keyed(
  {
    path: 'apps/apps',
    model: 'apps.app',
    search: ['name', 'description'],
    filters: ['internal'],
    publicRead: true,
    permissions: { read: everyone, create: staff, update: staff, delete: staff },
    fields: {
      name: text(required),
      description: longText(),
      internal: boolean(),
      path: text(),
      url: url(),
      content_type: relation('accounts/content_types'),
      role: integer(),
      ...stamps,
    },
    protectedBecause: (row, world) => {
      const group = world.rows('apps/groups').find((entry) => entry['app'] === row.id)
      return group ? `apps.group ${group.id}` : undefined
    },
  },
  {
    path: 'apps/groups',
    model: 'apps.group',
    search: ['name', 'key', 'import_key'],
    filters: ['app'],
    exported: true,
    permissions: { read: everyone, create: staff, update: staff, delete: staff },
    own: (user, world, row) => row !== undefined && canReach(world, user, groupType, row.id),
    fields: {
      app: relation('apps/apps', required),
      name: text(required),
      key: text({ required: true, max: 50 }),
      import_key: text({ max: 50 }),
      filter: json(),
      users: computed((row, world) =>
        permissionsOn(world, groupType, row.id).flatMap((permission) => {
          const user = world.find('accounts/users', toNumber(permission['user']))
          return user
            ? [
                {
                  id: user.id,
                  email: user['email'] ?? '',
                  name: `${String(user['first_name'])} ${String(user['last_name'])}`,
                },
              ]
            : []
        }),
      ),
      ...stamps,
    },
  },
)
