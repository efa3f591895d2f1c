import { toNumber, toNumbers } from '../db/json.ts'
import { contentTypeId, getPath } from '../db/contentTypes.ts'
import type { Rule, Table } from '../schema/table.ts'
import { computed, integer, readOnly, relation, required, stamps, text } from '../schema/fields.ts'
import { irpPeople } from './irp.ts'
import { keyed } from '../schema/keyed.ts'
import { canReach } from '../schema/permissions.ts'
import { everyone, staff } from '../schema/rules.ts'

const globalType = contentTypeId('irp.irpglobalfiles')

const sharedWith: Rule = (user, world, row) => {
  if (!row) return false
  if (row['content_type'] === globalType) return irpPeople(user, world)
  if (row['created_by_id'] === user.id) return true
  const [type, object] = [toNumber(row['content_type']), toNumber(row['object_id'])]
  if (canReach(world, user, type, object)) return true
  const record = type === contentTypeId('irp.irpuserfiles') ? world.find('irp/irpUserFiles', object) : undefined
  return record !== undefined && [...toNumbers(record['users']), record['user']].includes(user.id)
}

const files: Table = {
  path: 'filemanager/files',
  model: 'filemanager.file',
  search: ['name'],
  filters: ['content_type', 'object_id'],
  ordering: '-id',
  permissions: { read: everyone, update: staff, delete: staff },
  own: sharedWith,
  fields: {
    name: text(required),
    extension: computed((row) => row['extension'] ?? '', 'text'),
    file_size: integer(readOnly),
    object_id: integer(),
    content_type: relation('accounts/content_types'),
    content_object: computed((row, world) => {
      const path = getPath(toNumber(row['content_type']))
      return path ? (world.find(path, toNumber(row['object_id']))?.['name'] ?? null) : null
    }, 'text'),
    created_by: computed(
      (row, world) => world.find('accounts/users', toNumber(row['created_by_id']))?.['email'] ?? null,
      'text',
    ),
    created_by_id: relation('accounts/users', readOnly),
    ...stamps,
  },
}

export default keyed(files)
