import type { World } from '../db/World.ts'
import { groupedBy } from '../db/derived.ts'
import type { Row } from '../db/json.ts'
import { toNumber, toNumbers, getText } from '../db/json.ts'
import type { Rule, Table } from '../schema/table.ts'
import { creatorFields } from '../schema/creator.ts'
import {
  boolean,
  choice,
  computed,
  integer,
  isActive,
  json,
  nested,
  relation,
  relations,
  required,
  stamps,
  text,
} from '../schema/fields.ts'
import { chartTypes } from '../schema/chartTypes.ts'
import { keyed } from '../schema/keyed.ts'
import { isAnyAdmin, canReach } from '../schema/permissions.ts'
import { everyone, isStaff } from '../schema/rules.ts'

const getChildren = groupedBy('parent_evaluation_id')

const isListed = (row: Row, field: string, user: number): boolean => toNumbers(row[field]).includes(user)

/** A parent evaluation is visible to those listed, any other one also to those with permission on its objects. */
export function canSee(user: Row, world: World, row: Row): boolean {
  if (isStaff(user) || canManage(user, world, row)) return true
  if (isListed(row, 'view_access_admins', user.id) || isListed(row, 'view_access_users', user.id)) return true
  if (row['is_parent_evaluation'] === true) return false
  const objects = [...toNumbers(row['view_access_object_ids']), toNumber(row['object_id'])]
  return objects.some((object) => object > 0 && canReach(world, user, toNumber(row['content_type']), object))
}

export const canManage: Rule = (user, _world, row) =>
  isStaff(user) || (row !== undefined && (row['creator_id'] === user.id || isListed(row, 'users_admin', user.id)))

const people = (): ReturnType<typeof relations> => relations('accounts/users')

export const evaluations: Table = {
  path: 'results/evaluations',
  model: 'results.evaluation',
  search: ['name', 'name_fr', 'name_it', 'label'],
  permissions: {
    read: everyone,
    create: (user, world) =>
      isStaff(user) ||
      isAnyAdmin(world, user) ||
      world.rows('results/evaluations').some((row) => canManage(user, world, row)),
    update: canManage,
    delete: canManage,
  },
  own: (user, world, row) => row !== undefined && canSee({ ...user, is_staff: false, is_superuser: false }, world, row),
  creating: (user) => ({ creator_id: user.id }),
  fields: {
    name: text(required),
    name_fr: text(),
    name_it: text(),
    label: text({ max: 40 }),
    is_parent_evaluation: boolean(),
    parent_evaluation_id: relation('results/evaluations'),
    child_evaluation_ids: computed((row, world) =>
      (getChildren(world.rows('results/evaluations')).get(row.id) ?? []).map((child) => child.id),
    ),
    child_evaluation_count: computed(
      (row, world) => (getChildren(world.rows('results/evaluations')).get(row.id) ?? []).length,
      'integer',
    ),
    measures: relations('results/measures'),
    measures_name: computed(
      (row, world) =>
        toNumbers(row['measures'])
          .toSorted((left, right) => left - right)
          .map((id) => getText(world.find('results/measures', id)?.['name']))
          .join(', '),
      'text',
    ),
    object_id: integer(),
    content_type: relation('accounts/content_types'),
    charts: json({ initial: [] }),
    selected_charts_ids: json({ initial: [] }),
    children_ids_and_selected_charts_ids_for_children: json({ initial: {} }),
    ...creatorFields,
    users_admin: people(),
    view_access_admins: people(),
    view_access_users: people(),
    view_access_object_ids: json({ initial: [] }),
    is_active: isActive,
    ...stamps,
  },
  filters: [
    'measures',
    'content_type',
    'object_id',
    'creator__is_staff',
    'is_parent_evaluation',
    'parent_evaluation_id',
  ],
}

/** The entries of `charts`, validated one by one on save. */
export const chartsField = nested({
  i: text({ required: true, max: 60 }),
  type: choice(Object.keys(chartTypes), required),
  title: text(),
})

export default keyed(evaluations)
