import type { World } from '../db/World.ts'
import { groupedBy } from '../db/derived.ts'
import type { Field, Filter, Table } from './table.ts'
import type { Json, Row } from '../db/json.ts'
import type { HospitalApp } from '../db/contentTypes.ts'
import { hospitalType } from '../db/contentTypes.ts'
import { boolean, choice, computed, date, integer, isActive, relations, stamps, text } from './fields.ts'
import { adminRole, canReach, permissionsOn } from './permissions.ts'
import { everyone, staff } from './rules.ts'

export const categories: Record<number, string> = {
  1: 'Psychiatrie',
  2: 'Rehabilitation',
  3: 'Akutsomatik Erwachsene',
  4: 'Akutsomatik Eltern',
  5: 'Kinder und Jugendpsychiatrie',
  10: 'Erwachsene Psychiatrie',
  11: 'Kinder und Jugendpsychiatrie',
  12: 'Forensische Psychiatrie',
  13: 'Alterspsychiatrie',
}

const hospitalStates = [1, 2, 3]

const getFiles = groupedBy('object_id')

export function fileList(world: World, contentType: number, object: number): Json {
  const files = getFiles(world.rows('filemanager/files')).get(object) ?? []
  return files
    .filter((file) => file['content_type'] === contentType)
    .map((file) => ({
      id: file.id,
      name: file['name'] ?? '',
      extension: file['extension'] ?? '',
      file_size: file['file_size'] ?? 0,
      created: file['created'] ?? null,
    }))
}

export const hospitalName = (app: HospitalApp, field = 'hospital'): Field =>
  computed((row, world) => world.find(`${app}/hospitals`, Number(row[field]))?.['name'] ?? null, 'text')

function admins(app: HospitalApp): (row: Row, world: World) => number {
  return (row, world) =>
    permissionsOn(world, hospitalType(app), row.id).filter((permission) => permission['role'] === adminRole).length
}

type Variant = {
  categories: number[]
  measures?: string
  fields?: Record<string, Field>
  filters?: readonly string[]
  questions?: Record<string, Filter>
  check?: Table['check']
  withoutDispensedDay?: boolean
}

/** The hospital table of one programme. */
export function hospitalTable(app: HospitalApp, variant: Variant): Table {
  const type = hospitalType(app)
  const count = admins(app)
  return {
    path: `${app}/hospitals`,
    model: `${app}.hospital`,
    search: ['name', 'anqid'],
    ordering: 'id',
    exported: app !== 'irp',
    permissions: { read: everyone, create: staff, update: staff, delete: staff },
    own: (user, world, row) => row !== undefined && canReach(world, user, type, row.id),
    fields: {
      name: text({ required: true }),
      anqid: integer({ required: true }),
      category: choice(variant.categories, { required: true }),
      category_text: computed((row) => categories[Number(row['category'])] ?? null, 'text'),
      BUR_Stao: integer(),
      state: choice(hospitalStates, { initial: 1 }),
      ...(variant.withoutDispensedDay ? {} : { dispensed_until: date() }),
      ...(variant.measures ? { measures_ids: relations(variant.measures) } : {}),
      users: computed((row, world) =>
        permissionsOn(world, type, row.id).map((permission) => permission['user'] ?? null),
      ),
      files: computed((row, world) => fileList(world, type, row.id)),
      admins: computed(count, 'integer'),
      ...variant.fields,
      is_active: isActive,
      ...stamps,
    },
    filters: ['category', 'state', 'anqid', ...(variant.filters ?? [])],
    questions: {
      permissions__user: (value, row, world) =>
        permissionsOn(world, type, row.id).some((permission) => String(permission['user']) === value),
      adminCheck: (value, row, world) => value !== '1' || count(row, world) !== 1,
      ...variant.questions,
    },
    ...(variant.check ? { check: variant.check } : {}),
  }
}

export function responsibleTable(app: HospitalApp): Table {
  return {
    path: `${app}/responsibles`,
    model: `${app}.responsible`,
    search: ['user_email', 'hospital_name'],
    filters: ['is_responsible', 'is_responsible__isnull'],
    permissions: { read: staff, create: staff, update: staff, delete: staff },
    fields: {
      user: { kind: 'relation', to: 'accounts/users', required: true },
      user_email: computed(
        (row, world) => world.find('accounts/users', Number(row['user']))?.['email'] ?? null,
        'email',
      ),
      hospital: { kind: 'relation', to: `${app}/hospitals` },
      hospital_name: hospitalName(app),
      is_responsible: boolean({ initial: null }),
      ...stamps,
    },
    label: (row) => `Responsible ${row.id}`,
  }
}
