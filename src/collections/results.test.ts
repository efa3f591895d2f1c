import { testRow } from '#api/testRow.ts'
import { describe, expect, test } from 'vitest'
import { registry } from './registry.ts'
import { can } from '#engine/access.ts'
import { type Entry, getField, type Filter, toObjects } from '#engine/collection.ts'
import { isShown } from '#engine/form/entries.ts'
import { findInvalid } from '#engine/form/testForm.tsx'
import { plainNames, getViewer } from '#engine/testCollection.ts'

const staff = getViewer({ isStaff: true })
const thisYear = new Date().getFullYear()
const of = (name: string) => {
  const collection = registry.get(`results/${name}`)
  if (!collection) throw new Error(`${name} is no collection`)
  return collection
}

describe('results/measures', () => {
  const measures = of('measures')
  const problems = (row: object) =>
    findInvalid(measures, testRow({ id: 0, name: 'x', key: 'x', content_type: 1, ...row }), staff, true)

  test('name, key and content type are required [RES-02, RES-04, RES-05]', () => {
    expect(problems({})).toEqual({})
    expect(Object.keys(problems({ name: '', key: null, content_type: null })).toSorted()).toEqual([
      'content_type',
      'key',
      'name',
    ])
  })
  test.each([
    ['name', 70],
    ['key', 50],
  ])('%s has at most %i characters [RES-02, RES-04]', (name, max) => {
    expect(problems({ [name]: 'x'.repeat(max) })).toEqual({})
    expect(problems({ [name]: 'x'.repeat(max + 1) })).toEqual({ [name]: 'form.too-long' })
  })
  test('the label of a child has at most 40 characters [RES-03]', () => {
    const label = toObjects<Entry>(measures.form).find(({ field }) => field === 'label')
    expect(
      label &&
        [null, 3].map((parent_measure_id) =>
          isShown(measures, label, testRow({ id: 1, parent_measure_id }), staff, false),
        ),
    ).toEqual([false, true])
    expect(problems({ parent_measure_id: 3, label: 'x'.repeat(41) })).toHaveProperty('label')
  })
  test('only the server sets the full name [RES-06]', () => {
    expect(getField(measures, 'fullname')).toMatchObject({ readOnly: true, maxLength: 120 })
  })
})

test('staff, its creator and its listed admins copy an evaluation [ROLE-25, ROLE-27, D-60]', () => {
  const rows = [
    { creator_id: 7 },
    { users_admin: [7] },
    { creator_id: 8, users_admin: [3], view_access_admins: [7] },
  ].map((row) => ({ id: 1, ...row }))
  const offered = (viewer: ReturnType<typeof getViewer>) =>
    rows.map((row) => can(of('evaluations'), 'clone', viewer, row))
  expect(offered(getViewer())).toEqual([true, true, false])
  expect(offered(staff)).toEqual([true, true, true])
  expect([getViewer(), staff].map((viewer) => can(of('evaluations'), 'create', viewer))).toEqual([false, true])
  expect(of('evaluations').cloneNeeds).toBe('measures')
})

test('the label of an evaluation has at most 40 characters [EVAL-02]', () => {
  const wrong = (length: number) =>
    findInvalid(of('evaluations'), testRow({ id: 0, name: 'x', label: 'x'.repeat(length) }), staff, true)
  expect([wrong(40), wrong(41)]).toEqual([{}, { label: 'form.too-long' }])
})

test('an evaluation has the agreed fields [EVAL-01]', () => {
  const { fields } = of('evaluations')
  const written = [
    'name',
    'label',
    'is_parent_evaluation',
    'parent_evaluation_id',
    'measures',
    'object_id',
    'content_type',
    'users_admin',
    'view_access_admins',
    'view_access_users',
    'view_access_object_ids',
  ]
  const read = [
    'id',
    'child_evaluation_ids',
    'child_evaluation_count',
    'measures_name',
    'charts',
    'creator',
    'creator_id',
  ]
  expect(fields['name']).toMatchObject({ kind: 'translated', suffix: '' })
  expect([...written, ...read].filter((name) => !fields[name])).toEqual([])
  expect(Object.entries(fields).filter(([name, field]) => written.includes(name) && field.readOnly)).toEqual([])
  expect(read.filter((name) => !fields[name]?.readOnly)).toEqual([])
})

test('result data are filtered by a year from 2018 to this one [RES-28]', () => {
  const year = toObjects<Filter>(of('data').filters).find(({ field }) => field === 'year')
  const years = year?.optionsFor?.(staff, plainNames).map(({ value }) => Number(value))
  expect(years).toEqual(Array.from({ length: thisYear - 2018 + 1 }, (_, index) => thisYear - index))
})

test('measures and evaluations have a trash and open in a new tab by a right click [LIST-11, LIST-13, EVAL-40]', () => {
  const having = (key: 'trash' | 'rightClick') =>
    [...registry.values()]
      .filter((collection) => collection.area === 'results' && collection[key])
      .map(({ path }) => path)
  expect(having('trash')).toEqual(['results/evaluations', 'results/measures'])
  expect([...registry.values()].filter(({ rightClick }) => rightClick).map(({ path }) => path)).toEqual(
    having('rightClick'),
  )
})

test('only staff filter the evaluations by measures and creator [LIST-16]', () => {
  const shown = (viewer: typeof staff) =>
    toObjects<Filter>(of('evaluations').filters)
      .filter(({ show }) => show?.(viewer) ?? true)
      .map(({ field }) => field)
  expect(shown(staff)).toEqual(expect.arrayContaining(['measures', 'creator__is_staff']))
  expect(shown(getViewer())).toEqual([])
})

test('the trash of evaluations is below them in the menu of staff [MENU-14]', () => {
  const { menu } = of('evaluations')
  const queries = (viewer: typeof staff) => (menu ? menu.children?.(viewer).map(({ query }) => query) : undefined)
  expect(queries(staff)).toEqual([{}, { is_active: false }])
  expect(queries(getViewer())).toEqual([])
})

test('a measure has the fields of the contract [RES-01]', () => {
  const measures = of('measures')
  const names = [
    'is_active',
    'is_parent_measure',
    'is_importing',
    'minus1included',
    'fullname',
    'name',
    'label',
    'key',
    'creator',
    'languages',
    'child_measure_ids',
    'child_measure_count',
    'features',
    'content_type',
    'surveyId',
    'parent_measure_id',
    'inherit_data',
    'import_object_ids',
    'filter_map',
    'filter',
    'lastImportId',
    'last_import_at',
    'default_attributes',
    'selected_attributes',
    'parent_attributes',
    'results_count',
    'benchmarks',
    'id',
  ]
  expect(Object.keys(measures.fields)).toEqual(expect.arrayContaining(names))
  const plain = toObjects<Entry>(measures.form).filter(
    ({ field, widget }) => getField(measures, field).kind === 'json' && !widget,
  )
  expect(plain).toEqual([])
  expect(measures.panels?.map(({ name }) => name)).toEqual(['data', 'attributes', 'family'])
})

test('a benchmark has the fields of the contract [BENCH-01]', () => {
  const benchmarks = of('benchmarks')
  expect(Object.keys(benchmarks.fields)).toEqual(
    expect.arrayContaining([
      'name',
      'name_chart',
      'measures_name',
      'benchmark_measures',
      'benchmark_measures_names',
      'filter',
      'created',
      'modified',
    ]),
  )
  expect(toObjects<Entry>(benchmarks.form).find(({ field }) => field === 'filter')?.widget).toBeDefined()
})
