import { testRow } from '#api/testRow.ts'
import { describe, expect, test } from 'vitest'
import type { Row } from '#api/rows/page.ts'
import { registry } from './registry.ts'
import { type Collection, type Column, getField, toObjects } from '#engine/collection.ts'
import { isShown } from '#engine/form/entries.ts'
import { readParams } from '#engine/list/url/listParams.ts'
import { getEntry, getViewer } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 20,
  app_label,
  model: 'hospital',
}))
const staff = getViewer({ isStaff: true, contentTypes })
const thisYear = new Date().getFullYear()

describe('hospitals', () => {
  test.each(['patzu', 'studek', 'rehaspez', 'irp'])(
    '%s shows the end of a dispensation only for dispensed hospitals [HOSP-04]',
    (area) => {
      const states = [1, 2, 3, null].filter((state) =>
        isRendered(of(`${area}/hospitals`), 'dispensed_until', testRow({ id: 1, state })),
      )
      expect(states).toEqual([3])
    },
  )
  test.each(['patzu', 'moniq', 'studek', 'rehaspez', 'irp'])(
    '%s marks any number of admins but one red [HOSP-06]',
    (area) => {
      const column = toObjects<Column>(of(`${area}/hospitals`).columns).find(({ field }) => field === 'admins')
      expect([0, 1, 2].map((admins) => column?.alert?.(testRow({ id: 1, admins })))).toEqual([true, false, true])
    },
  )
  test.each(['patzu', 'studek', 'rehaspez'])('%s offers the measures of the hospital’s category [HOSP-05]', (area) => {
    expect(
      getEntry(of(`${area}/hospitals`), 'measures_ids').narrow?.(
        testRow({ id: 1, category: 2 }),
        getViewer({ isStaff: true }),
      ),
    ).toEqual({ category: 2 })
  })
  test.each(['patzu', 'moniq', 'studek', 'rehaspez', 'irp'])(
    '%s lists active, closed and dispensed hospitals, active ones first [HOSP-03]',
    (area) => {
      const state = getField(of(`${area}/hospitals`), 'state')
      expect(state.kind === 'choice' && state.options).toEqual([
        [1, 'active'],
        [2, 'closed'],
        [3, 'dispensed'],
      ])
      expect(state.initial).toBe(1)
    },
  )
  test('each programme has its own categories [HOSP-08, MONIQ-05, REHA-02]', () => {
    expect(values('patzu/hospitals', 'category')).toEqual([1, 2, 3, 4, 5])
    expect(values('studek/hospitals', 'category')).toEqual([1, 2, 3, 4, 5])
    expect(values('rehaspez/hospitals', 'category')).toEqual([2])
    expect(values('moniq/hospitals', 'category')).toEqual([10, 11, 12, 13])
  })
})

describe('moniq/hospitals', () => {
  const hospitals = of('moniq/hospitals')
  test('measurement years run from two years ago to two years ahead [MONIQ-02]', () => {
    const years = [-2, -1, 0, 1, 2].map((step) => thisYear + step)
    expect(values('moniq/hospitals', 'dispensed_from')).toEqual(years)
    expect(values('moniq/hospitals', 'dispensed_until')).toEqual(years)
  })
  test.each(['ref_hospital', 'ap_hospital'])('%s is available for category 13 only [MONIQ-03, MONIQ-04]', (name) => {
    const active = [10, 11, 12, 13].filter((category) =>
      isShown(hospitals, getEntry(hospitals, name), testRow({ id: 1, category }), staff, false),
    )
    expect(active).toEqual([13])
  })
  test('the year filter depends on the filter for dispensed hospitals [MONIQ-06, D-43]', () => {
    const filters = (address: string) => readParams(hospitals, new URLSearchParams(address)).filters
    expect(filters('is_dispensed=true&attributes__year=2025')).toEqual({
      is_dispensed: 'true',
      attributes__year: '2025',
    })
    expect(filters('attributes__year=2025')).toEqual({})
  })
})

describe('measures and events', () => {
  test('only rehaspez measures have no end of validity [REHA-06, PATZU-17, STUDEK-04]', () => {
    const has = (area: string) => 'ls_valid_until' in of(`${area}/measures`).fields
    expect([has('patzu'), has('studek'), has('rehaspez')]).toEqual([true, true, false])
  })
  test('rehaspez events keep both ends of validity [REHA-07]', () => {
    expect(Object.keys(of('rehaspez/events').fields)).toEqual(
      expect.arrayContaining(['ls_valid_from', 'ls_valid_until']),
    )
  })
  test('an event has one of five types and a measure one of three [PATZU-17, PATZU-18]', () => {
    expect(values('patzu/event', 'typ')).toEqual([1, 2, 3, 4, 5])
    expect(values('patzu/measures', 'typ')).toEqual([1, 2, 3])
  })
})

function of(path: string): Collection {
  const collection = registry.get(path)
  if (!collection) throw new Error(`${path} is no collection`)
  return collection
}

function isRendered(collection: Collection, name: string, row: Row): boolean {
  return isShown(collection, getEntry(collection, name), row, staff, false)
}

function values(path: string, name: string): unknown[] {
  const field = of(path).fields[name]
  return field && 'options' in field ? field.options.map(([value]) => value) : []
}
