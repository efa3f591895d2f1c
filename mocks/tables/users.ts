import type { World } from '../db/World.ts'
import type { Json, Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import { getPath } from '../db/contentTypes.ts'
import type { Check, Filter, Rule } from '../schema/table.ts'
import {
  boolean,
  choice,
  computed,
  email,
  integer,
  isActive,
  readOnly,
  relation,
  required,
  stamps,
  text,
  time,
} from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import { adminRole, isAdminAt, isAnyAdmin, getPermissions, permissionsPath } from '../schema/permissions.ts'
import { everyone, isStaff, staff } from '../schema/rules.ts'

const self: Rule = (user, _world, row) => row?.id === user.id
const sharesAdministeredObject: Rule = (user, world, row) => {
  const administered = new Set(
    getPermissions(world, user.id)
      .filter((entry) => entry['role'] === adminRole)
      .map(objectKey),
  )
  return (
    administered.size > 0 &&
    row !== undefined &&
    getPermissions(world, row.id).some((entry) => administered.has(objectKey(entry)))
  )
}

function objectKey(permission: Row): string {
  return `${toNumber(permission['content_type'])}:${toNumber(permission['object_id'])}`
}

const permissionList = (row: Row, world: World): Json =>
  getPermissions(world, row.id).map((permission) => ({
    id: permission.id,
    content_type: permission['content_type'] ?? null,
    object_id: permission['object_id'] ?? null,
    role: permission['role'] ?? null,
  }))

const checkUser: Check = (row) => {
  const phone = getText(row['authy_phone'])
  return phone !== '' && !/^\+41\d{9}$/.test(phone) ? { authy_phone: ['Format: +41xxxxxxxxx'] } : undefined
}

const checkPermission: Check = (row, { world, user }) => {
  const twin = getPermissions(world, toNumber(row['user'])).find(
    (entry) => entry.id !== row.id && objectKey(entry) === objectKey(row),
  )
  if (twin) return { non_field_errors: ['The fields user, content_type, object_id must make a unique set.'] }
  const path = getPath(toNumber(row['content_type']))
  if (path && !world.find(path, toNumber(row['object_id'])))
    return { object_id: [`Invalid pk "${toNumber(row['object_id'])}" - object does not exist.`] }
  const allowed = isStaff(user) || isAdminAt(world, user, toNumber(row['content_type']), toNumber(row['object_id']))
  return allowed ? undefined : { object_id: ['You do not have permission to perform this action.'] }
}

const administers: Rule = (user, world, row) =>
  isStaff(user) ||
  (row !== undefined && isAdminAt(world, user, toNumber(row['content_type']), toNumber(row['object_id'])))

const permissionFilters = [
  'app_permissions__role',
  'app_permissions__role__isnull',
  'app_permissions__content_type',
  'app_permissions__object_id',
]

/** Combined they are of one permission; who has none has no role either. */
const hasPermission: Filter = (_value, row, world, query) => {
  const requested = permissionFilters.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  const isRequested = (permission: Row): boolean =>
    requested.every(([name, value]) => {
      const [, key = '', lookup] = name.split('__')
      const held = permission[key] ?? null
      return lookup === 'isnull' ? (held === null) === (value === 'true') : String(held) === value
    })
  const permissions = getPermissions(world, row.id)
  return permissions.length === 0 ? isRequested({ id: 0 }) : permissions.some(isRequested)
}

export default keyed(
  {
    path: 'accounts/users',
    model: 'accounts.user',
    search: ['email', 'first_name', 'last_name'],
    exported: true,
    permissions: {
      read: everyone,
      create: staff,
      update: (user, world, row) => isStaff(user) || self(user, world, row),
      delete: (user, world, row) => isStaff(user) && !self(user, world, row),
    },
    own: (user, world, row) => self(user, world, row) || sharesAdministeredObject(user, world, row),
    fields: {
      email: email({ required: true, unique: true }),
      salutation: choice([1, 2, 3, 4]),
      title: relation('accounts/usertitles'),
      first_name: text({ max: 150 }),
      last_name: text({ max: 150 }),
      isAdmin: computed(
        (row, world) => getPermissions(world, row.id).some((permission) => permission['role'] === adminRole),
        'boolean',
      ),
      preferred_2fa: choice(['no_2fa', 'phone', 'email'], { initial: 'no_2fa' }),
      authy_phone: text({ max: 20 }),
      email_2fa: email(),
      language: choice([1, 2, 3], { initial: 1 }),
      language_previous: choice([1, 2, 3]),
      theme: choice([1, 2, 3], { initial: 3 }),
      is_staff: boolean({ superuserOnly: true }),
      is_superuser: boolean({ superuserOnly: true }),
      is_demo: boolean({ superuserOnly: true }),
      app_permissions: {
        ...computed(permissionList, 'nested'),
        of: { content_type: relation('accounts/content_types'), object_id: integer(), role: choice([1, 2, 3]) },
      },
      last_login: time(readOnly),
      logout_user: boolean({ readOnly: true, initial: null }),
      is_active: isActive,
      ...stamps,
    },
    check: checkUser,
    filters: ['is_staff', 'is_demo'],
    questions: Object.fromEntries(permissionFilters.map((name) => [name, hasPermission])),
    label: (row) => String(row['email']),
  },
  {
    path: permissionsPath,
    model: 'accounts.apppermission',
    search: ['user__email'],
    filters: ['user', 'content_type'],
    exported: true,
    permissions: {
      read: everyone,
      create: (user, world) => isStaff(user) || isAnyAdmin(world, user),
      update: administers,
      delete: administers,
    },
    own: (user, world, row) => row?.['user'] === user.id || administers(user, world, row),
    fields: {
      user: relation('accounts/users', required),
      content_type: relation('accounts/content_types', required),
      object_id: integer(required),
      role: choice([1, 2, 3], { initial: 2 }),
    },
    check: checkPermission,
    label: (row) => `AppPermission ${row.id}`,
  },
)
