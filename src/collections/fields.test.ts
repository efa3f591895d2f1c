import { describe, expect, test } from 'vitest'
import { registry } from './registry.ts'
import type { Field } from '#engine/fieldTypes.ts'

/**
 * The fields of the specification: the kind of each, or its possible values; `!` marks fields that only the server
 * writes.
 */
type Expected = Readonly<Record<string, string>>

const common: Expected = {
  name: 'text',
  anqid: 'number',
  category: 'choice',
  BUR_Stao: 'number',
  state: '1 2 3',
  dispensed_until: 'day',
  measures_ids: 'relations',
  users: 'relations!',
  files: 'list!',
  admins: 'number!',
  is_active: 'flag!',
  id: 'number!',
}
const address: Expected = { street_nr: 'text', postbox: 'text', plz: 'text', place: 'text' }
const events: Expected = {
  measure: 'relation',
  typ: '1 2 3 4 5',
  name: 'text',
  is_w2_task: 'flag',
  start_date: 'day',
  end_date: 'day',
  ls_valid_from: 'day',
  ls_valid_until: 'day',
}
const survey: Expected = {
  name: 'text',
  year: 'number',
  start_date: 'day',
  end_date: 'day',
  ls_valid_from: 'day',
  typ: '1 2 3',
  hospitals: 'relations',
  participant_count: 'number!',
}
const responsible: Expected = { user: 'relation', user_email: 'text!', is_responsible: 'flag' }

const specified = [
  {
    path: 'patzu/hospitals',
    tag: 'HOSP-01 PATZU-01',
    fields: {
      ...common,
      frabos_vorjahr: 'number',
      frabos_max: 'number',
    },
  },
  {
    path: 'moniq/hospitals',
    tag: 'HOSP-01 HOSP-07 MONIQ-01',
    fields: {
      ...common,
      is_dispensed: 'flag',
      dispensed_from: 'choice',
      dispensed_until: 'choice',
      ref_hospital: 'relation',
      ap_hospital: 'relation',
      ap_hospital_name: 'text!',
      category: '10 11 12 13',
    },
  },
  { path: 'studek/hospitals', tag: 'HOSP-01 STUDEK-01', fields: { ...common, category: '1 2 3 4 5' } },
  {
    path: 'rehaspez/hospitals',
    tag: 'HOSP-01 REHA-01',
    fields: { ...common, category: '2', rehab_declarations: 'list!' },
  },
  { path: 'irp/hospitals', tag: 'HOSP-01 IRP-01', fields: { ...common, ...address } },
  { path: 'patzu/responsibles', tag: 'PATZU-13', fields: responsible },
  { path: 'moniq/responsibles', tag: 'MONIQ-09', fields: responsible },
  {
    path: 'patzu/addresses',
    tag: 'PATZU-15 D-63',
    fields: { hospital: 'relation', title: '1 2', prename: 'text', name: 'text', company: 'text', ...address },
  },
  { path: 'patzu/measures', tag: 'PATZU-17', fields: { ...survey, ls_valid_until: 'day', category: '1 2 3 4 5' } },
  { path: 'rehaspez/measures', tag: 'REHA-05', fields: { ...survey, category: '2' } },
  { path: 'patzu/event', tag: 'PATZU-18', fields: events },
  { path: 'studek/events', tag: 'STUDEK-05', fields: events },
  {
    path: 'patzu/orders',
    tag: 'PATZU-19',
    fields: {
      measure_id: 'relation',
      hospital_id: 'relation',
      'hospital_id.anqid': 'number!',
      'hospital_id.name': 'text!',
      category_text: 'text!',
      year: 'choice',
      created: 'moment!',
      modified: 'moment!',
      email: 'text',
    },
  },
  {
    path: 'patzu/orders',
    tag: 'PATZU-20 PATZU-21 PATZU-22',
    fields: { print_type: '1 2 3 4 5', cover_letter_state: '1 2 3', link_answers: '1 2 3' },
  },
  { path: 'patzu/orders', tag: 'PATZU-23', fields: { shipping_type: '1 2 3 4 5 6 7 8' } },
  {
    path: 'patzu/orderunits',
    tag: 'PATZU-32',
    fields: {
      order: 'relation!',
      state: 'choice!',
      hospital_name: 'text!',
      name: 'text',
      ...Object.fromEntries(
        ['de', 'fr', 'it', 'en'].flatMap((language) => [
          [`count_${language}`, 'number'],
          [`count_${language}_url`, 'number'],
        ]),
      ),
    },
  },
  {
    path: 'patzu/declarations',
    tag: 'PATZU-36',
    fields: {
      measure_id: 'relation',
      hospital_id: 'relation',
      frabos_sent: 'number',
      exits_count: 'number',
      bfs_type: 'text',
      bfs_type_text: 'text!',
      typ: 'number',
    },
  },
  {
    path: 'patzu/tokens',
    tag: 'PATZU-40',
    fields: { created: 'moment!', token: 'text!', order_unit_name: 'text!', hospital_name: 'text!' },
  },
  {
    path: 'irp/irpUserFiles',
    tag: 'IRP-02 IRP-03',
    fields: { name: 'text', ...address, users: 'relations', files: 'list!' },
  },
  { path: 'irp/irpGlobalFiles', tag: 'IRP-04', fields: { name: 'text', files: 'list!', created: 'moment!' } },
  {
    path: 'irp/review_years',
    tag: 'IRP-08',
    fields: { year: 'choice', hospitals: 'relations', is_copy: 'flag', participant_count: 'number!' },
  },
  {
    path: 'filemanager/files',
    tag: 'FILE-12',
    fields: {
      id: 'number!',
      name: 'text',
      extension: 'text!',
      content_object: 'text!',
      object_id: 'number',
      content_type: 'relation',
      created_by: 'text!',
      created: 'moment!',
      modified: 'moment!',
    },
  },
  {
    path: 'results/data',
    tag: 'RES-27',
    fields: { measure_name: 'text!', attributes: 'json!', content_object: 'text!', created: 'moment!' },
  },
  {
    path: 'results/evaluations',
    tag: 'EVAL-01',
    fields: {
      id: 'number!',
      name: 'translated',
      label: 'text',
      is_parent_evaluation: 'flag',
      parent_evaluation_id: 'relation',
      child_evaluation_ids: 'relations!',
      child_evaluation_count: 'number!',
      measures: 'relations',
      measures_name: 'text!',
      object_id: 'number',
      content_type: 'relation',
      charts: 'list!',
      creator: 'text!',
      creator_id: 'number!',
      users_admin: 'relations',
      view_access_admins: 'relations',
      view_access_users: 'relations',
    },
  },
  {
    path: 'accounts/users',
    tag: 'ACC-01 D-63',
    fields: {
      id: 'number!',
      isAdmin: 'flag!',
      salutation: '1 2 3 4',
      title: 'number',
      email: 'text',
      first_name: 'text',
      last_name: 'text',
      preferred_2fa: 'no_2fa phone email',
      authy_phone: 'text',
      email_2fa: 'text',
      language: '1 2 3',
      theme: '1 2 3',
      is_staff: 'flag',
      is_superuser: 'flag!',
      is_demo: 'flag',
      app_permissions: 'list',
      last_login: 'moment!',
    },
  },
  {
    path: 'accounts/feedbacks',
    tag: 'ACC-23',
    fields: { created: 'moment!', user_email: 'text!', text: 'text', done: 'flag' },
  },
  { path: 'accounts/demo_users', tag: 'ACC-25', fields: { created: 'moment!', email: 'text!', link_count: 'number!' } },
  {
    path: 'apps/apps',
    tag: 'APPS-01',
    fields: {
      id: 'number!',
      name: 'text',
      description: 'text',
      internal: 'flag',
      path: 'text',
      url: 'text',
      content_type: 'relation',
      role: '1 2 3',
    },
  },
  { path: 'apps/groups', tag: 'APPS-02', fields: { app: 'relation', name: 'text', key: 'text', import_key: 'text' } },
]

