import { testRow } from '#api/testRow.ts'
import { describe, expect, test } from 'vitest'
import { registry } from './registry.ts'
import { type Collection, queryFor } from '#engine/collection.ts'
import { getHeading } from '#engine/detail/getHeading.ts'
import { getTitle } from '#engine/formatValue.ts'
import { findInvalid } from '#engine/form/testForm.tsx'
import { getFilter, getViewer } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 20,
  app_label,
  model: 'hospital',
}))
const staff = getViewer({ isStaff: true, contentTypes })
const user = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })

describe('users of a programme', () => {
  const requirement: Record<string, string> = {
    patzu: 'PATZU-12',
    moniq: 'MONIQ-08',
    studek: 'STUDEK-03',
    rehaspez: 'REHA-04',
    irp: 'IRP-05',
  }
  test.each(contentTypes.map(({ app_label, id }) => [app_label, requirement[app_label], id] as const))(
    '%s lists people with permissions on its hospitals [%s]',
    (area, _requirement, id) => {
      expect(of(`${area}/users`).endpoint).toBe('accounts/users')
      expect(queryFor(of(`${area}/users`), staff)).toEqual({ app_permissions__content_type: id })
      expect(queryFor(of(`${area}/users`), getViewer({ isStaff: true }))).toEqual({ app_permissions__content_type: 0 })
    },
  )
  test('a person is named by name with the address as fallback', () => {
    const people = [...registry.values()].filter(({ endpoint }) => endpoint === 'accounts/users')
    expect(people).toHaveLength(6)
    const known = { id: 1, email: 'a@b.example', first_name: 'Anna', last_name: 'von Arx' }
    for (const collection of people) {
      expect(getHeading(collection, known, 'de')).toBe('Anna von Arx')
      expect(getHeading(collection, testRow({ ...known, first_name: null }), 'de')).toBe('von Arx')
      expect(getHeading(collection, testRow({ ...known, first_name: '', last_name: null }), 'de')).toBe('a@b.example')
      expect(getTitle(collection, known, 'de')).toBe('a@b.example')
    }
    const reviewer = { id: 1, user_email: 'a@b.example', user_first_name: 'Anna', user_last_name: 'von Arx' }
    expect(getHeading(of('irp/reviewers'), reviewer, 'de')).toBe('Anna von Arx')
  })
  test('people of the peer reviews are invited only [IRP-06, TOOL-14]', () => {
    expect(of('irp/users').addPath).toBe('/accounts/invitations/+')
  })
  test('the server filters the list of reviews by user [IRP-20]', () => {
    expect(queryFor(of('irp/reviews'), user)).toEqual({ byPermissions: 0 })
  })
  test('saves a review without meeting point and reviewers [IRP-13]', () => {
    expect(
      findInvalid(
        of('irp/reviews'),
        testRow({ id: 0, name: 'x', review_year: 1, hospital_id: 1, reviewers: [] }),
        staff,
        true,
      ),
    ).toEqual({})
  })
})

test.each(['patzu', 'moniq'])('the responsibles of %s are filtered by yes, no and no answer [PATZU-14]', (area) => {
  const collection = of(`${area}/responsibles`)
  const { as, toQuery: request } = getFilter(collection, 'is_responsible')
  expect(as?.kind === 'choice' && as.options).toEqual([
    ['true', 'yes'],
    ['false', 'no'],
    ['none', 'none'],
  ])
  expect(['true', 'false', 'none'].map((value) => request?.(value, staff))).toEqual([
    { is_responsible: 'true' },
    { is_responsible: 'false' },
    { is_responsible__isnull: true },
  ])
})

function of(path: string): Collection {
  const collection = registry.get(path)
  if (!collection) throw new Error(`${path} is no collection`)
  return collection
}
