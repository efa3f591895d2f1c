import type { Json, Row } from '../db/json.ts'
import { toNumber, getObjects, getText } from '../db/json.ts'
import type { Check } from '../schema/table.ts'
import { zurichTime, day } from '../db/clock.ts'
import {
  boolean,
  choice,
  computed,
  email,
  integer,
  longText,
  nested,
  readOnly,
  relation,
  required,
  stamps,
  time,
} from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import { isAdminAt, isAnyAdmin } from '../schema/permissions.ts'
import { isStaff, staff } from '../schema/rules.ts'

const registerLink = '{{ register_link }}'

const isExpired = (row: Row): boolean => row['accepted'] !== true && Date.parse(getText(row['expires_at'])) < Date.now()

const checkInvitation: Check = (row, { world, user, creating }) => {
  const errors: Record<string, Json> = {}
  const address = getText(row['email']).toLowerCase()
  if (creating && world.rows('accounts/users').some((entry) => entry['email'] === address))
    errors['email'] = ['email-exists']
  const content = getText(row['content'])
  if (content !== '' && !content.includes(registerLink)) errors['content'] = ['invitation-tag-missing']
  const granted = getObjects(row['permissions'])
  const refused = granted.map(
    (entry) => isStaff(user) || isAdminAt(world, user, toNumber(entry['content_type']), toNumber(entry['object_id'])),
  )
  if (refused.includes(false)) {
    errors['permissions'] = refused.map((fine) =>
      fine ? {} : { object_id: ['You do not have permission to perform this action.'] },
    )
  }
  if (!isStaff(user) && creating && granted.length === 0) errors['permissions'] = ['This field is required.']
  return Object.keys(errors).length > 0 ? errors : undefined
}

export default keyed({
  path: 'accounts/invitations',
  model: 'accounts.invitation',
  search: ['email', 'inviter'],
  filters: ['accepted', 'status'],
  ordering: '-id',
  permissions: {
    read: (user, world) => isStaff(user) || (user['is_demo'] !== true && isAnyAdmin(world, user)),
    create: (user, world) => isStaff(user) || (user['is_demo'] !== true && isAnyAdmin(world, user)),
    update: staff,
    delete: (user, _world, row) => isStaff(user) || row?.['inviter_id'] === user.id,
  },
  own: (user, _world, row) => row?.['inviter_id'] === user.id,
  check: checkInvitation,
  creating: (user, world) => ({
    inviter_id: user.id,
    accepted: false,
    expires_at: zurichTime(Date.now() + 14 * day),
    token: `invite-${world.rows('accounts/invitations').length + 1000}`,
  }),
  fields: {
    email: email(required),
    inviter: computed(
      (row, world) => world.find('accounts/users', toNumber(row['inviter_id']))?.['email'] ?? null,
      'text',
    ),
    inviter_id: relation('accounts/users', readOnly),
    template: relation('mailer/mailtemplates'),
    content: longText(),
    language: choice([1, 2, 3], { initial: 1 }),
    force_2fa: boolean({ staffOnly: true }),
    is_staff: boolean({ staffOnly: true }),
    permissions: nested({
      content_type: relation('accounts/content_types', required),
      object_id: integer(required),
      role: choice([1, 2, 3], { initial: 2 }),
    }),
    accepted: boolean(readOnly),
    is_expired: computed(isExpired, 'boolean'),
    status: { ...computed((row) => (isExpired(row) ? 'expired' : 'active'), 'choice'), choices: ['active', 'expired'] },
    expires_at: time(readOnly),
    ...stamps,
  },
  label: (row) => String(row['email']),
})
