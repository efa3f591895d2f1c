import { toNumbers } from '../db/json.ts'
import type { HospitalApp } from '../db/contentTypes.ts'
import type { Table } from './table.ts'
import { boolean, choice, computed, date, integer, relation, relations, required, stamps, text } from './fields.ts'
import { staffOnly } from './rules.ts'

type Variant = { categories: number[]; withoutValidUntil?: boolean }

export function measureTable(app: HospitalApp, variant: Variant): Table {
  return {
    path: `${app}/measures`,
    model: `${app}.measure`,
    search: ['name', 'year'],
    filters: ['year', 'typ', 'category'],
    ordering: '-year',
    permissions: staffOnly,
    fields: {
      name: text(required),
      year: integer(required),
      start_date: date(),
      end_date: date(),
      ls_valid_from: date(),
      ...(variant.withoutValidUntil ? {} : { ls_valid_until: date() }),
      typ: choice([1, 2, 3], required),
      category: choice(variant.categories, required),
      hospitals: relations(`${app}/hospitals`),
      participant_count: computed((row) => toNumbers(row['hospitals']).length, 'integer'),
      ...stamps,
    },
    protectedBecause: (row, world) => {
      const user =
        app === 'patzu' ? world.rows('patzu/orders').find((order) => order['measure_id'] === row.id) : undefined
      return user ? `patzu.order ${user.id}` : undefined
    },
  }
}

export function eventTable(app: HospitalApp, segment: string): Table {
  return {
    path: `${app}/${segment}`,
    model: `${app}.event`,
    search: ['name'],
    filters: ['measure', 'measure__year', 'typ'],
    permissions: staffOnly,
    fields: {
      measure: relation(`${app}/measures`, required),
      measure_name: computed(
        (row, world) => world.find(`${app}/measures`, Number(row['measure']))?.['name'] ?? null,
        'text',
      ),
      typ: choice([1, 2, 3, 4, 5], required),
      name: text(required),
      is_w2_task: boolean(),
      start_date: date(),
      end_date: date(),
      ls_valid_from: date(),
      ls_valid_until: date(),
      ...stamps,
    },
  }
}
