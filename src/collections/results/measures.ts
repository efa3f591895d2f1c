import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { updateParent } from '#features/resultData/updateParent.ts'
import {
  choice,
  choices,
  code,
  flag,
  json,
  list,
  moment,
  number,
  relation,
  relations,
  text,
} from '#engine/fieldTypes.ts'
import { backendLanguages } from '#lib/languages.ts'
import { withSuffix } from '#lib/text/withSuffix.ts'
import { institutionTypeEntry } from '#presets/contentType.ts'
import { createCopy } from '#presets/copy.ts'
import { withoutEmptyRows } from '#presets/emptyRows.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const readOnly = { readOnly: true } as const

const fields = {
  id: code({ readOnly: true, hideOn: 'create' }),
  fullname: text({ readOnly: true, maxLength: 120 }),
  name: text({ required: true, maxLength: 70 }),
  label: text({ maxLength: 40 }),
  key: text({ required: true, maxLength: 50 }),
  content_type: relation('accounts/content_types', { required: true }),
  languages: choices(backendLanguages, { initial: [1] }),
  surveyId: code({ min: 1 }),
  is_parent_measure: flag({ initial: false }),
  parent_measure_id: relation('results/measures', { label: ['fullname', 'name'] }),
  inherit_data: flag({ initial: false }),
  minus1included: flag({ initial: false }),
  is_importing: flag(readOnly),
  filter: json({ initial: [] }),
  filter_map: json({ initial: {} }),
  features: json({ initial: {} }),
  import_object_ids: list({ readOnly: false, initial: [] }),
  default_attributes: list(),
  selected_attributes: list(),
  parent_attributes: list(),
  child_measure_ids: relations('results/measures', { label: ['fullname', 'name'], readOnly: true }),
  child_measure_count: number(readOnly),
  benchmarks: relations('results/benchmarks', { label: ['name'], readOnly: true }),
  results_count: number(readOnly),
  lastImportId: code(readOnly),
  last_import_at: moment(readOnly),
  creator: text(readOnly),
  created: moment(readOnly),
  modified: moment(readOnly),
  is_active: flag(readOnly),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'results/measures': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: ['fullname', 'name'],
  fields,
  facts: ['languages'],
  related: [
    { path: 'results/evaluations', by: 'measures' },
    { path: 'results/benchmarks', by: 'benchmark_measures' },
  ],
  columns: [
    { field: 'fullname', sort: 'name' },
    { field: 'results_count', sort: false },
    {
      field: 'last_import_at',
      sort: 'last_import_at',
      isWide: true,
      cell: () => import('#features/measures/LastImportCell.tsx'),
    },
    { field: 'modified', show: staff, isMinor: true },
    { field: 'creator', show: staff, sort: false, isExtra: true },
    { field: 'created', show: staff, isExtra: true },
    { field: 'key', isExtra: 'always' },
    { field: 'is_parent_measure', isExtra: 'always' },
    { field: 'child_measure_count', sort: false, isExtra: 'always' },
  ],
  ordering: 'name',
  filters: [
    {
      field: 'creator__is_staff',
      as: choice([
        ['true', 'staff'],
        ['false', 'user'],
      ]),
    },
  ],
  form: [
    'name',
    { field: 'label', when: (row) => Boolean(row.parent_measure_id) },
    'fullname',
    'key',
    institutionTypeEntry,
    'languages',
    'benchmarks',
    'surveyId',
    { field: 'import_object_ids', widget: () => import('#features/relations/ObjectPicker.tsx') },
    'minus1included',
    'is_parent_measure',
    'parent_measure_id',
    { field: 'inherit_data', when: (row) => Boolean(row.parent_measure_id) },
    { field: 'filter', widget: () => import('#features/measures/entries/KeyValueEntry.tsx') },
    { field: 'filter_map', widget: () => import('#features/measures/entries/KeyValueEntry.tsx') },
    { field: 'features', widget: () => import('#features/measures/entries/AdvancedEntry.tsx') },
    // The suggested keys for the rows above; the panel shows them.
    { field: 'default_attributes', when: () => false },
    'creator',
    'created',
    'modified',
    'id',
  ],
  sections: {
    survey: ['surveyId', 'import_object_ids', 'minus1included'],
    family: ['is_parent_measure', 'parent_measure_id', 'inherit_data'],
    technical: ['filter', 'filter_map', 'features', 'default_attributes'],
  },
  send: withoutEmptyRows,
  clone: (row) =>
    createCopy(row, {
      name: withSuffix(row.name, ' (Kopie)', 70),
      key: withSuffix(row.key, '_kopie', 50),
      is_importing: false,
    }),
  afterDelete: ({ parent_measure_id }) => updateParent('measures', parent_measure_id),
  tools: {
    list: [{ name: 'child', show: staff, load: () => import('#features/measures/family/ChildOfSelected.tsx') }],
    record: [
      {
        name: 'child',
        show: staff,
        load: withWords(() => import('#features/measures/family/ChildButton.tsx'), 'measures'),
      },
      {
        name: 'settings',
        show: staff,
        load: withWords(() => import('#features/measures/settings/SettingsTool.tsx'), 'measures'),
      },
    ],
  },
  panels: [
    { name: 'data', load: withWords(() => import('#features/measures/data/DataPanel.tsx'), 'measures') },
    {
      name: 'attributes',
      load: withWords(() => import('#features/measures/attributes/AttributesPanel.tsx'), 'measures'),
    },
    { name: 'family', load: withWords(() => import('#features/measures/family/FamilyPanel.tsx'), 'measures') },
  ],
  areTabs: true,
  trash: true,
  rightClick: true,
  menu: { order: 2 },
  help: { record: ['measure', 'record'] },
  palette: { order: 5, show: staff },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
