import { testRow } from '#api/testRow.ts'
import { describe, expect, test } from 'vitest'
import { registry } from './registry.ts'
import { can } from '#engine/access.ts'
import { type Collection, getField } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { isImportedOnly } from '#engine/listWords.ts'
import { findInvalid } from '#engine/form/testForm.tsx'
import { getFilter, plainNames, getViewer } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 20,
  app_label,
  model: 'hospital',
}))
const staff = getViewer({ isStaff: true, contentTypes })
const user = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })
const admin = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 1 }] })
const thisYear = new Date().getFullYear()

describe('orders, units, declarations and tokens', () => {
  test.each([
    [{ hospital: { name: 'Spital Aare' }, measure: { name: 'Eltern 2026' }, year: 2026 }, 'Spital Aare, Eltern 2026'],
    [{ hospital: { name: 'Spital Aare' }, measure: { name: 'Eltern' }, year: 2026 }, 'Spital Aare, Eltern, 2026'],
    [{ hospital: { name: 'Spital Aare' }, year: 2026 }, 'Spital Aare, 2026'],
  ])('an order is named by hospital, measure and year: %j', (row, name) => {
    expect(getTitle(of('patzu/orders'), testRow({ id: 5, ...row }), 'de')).toBe(name)
  })

  test('years run from 2019 to next year [PATZU-24, PATZU-38, IRP-09]', () => {
    const years = Array.from({ length: thisYear + 1 - 2019 + 1 }, (_, index) => thisYear + 1 - index)
    expect(values('patzu/orders', 'year')).toEqual(years)
    expect(values('irp/review_years', 'year')).toEqual(years)
    for (const [path, filter] of [
      ['patzu/orders', 'year'],
      ['patzu/declarations', 'measure_id__year'],
    ] as const)
      expect(
        getFilter(of(path), filter)
          .optionsFor?.(staff, plainNames)
          .map(({ value }) => Number(value)),
      ).toEqual(years)
  })
  test('shipping is 1 by default [PATZU-19, PATZU-23]', () => {
    expect(getField(of('patzu/orders'), 'shipping_type').initial).toBe(1)
    expect(values('patzu/orders', 'shipping_type')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(values('patzu/orders', 'print_type')).toEqual([1, 2, 3, 4, 5])
  })
  test('only the server changes states of orders and units [PATZU-34, SCOPE-09]', () => {
    expect(getField(of('patzu/orders'), 'status').readOnly).toBe(true)
    expect(getField(of('patzu/orderunits'), 'state').readOnly).toBe(true)
  })
  test('units and tokens have no form to create one [PATZU-41, PATZU-42]', () => {
    expect(['patzu/orderunits', 'patzu/tokens'].map((path) => can(of(path), 'create', staff))).toEqual([false, true])
    expect(isImportedOnly(of('patzu/tokens'))).toBe(true)
    expect(of('patzu/tokens').imports).toMatchObject({
      columns: { anqid: {}, category: {}, token: {}, unitname: {} },
      action: 'import_data',
    })
    expect(
      ['patzu/tokens', 'results/importer'].map((path) =>
        [staff, user, admin].map((viewer) => can(of(path), 'create', viewer)),
      ),
    ).toEqual([
      [true, false, false],
      [true, false, false],
    ])
  })
  test('exits and type of a declaration are -1 by default [PATZU-36]', () => {
    const declarations = of('patzu/declarations')
    expect([getField(declarations, 'exits_count').initial, getField(declarations, 'typ').initial]).toEqual([-1, -1])
    expect(
      findInvalid(
        declarations,
        testRow({ id: 0, hospital_id: 1, measure_id: 1, exits_count: -1, typ: -1 }),
        staff,
        true,
      ),
    ).toEqual({})
  })
})

function of(path: string): Collection {
  const collection = registry.get(path)
  if (!collection) throw new Error(`${path} is no collection`)
  return collection
}

function values(path: string, name: string): unknown[] {
  const field = of(path).fields[name]
  return field && 'options' in field ? field.options.map(([value]) => value) : []
}
