import { both, either, hospitalUser, notDemo, staff } from '#engine/rules.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, flag, list, moment, relation, text } from '#engine/fieldTypes.ts'
import { isAdminSomewhere } from '#features/people/ownObjects.ts'
import { institutions } from '#lib/areas.ts'
import { backendLanguages, getCode } from '#lib/languages.ts'
import { getPermissions } from '#lib/permissions.ts'
import { getInvitationState } from '#presets/invitation/invitationState.ts'
import { hasRegisterLink } from '#lib/text/registerLink.ts'
import { withCleanTemplates } from '#lib/text/templateText.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'

const inviter = either(staff, both(hospitalUser, notDemo))

const fields = {
  email: text({ required: true, format: 'email', maxLength: 254 }),
  // The invited person most likely writes as the inviter reads.
  language: choice(backendLanguages, { getInitial: () => getCode(currentLanguage()), required: true }),
  template: relation('mailer/mailtemplates'),
  content: text({ long: true, maxLength: 20_000 }),
  force_2fa: flag({ initial: false }),
  is_staff: flag({ initial: false }),
  permissions: list({ readOnly: false, initial: [] }),
  inviter: text({ readOnly: true }),
  accepted: flag({ readOnly: true }),
  status: choice(
    [
      ['active', 'active'],
      ['expired', 'expired'],
    ],
    { readOnly: true, states: { active: 'accent' } },
  ),
  is_expired: flag({ readOnly: true }),
  created: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'accounts/invitations': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'email',
  fields,
  columns: [
    'email',
    {
      field: 'permissions',
      sort: false,
      wraps: 'short',
      isWide: true,
      cell: () => import('#features/relations/AccessCell.tsx'),
    },
    {
      field: 'status',
      sort: false,
      isWide: true,
      alert: (row) => getInvitationState(row) === 'expired',
      cell: withWords(() => import('#presets/invitation/InvitationStateCell.tsx'), 'actions'),
    },
    { field: 'created', wraps: 'short' },
    { field: 'inviter', sort: false, isLabelled: true, isExtra: true },
    // Its state says it as well.
    { field: 'accepted', isExtra: 'always' },
  ],
  ordering: '-created',
  // The server has no filter for it; an inviter who is not staff has few.
  inParts: {
    permissions__content_type: (type) => ({
      key: 'permissions',
      keep: (permissions) => getPermissions(permissions).some(({ content_type }) => String(content_type) === type),
    }),
  },
  filters: [
    {
      field: 'permissions__content_type',
      as: choice([]),
      show: (viewer) => !viewer.isStaff,
      optionsFor: (viewer, { getName }) =>
        institutions.flatMap(({ area, type }) => {
          const id = contentTypeId(viewer, type)
          return id === undefined ? [] : [{ value: String(id), label: getName(area) }]
        }),
    },
    { field: 'accepted', show: staff },
    { field: 'status', show: staff },
  ],
  form: [
    {
      field: 'email',
      warn: (row) => (getInvitationState(row) === 'expired' ? 'forms:invitation-expired' : undefined),
    },
    'language',
    {
      field: 'permissions',
      widget: () => import('#features/people/InvitationRights.tsx'),
      check: (row, viewer) => {
        if (viewer.isStaff || (row.permissions?.length ?? 0) > 0) return undefined
        return isAdminSomewhere(viewer) ? 'form.required' : 'no-access'
      },
    },
    { field: 'is_staff', show: staff, widget: () => import('#features/people/StaffFlag.tsx') },
    { field: 'force_2fa', show: staff },
    { field: 'template', show: staff },
    {
      field: 'content',
      widget: () => import('#presets/invitation/InvitationText.tsx'),
      check: (row) =>
        hasRegisterLink(row.content) || (!row.content && row.template) ? undefined : 'invitation-tag-missing',
    },
    'inviter',
    'accepted',
    'status',
    'created',
  ],
  sections: {
    rights: ['permissions', 'is_staff'],
    signIn: ['force_2fa'],
    message: ['template', 'content'],
    answer: ['inviter', 'accepted', 'status'],
  },
  stateCell: () => import('#presets/invitation/InvitationStateBadge.tsx'),
  tools: {
    record: [
      {
        name: 'invite_again',
        isFrequent: true,
        when: ({ row }, viewer) =>
          getInvitationState(row) === 'expired' && (viewer.isStaff || isAdminSomewhere(viewer)),
        load: () => import('#presets/invitation/InviteAgain.tsx'),
      },
    ],
  },
  imports: { show: staff, load: () => import('#presets/people/ImportPeople.tsx') },
  createLabel: 'send',
  closed: (viewer) => (viewer.isStaff || isAdminSomewhere(viewer) ? undefined : 'permissions.admins-only'),
  // A row without an institution grants nothing.
  send: (body) => ({
    ...withCleanTemplates(body, /^content$/),
    ...('permissions' in body && {
      permissions: getPermissions(body.permissions).filter(({ object_id }) => object_id > 0),
    }),
  }),
  menu: {
    order: 2,
    badge: { accepted: false },
    inProgrammes: (permissions__content_type) => ({ permissions__content_type }),
  },
  help: { new: ['invite', 'record'] },
  permissions: { read: inviter, create: inviter, update: staff, delete: staff },
})
