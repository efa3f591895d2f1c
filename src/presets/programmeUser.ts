import type { RowAt } from '#api/rows/page.ts'
import { config } from '#api/config/config.ts'
import { both, type Rule, staff } from '#engine/rules.ts'
import { contentTypeId, hasAccess, type Viewer } from '#api/session/viewer.ts'
import type { Definition, ListToolProps, RecordToolProps } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, code, flag, list, moment, number, text } from '#engine/fieldTypes.ts'
import { duplicateTool } from '#features/duplicate/duplicateTool.ts'
import { institutions, type Programme } from '#lib/areas.ts'
import { backendLanguages, getCode } from '#lib/languages.ts'
import { isNoMobile } from '#lib/text/phones.ts'
import { toText } from '#lib/text/text.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'

/** Whether a record is the viewer's own profile. */
export const ownProfile: Rule = (viewer, row) => !viewer.isDemo && row?.id === viewer.id
/** Nobody can deactivate themselves, and a deactivated user cannot be deactivated again. */
const others: Rule = (viewer, row) => viewer.isStaff && !ownProfile(viewer, row) && row?.is_active !== false
const nobodyButSuperuser: Rule = (viewer) => !viewer.isSuperuser
/** Staff with the account of somebody else. */
const othersOfStaff: Rule = both(staff, (viewer, row) => !ownProfile(viewer, row))
/** Staff read the flags of an account; of a new one there is nothing to read. */
const flagViewer: Rule = (viewer, row) => viewer.isSuperuser || (viewer.isStaff && Number(row?.id) > 0)
const demoFlagViewer: Rule = (viewer, row) =>
  flagViewer(viewer, row) && (viewer.isSuperuser || !ownProfile(viewer, row))
/**
 * A deployment names the institutions (by the domain of their addresses) whose people keep the second factor they were
 * given; in the own profile by the stored address, whatever is typed over it.
 */
