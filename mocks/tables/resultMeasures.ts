import type { World } from '../db/World.ts'
import { groupedBy } from '../db/derived.ts'
import { toNumber, toNumbers, getText } from '../db/json.ts'
import { dataCount } from '../results/dataRows.ts'
import type { Rule, Table } from '../schema/table.ts'
import { creatorFields } from '../schema/creator.ts'
import {
  boolean,
  choices,
  computed,
  integer,
  isActive,
  json,
  range,
  readOnly,
  relation,
  required,
  stamps,
  text,
  time,
} from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import { canSee } from './evaluations.ts'
import { everyone, isStaff, staff } from '../schema/rules.ts'

const getChildren = groupedBy('parent_measure_id')
const benchmarksPath = 'results/benchmarks'

export function measureNames(world: World, ids: number[]): string[] {
  return ids
    .toSorted((left, right) => left - right)
    .flatMap((id) => getText(world.find('results/measures', id)?.['name']) || [])
}

/** Measures of the evaluations visible to a person. */
const drawnForUser: Rule = (user, world, row) =>
  row !== undefined &&
  world
    .rows('results/evaluations')
    .some((evaluation) => toNumbers(evaluation['measures']).includes(row.id) && canSee(user, world, evaluation))

export const resultMeasures: Table = {
  path: 'results/measures',
  model: 'results.measure',
  search: ['name', 'label', 'key'],
  permissions: { read: everyone, create: staff, update: staff, delete: staff },
  own: (user, world, row) => drawnForUser(user, world, row) || (isStaff(user) && row?.['creator_id'] === user.id),
  creating: (user) => ({ creator_id: user.id, results_seeded: 0 }),
  fields: {
    fullname: computed(
      (row) => [getText(row['name']), getText(row['label'])].filter(Boolean).join(' - ').slice(0, 120),
      'text',
    ),
    name: text({ required: true, max: 70 }),
    label: text({ max: 40 }),
    key: text({ required: true, max: 50 }),
    ...creatorFields,
    is_parent_measure: boolean(),
    parent_measure_id: relation('results/measures'),
    child_measure_ids: computed((row, world) =>
      (getChildren(world.rows('results/measures')).get(row.id) ?? []).map((child) => child.id),
    ),
    child_measure_count: computed(
      (row, world) => (getChildren(world.rows('results/measures')).get(row.id) ?? []).length,
      'integer',
    ),
    inherit_data: boolean(),
    is_importing: boolean(),
    minus1included: boolean(),
    languages: choices(range(1, 3), { initial: [1] }),
    features: json({ initial: {} }),
    content_type: relation('accounts/content_types', required),
    surveyId: integer(),
    import_object_ids: json({ initial: [] }),
    filter_map: json({ initial: {} }),
    filter: json({ initial: [] }),
    lastImportId: integer(readOnly),
    last_import_at: time(readOnly),
    default_attributes: json({ initial: [] }),
    selected_attributes: json({ initial: [] }),
    parent_attributes: computed(
      (row, world) => world.find('results/measures', toNumber(row['parent_measure_id']))?.['default_attributes'] ?? [],
    ),
    results_count: computed((row, world) => dataCount(world, row.id), 'integer'),
    benchmarks: computed((row, world) =>
      world
        .rows(benchmarksPath)
        .filter((benchmark) => toNumbers(benchmark['benchmark_measures']).includes(row.id))
        .map((benchmark) => benchmark.id),
    ),
    is_active: isActive,
    ...stamps,
  },
  filters: ['content_type', 'creator__is_staff', 'is_parent_measure', 'parent_measure_id'],
  protectedBecause: (row, world) => {
    const child = (getChildren(world.rows('results/measures')).get(row.id) ?? []).find(
      (entry) => entry['is_active'] !== false,
    )
    return child ? `results.measure ${child.id}` : undefined
  },
}

export default keyed(resultMeasures)
