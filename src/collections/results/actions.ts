import { nobody, staff } from '#engine/rules.ts'
import { contentTypeId, hasAccess, type Viewer } from '#api/session/viewer.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, code, day, list, moment, number, relation, text } from '#engine/fieldTypes.ts'
import { getPlanStatus, ofOwnInstitution, planFields, planner, readable } from '#features/plans/planRules.ts'
import type { InstitutionList, InstitutionType } from '#lib/areas.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { institutionTypeEntry } from '#presets/contentType.ts'

const soonDays = 30
const today = () => dayAfter(new Date(), 0)

const fields = {
  title: text({ required: true, maxLength: 255 }),
  evaluation: relation('results/evaluations', { label: ['name', 'label'], required: true }),
  chart: text({ maxLength: 60 }),
  keys: list({ readOnly: false, initial: [] }),
  content_type: relation('accounts/content_types', { required: true }),
  object_id: code({ min: 1, required: true }),
  field_of_action: text({ maxLength: 120 }),
  barrier: text({ long: true, maxLength: 2000 }),
  owner: relation('accounts/users', { label: ['first_name last_name', 'email'], join: true }),
  owner_text: text({ maxLength: 120 }),
  due: day(),
  look_again: day(),
  target: number(),
  state: choice(
    [
      ['planned', 'planned'],
      ['implemented', 'implemented'],
      ['closed', 'closed'],
      ['dropped', 'dropped'],
    ],
    { initial: 'planned', states: { planned: 'accent', implemented: 'accent', closed: 'good' } },
  ),
  note: text({ long: true, maxLength: 5000 }),
  creator_id: number({ readOnly: true }),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'results/actions': RowOf<typeof fields>
  }
}

/** A filter by one institution, for those who have or see any of its kind. */
const byInstitution = <Name extends string>(field: Name, list: InstitutionList, type: InstitutionType) => ({
  field,
  as: relation(list),
  show: (viewer: Viewer) => viewer.isStaff || hasAccess(viewer, type),
  toQuery: (id: string, viewer: Viewer) => ({ content_type: contentTypeId(viewer, type) ?? 0, object_id: id }),
})

export default defineCollection({
  isOptional: true,
  filtersFor: planner,
  title: 'title',
  fields,
  columns: [
    'title',
    { field: 'state', sort: 'state', wraps: 'short', cell: () => import('#features/plans/PlanStateCell.tsx') },
    { field: 'due', alert: (row) => getPlanStatus(row, today()).status === 'overdue' },
    {
      field: 'content_type',
      sort: false,
      wraps: 'short',
      cell: () => import('#features/relations/InstitutionCell.tsx'),
    },
    { field: 'owner', sort: false, cell: () => import('#features/relations/OwnerCell.tsx'), wraps: 'short' },
    { field: 'look_again', alert: (row) => getPlanStatus(row, today()).status === 'look', isExtra: 'tablet' },
    { field: 'field_of_action', isExtra: 'tablet' },
    // Hospitals see all the others side by side without it.
    { field: 'modified', show: staff, isExtra: true },
  ],
  ordering: 'due',
  filters: [
    'state',
    {
      field: 'due',
      as: choice([
        ['overdue', 'overdue'],
        ['soon', 'soon'],
      ]),
      toQuery: (value) =>
        value === 'overdue'
          ? { state: 'planned', due__lte: dayAfter(new Date(), -1) }
          : { state: 'planned', due__lte: dayAfter(new Date(), soonDays) },
    },
    'owner',
    byInstitution('patzu_hospitals', 'patzu/hospitals', 'patzu.hospital'),
    byInstitution('moniq_hospitals', 'moniq/hospitals', 'moniq.hospital'),
    byInstitution('irp_hospitals', 'irp/hospitals', 'irp.hospital'),
    byInstitution('studek_hospitals', 'studek/hospitals', 'studek.hospital'),
    byInstitution('rehaspez_hospitals', 'rehaspez/hospitals', 'rehaspez.hospital'),
    byInstitution('apps_groups', 'apps/groups', 'apps.group'),
    'evaluation',
  ],
  form: [
    ...planFields,
    { field: 'evaluation', readOnly: (_viewer, row) => Boolean(row?.id) },
    { ...institutionTypeEntry, hideOn: 'edit' },
    {
      field: 'object_id',
      widget: () => import('#features/relations/ObjectPicker.tsx'),
      readOnly: (_viewer, row) => Boolean(row?.id),
    },
    { field: 'chart', show: nobody },
    { field: 'keys', show: nobody },
    'created',
    'modified',
  ],
  facts: ['field_of_action'],
  // A plan begins at a figure, with what is known there.
  closed: () => 'plan.begins',
  views: [{ name: 'yearly', load: () => import('#evaluation/annualExport/plans/PlansOfYear.tsx') }],
  tools: { list: [{ name: 'calendar', load: () => import('#features/plans/CalendarFile.tsx') }] },
  menu: { order: 6 },
  permissions: {
    read: readable,
    list: planner,
    create: planner,
    update: ofOwnInstitution,
    delete: ofOwnInstitution,
  },
})
