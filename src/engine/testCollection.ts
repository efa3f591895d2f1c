import { everyone, staff } from './rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import {
  type Collection,
  collectionAt,
  defineCollection,
  type Entry,
  type Filter,
  type Names,
  toObjects,
} from './collection.ts'
import { choice, code, day, flag, json, moment, number, relation, relations, text, translated } from './fieldTypes.ts'

/** A collection with a field of every type, for the engine's tests. */
export const testDefinition = defineCollection({
  title: 'name',
  fields: {
    name: text({ required: true, maxLength: 5 }),
    anqid: code(),
    share: number(),
    state: choice(
      [
        [1, 'active'],
        [3, 'dispensed'],
      ],
      { initial: 1 },
    ),
    until: day(),
    created: moment({ readOnly: true }),
    is_staff: flag(),
    owner: relation('accounts/users'),
    friends: relations('accounts/users'),
    subtitle: translated({ maxLength: 10 }),
    data: json(),
    year: number(),
    is_dispensed: flag(),
  },
  columns: ['name', 'anqid', 'state', 'friends', { field: 'created', show: staff }],
  ordering: 'name',
  filters: [
    'state',
    'created',
    'name',
    'is_dispensed',
    { field: 'year', when: (values) => values.is_dispensed !== undefined },
  ],
  form: [
    'name',
    'anqid',
    'state',
    { field: 'until', when: (row) => row.state === 3 },
    'is_staff',
    { field: 'owner', show: staff },
    'friends',
    'subtitle',
    'data',
    'created',
  ],
  trash: true,
  permissions: { read: everyone, create: everyone, update: staff, delete: staff },
})

export const testCollection: Collection = collectionAt('test/things', testDefinition)

/** Labels for tests: everything is named by its key. */
export const plainNames: Names = {
  getName: (path) => path,
  contentTypeLabel: ({ app_label, model }) => `${app_label}.${model}`,
}

export function getViewer(rights: Partial<Viewer> = {}): Viewer {
  return {
    id: 7,
    user: {
      id: 7,
      is_staff: false,
      is_superuser: false,
      is_demo: false,
      email: 'a@b.ch',
      first_name: 'A',
      last_name: 'B',
      language: 1,
      language_previous: null,
      theme: 3,
    },
    isStaff: false,
    isSuperuser: false,
    isDemo: false,
    appPermissions: [],
    contentTypes: [],
    codenames: [],
    titles: [],
    ...rights,
  }
}

/** The entry of a form for a field. */
export function getEntry({ form }: Collection, name: string): Entry {
  return toObjects<Entry>(form).find(({ field }) => field === name) ?? { field: name }
}

/** The filter of a name. */
export function getFilter({ filters }: Collection, name: string): Filter {
  return toObjects<Filter>(filters).find(({ field }) => field === name) ?? { field: name }
}