describe.each(specified)('$path', ({ path, tag, fields }: { path: string; tag: string; fields: Expected }) => {
  test(`has the fields of the specification with their types [${tag}]`, () => {
    const own = registry.get(path)?.fields ?? {}
    expect(
      Object.fromEntries(Object.keys(fields).map((name) => [name, own[name] && said(own[name], fields[name] ?? '')])),
    ).toEqual(fields)
  })

  test('shows each of them in a list or form', () => {
    const { form = [], columns, panels = [] } = registry.get(path) ?? {}
    const shown = JSON.stringify([form, columns, panels])
    const hidden = Object.keys(fields).filter((name) => !shown.includes(`"${name}"`) && !unseen.has(name))
    expect(hidden).toEqual([])
  })
})

/** The trash is a view of its own, charts are the page itself, and the ids of creators only decide permissions. */
const unseen = new Set([
  'is_active',
  'charts',
  'creator_id',
  'id',
  'isAdmin',
  'child_evaluation_count',
  'category_text',
  'hospital_id.anqid',
  'hospital_id.name',
])

test('related records of a hospital are lists below it [HOSP-01, PATZU-01]', () => {
  const { related: belongs = [] } = registry.get('patzu/hospitals') ?? {}
  expect(belongs.map(({ path }) => path)).toEqual(expect.arrayContaining(['patzu/orders', 'patzu/addresses']))
})

/** A field in the notation of the table above. */
function said(field: Field, wanted: string): string {
  const byServer = field.readOnly === true ? '!' : ''
  if ('options' in field && !wanted.startsWith('choice'))
    return `${field.options.map(([value]) => value).join(' ')}${byServer}`
  return `${field.kind}${byServer}`
}