const hasFixedFactor: Rule<RowAt<'accounts/users'>> = (viewer, row) => {
  const email = ownProfile(viewer, row) ? viewer.user.email : toText(row?.email)
  return config().fixedSecondFactorDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
const accountFlag = () => import('#features/people/AccountFlag.tsx')
const flags = ['is_staff', 'is_superuser', 'is_demo']

const fields = {
  id: code({ readOnly: true, hideOn: 'create' }),
  email: text({ required: true, format: 'email', maxLength: 254 }),
  salutation: choice([
    [1, 'male'],
    [2, 'female'],
    [3, 'non-binary'],
    [4, 'institution'],
  ]),
  title: number(),
  first_name: text({ maxLength: 150 }),
  last_name: text({ maxLength: 150 }),
  language: choice(backendLanguages, { getInitial: () => getCode(currentLanguage()), required: true }),
  language_previous: choice(backendLanguages, { readOnly: true }),
  theme: choice(
    [
      [1, 'light'],
      [2, 'dark'],
      [3, 'system'],
    ],
    { initial: 3 },
  ),
  preferred_2fa: choice(
    [
      ['no_2fa', 'none'],
      ['phone', 'phone'],
      ['email', 'email'],
    ],
    { initial: 'no_2fa', required: true },
  ),
  authy_phone: text({ format: 'phone' }),
  email_2fa: text({ format: 'email', maxLength: 254 }),
  is_staff: flag({ initial: false }),
  is_demo: flag({ initial: false }),
  is_superuser: flag({ readOnly: true }),
  isAdmin: flag({ readOnly: true }),
  last_login: moment({ readOnly: true }),
  app_permissions: list({
    hasOwnEndpoint: true,
    items: { by: ['content_type', 'object_id'], says: ['role'], contentType: 'accounts.apppermission' },
  }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'accounts/users': RowOf<typeof fields>
  }
}

/** Whether somebody is admin anywhere is computed: no list is ordered by it. */
export const isAdminColumn = { field: 'isAdmin', sort: false, isMinor: true } as const
/** The institutions of a person, who are looked for by them. */
export const permissionsColumn = {
  field: 'app_permissions',
  sort: false,
  cell: () => import('#features/relations/PermissionsCell.tsx'),
  wraps: true,
} as const

/** The shared settings of every view of the accounts: all of them, and those of one programme. */
export const programmeUser = {
  endpoint: 'accounts/users',
  title: 'email',
  heading: (row) => `${toText(row.first_name)} ${toText(row.last_name)}`,
  facts: ['email', 'last_login'],
  names: { columns: ['first_name', 'last_name'], join: ' ' },
  pageTitle: (row, viewer) => (ownProfile(viewer, row) ? 'shell.profile' : undefined),
  stateCell: () => import('#features/relations/PersonState.tsx'),
  fields,
  columns: [
    'email',
    { field: 'first_name', isExtra: 'tablet' },
    { field: 'last_name', isExtra: 'tablet' },
    permissionsColumn,
    isAdminColumn,
    { field: 'last_login', isMinor: true },
  ],
  ordering: 'email',
  filters: [
    {
      field: 'app_permissions__role',
      as: choice([
        ['1', 'administrator'],
        ['none', 'user'],
      ]),
      toQuery: (role) => (role === 'none' ? { app_permissions__role__isnull: true } : { app_permissions__role: role }),
    },
  ],
  form: [
    { field: 'email', isAlone: true },
    'first_name',
    'last_name',
    'salutation',
    { field: 'title', widget: () => import('#features/people/TitleSelect.tsx') },
    {
      field: 'app_permissions',
      // Staff may do everything already, and give themselves nothing.
      show: (viewer, row) => !(viewer.isStaff && ownProfile(viewer, row)),
      readOnly: (viewer) => !viewer.isStaff,
      widget: () => import('#features/people/permissions/AppPermissions.tsx'),
      item: () => import('#features/people/permissions/PermissionName.tsx'),
    },
    { field: 'is_staff', show: flagViewer, readOnly: nobodyButSuperuser, widget: accountFlag },
    { field: 'is_demo', show: demoFlagViewer, readOnly: nobodyButSuperuser, widget: accountFlag },
    {
      field: 'is_superuser',
      show: staff,
      // Nobody becomes one here: it is said of those who are.
      when: (row) => row.is_superuser === true,
      hideOn: 'create',
      widget: accountFlag,
    },
    'language',
    // People choose their own.
    { field: 'theme', hideOn: 'create' },
    {
      field: 'preferred_2fa',
      readOnly: hasFixedFactor,
      without: (viewer) => (viewer.isStaff ? [] : ['no_2fa']),
    },
    {
      field: 'authy_phone',
      when: (row) => row.preferred_2fa === 'phone',
      readOnly: hasFixedFactor,
      check: (row) => (row.authy_phone ? undefined : 'form.required'),
      warn: (row) => (isNoMobile(row.authy_phone) ? 'forms:no-mobile' : undefined),
    },
    {
      field: 'email_2fa',
      when: (row) => row.preferred_2fa === 'email',
      readOnly: hasFixedFactor,
      warn: (row, viewer) => (isSame(row.email, row.email_2fa) && isSpecial(viewer) ? 'forms:same-email' : undefined),
    },
    // Of others it is in the head.
    { field: 'last_login', show: ownProfile },
    { field: 'id', show: staff },
  ],
  sections: {
    person: ['email', 'first_name', 'last_name', 'salutation', 'title'],
    rights: ['app_permissions', 'is_staff', 'is_demo', 'is_superuser'],
    display: ['language', 'theme'],
    signIn: ['preferred_2fa', 'authy_phone', 'email_2fa'],
  },
  // One's own are rarely of interest, those of others are the work of staff.
  lastOfOwn: 'rights',
  furtherOfNew: ['display', 'signIn'],
  instead: 'accounts/invitations',
  panels: [
    {
      name: 'standing',
      isAbove: 'line',
      show: othersOfStaff,
      load: () => import('#features/people/permissions/PersonStanding.tsx'),
    },
    {
      name: 'user_measures',
      show: othersOfStaff,
      hasHead: true,
      load: () => import('#features/people/UserMeasures.tsx'),
    },
  ],
  related: [{ path: 'accounts/versions', by: 'revision__user' }],
  tools: {
    record: [
      duplicateTool,
      {
        name: 'password',
        isFrequent: true,
        when: ({ row }: RecordToolProps, viewer: Viewer) => ownProfile(viewer, row),
        load: () => import('#features/people/ChangePassword.tsx'),
      },
    ],
    list: [
      {
        name: 'mail',
        isFrequent: true,
        show: staff,
        load: withWords(() => import('#features/mail/newJob/NewJobButton.tsx'), 'mail'),
      },
      {
        name: 'permissions',
        show: staff,
        when: ({ query }: ListToolProps) => Number(query.app_permissions__content_type) > 0,
        load: () => import('#features/people/permissions/ExportPermissions.tsx'),
      },
    ],
  },
  send: (body, viewer) =>
    viewer.isSuperuser ? body : Object.fromEntries(Object.entries(body).filter(([key]) => !flags.includes(key))),
  trash: 'deactivated',
  followUpCalls: () => import('#features/people/permissions/permissionSteps.ts'),
  permissions: { read: staff, create: staff, update: staff, delete: others, restore: staff, export: staff },
} satisfies Definition<typeof fields>

/** People with permissions on a hospital of the programme; nobody where its content type is not known. */
export function withPermissionsOn(programme: Programme) {
  return (viewer: Viewer) => ({ app_permissions__content_type: contentTypeId(viewer, `${programme}.hospital`) ?? 0 })
}

function isSame(one: unknown, other: unknown): boolean {
  return Boolean(one) && toText(one).trim().toLowerCase() === toText(other).trim().toLowerCase()
}

/** The people of these institutions share mailboxes, so that the same address is no second factor for them. */
function isSpecial(viewer: Viewer): boolean {
  const { sameEmailTypes } = config()
  return institutions.some(({ type }) => sameEmailTypes.includes(type) && hasAccess(viewer, type))
}
