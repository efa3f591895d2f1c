// @vitest-environment jsdom
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '#api/session/viewer.ts'
import { registry } from './registry.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Column, type Entry, getField, type Filter, toObjects } from '#engine/collection.ts'
import { contentTypeLabel } from '#engine/records/contentTypes.ts'
import { areaWords, getLabels } from '#engine/labels.ts'
import { getSections, getStamps } from '#engine/form/entries.ts'
import { getViewer } from '#engine/testCollection.ts'
import { rights, viewers } from './testViewers.ts'
import { languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { contentTypes as kinds } from '../../mocks/db/contentTypes.ts'

const insiders = ['superuser', 'staff']

/** The 403 list of the specification (GUARD-06 to GUARD-14). */
const closed = [
  'apps/apps',
  'apps/groups',
  ...[
    'hospitals',
    'users',
    'responsibles',
    'addresses',
    'measures',
    'event',
    'orders',
    'orderunits',
    'declarations',
    'tokens',
  ].map((name) => `patzu/${name}`),
  ...['hospitals', 'users', 'responsibles'].map((name) => `moniq/${name}`),
  ...['hospitals', 'users', 'measures', 'events'].map((name) => `studek/${name}`),
  ...['hospitals', 'users', 'measures', 'events', 'rehabdeclaration'].map((name) => `rehaspez/${name}`),
  ...['measures', 'data', 'importer'].map((name) => `results/${name}`),
  ...['mailjobs', 'mailtemplates', 'mails'].map((name) => `mailer/${name}`),
  'filemanager/files',
  ...['versions', 'usertitles', 'feedbacks'].map((name) => `accounts/${name}`),
]
/** The rest of the specification's table of collections. */
const open = [
  ...['hospitals', 'irpGlobalFiles', 'users', 'irpUserFiles', 'review_years', 'reviews', 'reviewers'].map(
    (name) => `irp/${name}`,
  ),
  ...['evaluations', 'benchmarks', 'actions'].map((name) => `results/${name}`),
  ...['users', 'invitations', 'demo_users'].map((name) => `accounts/${name}`),
]
const collections = [...registry.values()]

test('every collection of the specification exists [SCOPE-04, SCOPE-05, SCOPE-07]', () => {
  expect(collections.map(({ path }) => path)).toEqual(expect.arrayContaining([...closed, ...open]))
})

const programmes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp']

test('one portal contains every area with access by role [SCOPE-01]', () => {
  expect(new Set(collections.map(({ area }) => area))).toEqual(
    new Set([...programmes, 'results', 'mailer', 'filemanager', 'accounts', 'apps']),
  )
  const listed = (viewer: Viewer | undefined) =>
    collections.filter((collection) => viewer && can(collection, 'list', viewer)).map(({ path }) => path)
  expect(listed(viewers['staff'])).toHaveLength(collections.length)
  expect(listed(viewers['hospitalUser'])).toEqual(expect.arrayContaining(['results/evaluations']))
  expect(listed(viewers['hospitalUser']).filter((path) => closed.includes(path))).toEqual([])
})

test.each(
  open.filter((path) => path.startsWith('irp/') || path === 'accounts/demo_users' || path === 'results/benchmarks'),
)('%s is refused to everybody but staff by default [D-12, GUARD-17, ROLE-29]', (path) => {
  const collection = registry.get(path)
  const allowed = Object.entries(viewers).flatMap(([name, viewer]) =>
    collection && can(collection, 'list', viewer) ? [name] : [],
  )
  expect(allowed).toEqual(path === 'irp/reviews' ? [...insiders, 'reviewer'] : insiders)
  for (const permission of ['create', 'update', 'delete'] as const)
    expect(
      Object.entries(viewers).filter(
        ([name, viewer]) => !insiders.includes(name) && collection && can(collection, permission, viewer, { id: 1 }),
      ),
    ).toEqual([])
})

const guards: Record<string, string> = {
  apps: 'GUARD-06',
  patzu: 'GUARD-07',
  moniq: 'GUARD-08',
  studek: 'GUARD-09',
  rehaspez: 'GUARD-10',
  results: 'GUARD-11',
  mailer: 'GUARD-12',
  filemanager: 'GUARD-13',
  accounts: 'GUARD-14',
}
/** All but what is open on purpose: also a collection that the specification does not name. */
const guarded = collections
  .flatMap(({ path }) => (open.includes(path) ? [] : [path]))
  .map((path) => [path, guards[path.slice(0, path.indexOf('/'))] ?? 'ROLE-09'] as const)

describe.each(guarded)('%s [%s]', (path) => {
  const collection = registry.get(path)
  test.each(Object.entries(viewers))('opens to %s as in the specification [GUARD-16, ROLE-02, A01]', (name, viewer) => {
    if (!collection) throw new Error(`${path} is no collection`)
    const isInsider = insiders.includes(name)
    expect(can(collection, 'list', viewer)).toBe(isInsider)
    expect(can(collection, 'read', viewer, { id: 1 })).toBe(isInsider)
    if (path !== 'accounts/feedbacks') expect(can(collection, 'create', viewer) && !isInsider).toBe(false)
    expect(can(collection, 'update', viewer, { id: 1 }) && !isInsider).toBe(false)
    expect(can(collection, 'delete', viewer, { id: 1 }) && !isInsider).toBe(false)
  })
})

describe.each(collections.map((collection) => [collection.path, collection] as const))('%s', (path, collection) => {
  test.each(languages)('has all its translations in %s [I18N-01]', async (language) => {
    await i18next.changeLanguage(language)
    await i18next.loadNamespaces(['names', 'actions', 'fields', 'forms', areaWords(collection.area)])
    const labels = getLabels(i18next.getFixedT(language, [areaWords(collection.area), 'fields', 'names']), path)
    expect(labels.many).not.toBe(path)
    expect(i18next.exists(`${path}.one`, { ns: 'names' })).toBe(true)
    for (const { name } of collection.panels ?? []) expect(labels.field(name), `${path}: ${name}`).not.toBe(name)
    for (const name of getNames(collection)) {
      const field =
        toObjects<Filter>(collection.filters).find((filter) => filter.field === name)?.as ?? getField(collection, name)
      expect(labels.field(name), `${path}: ${name}`).not.toBe(name)
      if (field.kind === 'choice' || field.kind === 'choices')
        for (const [value, word] of field.options)
          if (String(value) !== word) expect(labels.option(name, word), `${path}: ${name}.${word}`).not.toBe(word)
    }
    for (const section of Object.keys(collection.sections ?? {}))
      expect(i18next.exists(`section.${section}`, { ns: 'forms' }), `${path}: ${section}`).toBe(true)
  })

  test('has its sections in the order of its form', () => {
    const rendered = getSections(collection).flatMap(({ entries }) => entries)
    const stamps = getStamps(collection).map(({ field }) => field)
    const form = toObjects<Entry>(collection.form).map(({ field }) => field)
    expect(rendered.map(({ field }) => field)).toEqual(form.filter((field) => !stamps.includes(field)))
  })

  test('names only fields it has', () => {
    const known = (name: string) => name in collection.fields || name.includes('.')
    expect(
      getNames(collection).filter(
        (name) => !known(name) && !toObjects<Filter>(collection.filters).some(({ field, as }) => field === name && as),
      ),
    ).toEqual([])
  })
})

test.each(languages)('every content type of the server has a name in %s [ACC-27, ACC-30]', async (language) => {
  await i18next.changeLanguage(language)
  await i18next.loadNamespaces('names')
  const getName = (path: string) => i18next.t(path, { ns: 'names', defaultValue: path })
  const labels = kinds.map(({ app_label, model }) =>
    contentTypeLabel(registry, { app_label: toText(app_label), model: toText(model) }, getName),
  )
  expect(labels.filter((label) => /[a-z]\/|\.one|· [a-z]+$/.test(label))).toEqual([])
  expect(new Set(labels).size).toBe(labels.length)
})

test('everybody but demo users creates feedback [GUARD-15, ACC-24, SHELL-06]', () => {
  const feedbacks = registry.get('accounts/feedbacks')
  const allowed = Object.entries(viewers).flatMap(([name, viewer]) =>
    feedbacks && can(feedbacks, 'create', viewer) ? [name] : [],
  )
  expect(allowed).toEqual(['superuser', 'staff', 'hospitalAdmin', 'hospitalUser', 'reviewer', 'secondVariant'])
})

describe('accounts/users', () => {
  const users = registry.get('accounts/users')
  const listing = (permission: 'list' | 'create') =>
    Object.entries(viewers).flatMap(([name, viewer]) => (users && can(users, permission, viewer) ? [name] : []))

  test('the list is open to staff and people of an institution [ROLE-14, ROLE-18, D-12]', () => {
    expect(listing('list')).toEqual([
      'superuser',
      'staff',
      'hospitalAdmin',
      'hospitalUser',
      'reviewer',
      'secondVariant',
    ])
    expect(listing('create')).toEqual(insiders)
  })

  test('everybody but staff opens their own profile only [ROLE-10, ROLE-11, ROLE-12]', () => {
    const user = getViewer(rights)
    expect(users && [can(users, 'read', user, { id: 7 }), can(users, 'update', user, { id: 7 })]).toEqual([true, true])
    expect(users && [can(users, 'read', user, { id: 8 }), can(users, 'update', user, { id: 8 })]).toEqual([
      false,
      false,
    ])
    expect(users && can(users, 'update', getViewer({ isStaff: true }), { id: 8 })).toBe(true)
    expect(users && can(users, 'read', getViewer({ isDemo: true }), { id: 7 })).toBe(false)
  })

  test('nobody deletes their own profile [ROLE-13, A06]', () => {
    expect(users && can(users, 'delete', getViewer({ isStaff: true, isSuperuser: true }), { id: 7 })).toBe(false)
    expect(users && can(users, 'delete', getViewer({ isStaff: true }), { id: 8 })).toBe(true)
    expect(users && can(users, 'delete', getViewer(), { id: 8 })).toBe(false)
  })

  test('only superusers send flags [ROLE-07, D-13, A04]', () => {
    const body = { id: 8, email: 'a@b.ch', is_staff: true, is_superuser: true, is_demo: true }
    expect(users?.send?.(body, getViewer({ isStaff: true }))).toEqual({ id: 8, email: 'a@b.ch' })
    expect(users?.send?.(body, getViewer({ isStaff: true, isSuperuser: true }))).toEqual(body)
  })
})

test.each(['__proto__', 'constructor', 'toString', 'patzu/__proto__', '../registry'])(
  '%s is no collection [I02]',
  (path) => {
    expect(registry.get(path)).toBeUndefined()
  },
)

function getNames(collection: Collection): string[] {
  const parts = [
    ...toObjects<Column>(collection.columns),
    ...toObjects<Filter>(collection.filters),
    ...toObjects<Entry>(collection.form),
  ]
  return [...new Set(parts.map(({ field }) => field))]
}
