import { everyone, nobody, staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, code, flag, list, moment, number, relation, relations, text, translated } from '#engine/fieldTypes.ts'
import { updateParent } from '#features/resultData/updateParent.ts'
import { withSuffix } from '#lib/text/withSuffix.ts'
import { institutionTypeEntry, contentTypeFilter } from '#presets/contentType.ts'
import { createCopy } from '#presets/copy.ts'
import { isMoniqOnly, canManage, canSee } from '#presets/evaluation.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const readOnly = { readOnly: true } as const
const people = { label: ['first_name last_name', 'email'], join: true }
const manager = canManage
const tools = { name: 'tools', load: () => import('#evaluation/EvaluationTools.tsx') }
const children = {
  name: 'children',
  isFrequent: true,
  load: () => import('#evaluation/EvaluationChildren.tsx'),
} as const
const fixedViewers = { show: manager, readOnly: isMoniqOnly } as const

const fields = {
  id: code({ readOnly: true, hideOn: 'create' }),
  name: translated({ required: true, maxLength: 255 }),
  label: text({ maxLength: 40 }),
  measures: relations('results/measures', { label: ['fullname', 'name'] }),
  measures_name: text(readOnly),
  is_parent_evaluation: flag({ initial: false }),
  parent_evaluation_id: relation('results/evaluations', { label: ['name', 'label'], join: true }),
  child_evaluation_ids: relations('results/evaluations', { label: ['label', 'name'], readOnly: true }),
  child_evaluation_count: number(readOnly),
  content_type: relation('accounts/content_types'),
  object_id: code({ min: 1 }),
  view_access_object_ids: list({ readOnly: false, initial: [] }),
  users_admin: relations('accounts/users', people),
  view_access_admins: relations('accounts/users', people),
  view_access_users: relations('accounts/users', people),
  charts: list(),
  // Counted from the rows of the measures; no server sends it.
  'charts.overview': text(readOnly),
  creator: text(readOnly),
  creator_id: number(readOnly),
  created: moment(readOnly),
  modified: moment(readOnly),
  is_active: flag(readOnly),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'results/evaluations': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: ['name', 'label'],
  fields,
  columns: [
    { field: 'name', sort: 'name', cell: () => import('#presets/EvaluationName.tsx') },
    {
      field: 'charts.overview',
      show: (viewer) => !viewer.isStaff,
      sort: false,
      wraps: true,
      cell: withWords(() => import('#evaluation/OutcomeCell.tsx'), 'evaluation'),
    },
    { field: 'measures_name', sort: false, wraps: 'short', cell: () => import('#presets/MeasuresCell.tsx') },
    'modified',
    { field: 'creator', show: staff, sort: false, isMinor: true },
    { field: 'created', show: staff, isMinor: true, isExtra: 'tablet' },
    // Few evaluations have a label or are a template.
    { field: 'label', show: staff, isExtra: true },
    { field: 'is_parent_evaluation', show: staff, isExtra: true },
  ],
  ordering: '-modified',
  mark: () => import('#presets/EvaluationNews.tsx'),
  filters: [
    // Only staff can read measures.
    { field: 'measures', show: staff },
    // The target of an app's object (D-74).
    { ...contentTypeFilter, show: staff },
    { field: 'object_id', show: nobody },
    {
      field: 'creator__is_staff',
      as: choice([
        ['true', 'staff'],
        ['false', 'user'],
      ]),
      show: staff,
    },
  ],
  form: [
    'name',
    'label',
    'measures',
    'is_parent_evaluation',
    { field: 'parent_evaluation_id', show: manager },
    { field: 'child_evaluation_ids', show: manager },
    { ...institutionTypeEntry, show: manager },
    { field: 'object_id', show: manager, widget: () => import('#features/relations/ObjectPicker.tsx') },
    { field: 'users_admin', show: manager },
    { field: 'view_access_admins', ...fixedViewers },
    { field: 'view_access_users', ...fixedViewers },
    { field: 'view_access_object_ids', ...fixedViewers, widget: () => import('#features/relations/ObjectPicker.tsx') },
    'creator',
    'created',
    'modified',
    'id',
  ],
  sections: {
    family: ['is_parent_evaluation', 'parent_evaluation_id', 'child_evaluation_ids'],
    access: [
      'content_type',
      'object_id',
      'users_admin',
      'view_access_admins',
      'view_access_users',
      'view_access_object_ids',
    ],
  },
  clone: (row) =>
    createCopy(row, {
      name: withSuffix(row.name, ' (Kopie)', 255),
      is_parent_evaluation: false,
      child_evaluation_ids: [],
      child_evaluation_count: 0,
    }),
  cloneNeeds: 'measures',
  afterDelete: ({ parent_evaluation_id }) => updateParent('evaluations', parent_evaluation_id),
  detail: withWords(() => import('#evaluation/EvaluationPage.tsx'), 'evaluation', 'charts', 'plan'),
  tools: { list: [tools], record: [children, tools] },
  trash: true,
  rightClick: true,
  menu: {
    order: 1,
    children: (viewer) =>
      viewer.isStaff
        ? [
            { word: 'menu.all', query: {} },
            { word: 'list.trash', query: { is_active: false } },
          ]
        : [],
  },
  help: {
    list: ['evaluations', 'list'],
    record: ['evaluation'],
    new: ['record'],
    views: { edit: ['editor'], settings: ['record'] },
  },
  palette: { order: 2 },
  permissions: {
    read: canSee,
    list: everyone,
    create: staff,
    clone: manager,
    update: manager,
    delete: manager,
    restore: staff,
  },
})
