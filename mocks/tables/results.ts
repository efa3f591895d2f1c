import type { Table } from '../schema/table.ts'
import { groupedBy } from '../db/derived.ts'
import { toNumber, toNumbers } from '../db/json.ts'
import {
  computed,
  integer,
  json,
  readOnly,
  relation,
  relations,
  required,
  stamps,
  text,
  time,
} from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import { measureNames } from './resultMeasures.ts'
import { everyone, isStaff, staff, staffOnly } from '../schema/rules.ts'

const data = groupedBy('importer')

const benchmarks: Table = {
  path: 'results/benchmarks',
  model: 'results.benchmark',
  search: ['name', 'measures_name'],
  permissions: { ...staffOnly, read: everyone },
  fields: {
    name: text(required),
    name_chart: text(),
    name_chart_fr: text(),
    name_chart_it: text(),
    measures: computed((row) => toNumbers(row['benchmark_measures'])),
    measures_name: computed(
      (row, world) => measureNames(world, toNumbers(row['benchmark_measures'])).join(', '),
      'text',
    ),
    benchmark_measures: relations('results/measures'),
    benchmark_measures_names: computed((row, world) => measureNames(world, toNumbers(row['benchmark_measures']))),
    filter: json({ initial: [] }),
    means: json({ ...readOnly, initial: {} }),
    ...stamps,
  },
  filters: ['benchmark_measures'],
}

const userCharts: Table = {
  path: 'results/user_charts',
  model: 'results.usercharts',
  filters: ['evaluation', 'user'],
  permissions: {
    read: everyone,
    create: everyone,
    update: (user, _world, row) => isStaff(user) || row?.['user'] === user.id,
    delete: (user, _world, row) => isStaff(user) || row?.['user'] === user.id,
  },
  own: (user, _world, row) => row?.['user'] === user.id,
  fields: {
    evaluation: relation('results/evaluations', required),
    user: relation('accounts/users', required),
    charts_info: json({ initial: {} }),
    ...stamps,
  },
  check: (row, { user, world, creating }) => {
    if (!isStaff(user) && row['user'] !== user.id)
      return { user: ['You do not have permission to perform this action.'] }
    const twin = world
      .rows('results/user_charts')
      .some((entry) => entry['evaluation'] === row['evaluation'] && entry['user'] === row['user'])
    return creating && twin ? { non_field_errors: ['The fields evaluation, user must make a unique set.'] } : undefined
  },
  label: (row) => `UserCharts ${row.id}`,
}

const importer: Table = {
  path: 'results/importer',
  model: 'results.import',
  ordering: '-id',
  permissions: { read: staff, create: staff, delete: staff },
  fields: {
    name: text(required),
    measure: relation('results/measures', required),
    lines_count: integer(required),
    imported: computed(
      (row, world) => (data(world.rows('results/imported')).get(row.id) ?? []).length + toNumber(row['seeded_rows']),
      'integer',
    ),
    created: time(readOnly),
  },
}

export default keyed(benchmarks, userCharts, importer)
