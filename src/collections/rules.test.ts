import { describe, expect, test } from 'vitest'
import type { Row } from '#api/page.ts'
import { registry } from '#collections/registry.ts'
import { can } from '#engine/access.ts'
import {
  type Collection,
  type Column,
  type Entry,
  fieldOrText,
  type Filter,
  isImportedOnly,
  normalised,
  queryFor,
} from '#engine/collection.ts'
import { isReadOnly, isShown } from '#engine/form/entries.ts'
import { wrongIn } from '#engine/form/testForm.tsx'
import type { Option } from '#engine/fields/fieldType.ts'
import { readParams } from '#engine/list/listParams.ts'
import { plainNames, viewerOf } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 20,
  app_label,
  model: 'hospital',
}))
const staff = viewerOf({ isStaff: true, contentTypes })
const user = viewerOf({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })
const admin = viewerOf({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 1 }] })
const thisYear = new Date().getFullYear()

describe('hospitals', () => {
  test.each(['patzu', 'studek', 'rehaspez', 'irp'])(
    '%s asks until when a hospital is dispensed only if it is [HOSP-04]',
    (area) => {
      const states = [1, 2, 3, null].filter((state) =>
        isDrawn(of(`${area}/hospitals`), 'dispensed_until', { id: 1, state }),
      )
      expect(states).toEqual([3])
    },
  )
  test.each(['patzu', 'moniq', 'studek', 'rehaspez', 'irp'])(
    '%s marks anything but exactly one admin red [HOSP-06]',
    (area) => {
      const column = normalised<Column>(of(`${area}/hospitals`).columns).find(({ field }) => field === 'admins')
      expect([0, 1, 2].map((admins) => column?.alert?.({ id: 1, admins }))).toEqual([true, false, true])
    },
  )
  test.each(['patzu', 'studek', 'rehaspez'])('%s offers the measures of the hospital’s category [HOSP-05]', (area) => {
    expect(
      entry(of(`${area}/hospitals`), 'measures_ids').narrow?.({ id: 1, category: 2 }, viewerOf({ isStaff: true })),
    ).toEqual({ category: 2 })
  })
  test.each(['patzu', 'moniq', 'studek', 'rehaspez', 'irp'])(
    '%s knows active, closed and dispensed hospitals, an active one first [HOSP-03]',
    (area) => {
      const state = fieldOrText(of(`${area}/hospitals`), 'state')
      expect(state.kind === 'choice' && state.options).toEqual([
        [1, 'active'],
        [2, 'closed'],
        [3, 'dispensed'],
      ])
      expect(state.initial).toBe(1)
    },
  )
  test('the categories of each programme are its own [HOSP-08, MONIQ-05, REHA-02]', () => {
    expect(values('patzu/hospitals', 'category')).toEqual([1, 2, 3, 4, 5])
    expect(values('studek/hospitals', 'category')).toEqual([1, 2, 3, 4, 5])
    expect(values('rehaspez/hospitals', 'category')).toEqual([2])
    expect(values('moniq/hospitals', 'category')).toEqual([10, 11, 12, 13])
  })
  test('four programmes export their hospitals [PATZU-02, MONIQ-07, STUDEK-02, REHA-03]', () => {
    expect(['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].filter((area) => of(`${area}/hospitals`).exports)).toEqual([
      'patzu',
      'moniq',
      'studek',
      'rehaspez',
    ])
  })
})

test('who exports is as the specification has it [PATZU-02, PATZU-16, PATZU-35, PATZU-39, PATZU-43, APPS-04, ACC-14]', () => {
  const exporting = [...registry.values()].filter(({ exports }) => exports).map(({ path }) => path)
  const users = ['accounts', 'patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((area) => `${area}/users`)
  const patzu = ['hospitals', 'addresses', 'orderunits', 'declarations', 'tokens'].map((name) => `patzu/${name}`)
  expect(exporting.toSorted()).toEqual(
    [...users, ...patzu, 'moniq/hospitals', 'studek/hospitals', 'rehaspez/hospitals', 'apps/groups'].toSorted(),
  )
  expect(new Set(users.map((path) => of(path).endpoint))).toEqual(new Set(['accounts/users']))
})

describe('moniq/hospitals', () => {
  const hospitals = of('moniq/hospitals')
  test('measurement years run from two years ago to two years ahead [MONIQ-02]', () => {
    const years = [-2, -1, 0, 1, 2].map((step) => thisYear + step)
    expect(values('moniq/hospitals', 'dispensed_from')).toEqual(years)
    expect(values('moniq/hospitals', 'dispensed_until')).toEqual(years)
  })
  test.each(['ref_hospital', 'ap_hospital'])('%s can be chosen for category 13 only [MONIQ-03, MONIQ-04]', (name) => {
    const active = [10, 11, 12, 13].filter(
      (category) => !isReadOnly(hospitals, entry(hospitals, name), { id: 1, category }, staff, false),
    )
    expect(active).toEqual([13])
  })
  test('a reference does not outlive the category it was chosen for [MONIQ-03]', () => {
    expect(hospitals.send?.({ category: 11, ref_hospital: 4 }, staff)).toEqual({ category: 11, ref_hospital: null })
    expect(hospitals.send?.({ category: 13, ref_hospital: 4 }, staff)).toEqual({ category: 13, ref_hospital: 4 })
  })
  test('the year filter stands only beside the filter for dispensed ones, and goes with it [MONIQ-06, D-43]', () => {
    const filters = (address: string) => readParams(hospitals, new URLSearchParams(address)).filters
    expect(filters('is_dispensed=true&attributes__year=2025')).toEqual({
      is_dispensed: 'true',
      attributes__year: '2025',
    })
    expect(filters('attributes__year=2025')).toEqual({})
  })
})

describe('measures and events', () => {
  test('rehaspez measures have no end of validity, the others do [REHA-06, PATZU-17, STUDEK-04]', () => {
    const has = (area: string) => 'ls_valid_until' in of(`${area}/measures`).fields
    expect([has('patzu'), has('studek'), has('rehaspez')]).toEqual([true, true, false])
  })
  test('rehaspez events keep both ends of validity [REHA-07]', () => {
    expect(Object.keys(of('rehaspez/events').fields)).toEqual(
      expect.arrayContaining(['ls_valid_from', 'ls_valid_until']),
    )
  })
  test('an event asks for one of five types, a measure for one of three [PATZU-17, PATZU-18]', () => {
    expect(values('patzu/event', 'typ')).toEqual([1, 2, 3, 4, 5])
    expect(values('patzu/measures', 'typ')).toEqual([1, 2, 3])
  })
})

describe('orders, units, declarations and tokens', () => {
  test('their years run from 2019 to next year [PATZU-24, PATZU-38, IRP-09]', () => {
    const years = Array.from({ length: thisYear + 1 - 2019 + 1 }, (_, index) => thisYear + 1 - index)
    expect(values('patzu/orders', 'year')).toEqual(years)
    expect(values('irp/review_years', 'year')).toEqual(years)
    for (const path of ['patzu/orders', 'patzu/declarations'])
      expect(
        filter(of(path), 'year')
          .optionsFor?.(staff, plainNames)
          .map(({ value }) => Number(value)),
      ).toEqual(years)
  })
  test('shipping is 1 unless somebody says otherwise [PATZU-19, PATZU-23]', () => {
    expect(fieldOrText(of('patzu/orders'), 'shipping_type').initial).toBe(1)
    expect(values('patzu/orders', 'shipping_type')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(values('patzu/orders', 'print_type')).toEqual([1, 2, 3, 4, 5])
  })
  test('nobody writes a state here: the server moves orders and units [PATZU-34, SCOPE-09]', () => {
    expect(fieldOrText(of('patzu/orders'), 'status').readOnly).toBe(true)
    expect(fieldOrText(of('patzu/orderunits'), 'state').readOnly).toBe(true)
  })
  test('units are never added by hand, tokens by a file alone [PATZU-41, PATZU-42]', () => {
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
  test('exits and type of a declaration are -1 until they are known [PATZU-36]', () => {
    const declarations = of('patzu/declarations')
    expect([fieldOrText(declarations, 'exits_count').initial, fieldOrText(declarations, 'typ').initial]).toEqual([
      -1, -1,
    ])
    expect(
      wrongIn(declarations, { id: 0, hospital_id: 1, measure_id: 1, exits_count: -1, typ: -1 }, staff, true),
    ).toEqual({})
  })
})

describe('users of a programme', () => {
  test.each(contentTypes.map(({ app_label, id }) => [app_label, id] as const))(
    '%s lists those with rights on its hospitals [PATZU-12, MONIQ-08, STUDEK-03, REHA-04, IRP-05]',
    (area, id) => {
      expect(of(`${area}/users`).endpoint).toBe('accounts/users')
      expect(queryFor(of(`${area}/users`), staff)).toEqual({ app_permissions__content_type: id })
      expect(queryFor(of(`${area}/users`), viewerOf({ isStaff: true }))).toEqual({ app_permissions__content_type: 0 })
    },
  )
  test('people of the peer reviews are invited, not added [IRP-06, TOOL-14]', () => {
    expect(of('irp/users').addPath).toBe('/accounts/invitations/+')
  })
  test('the list of reviews leaves it to the server whose they are [IRP-20]', () => {
    expect(queryFor(of('irp/reviews'), user)).toEqual({ byPermissions: 0 })
  })
  test('a review is saved without meeting point and reviewers [IRP-13]', () => {
    expect(
      wrongIn(of('irp/reviews'), { id: 0, name: 'x', review_year: 1, hospital_id: 1, reviewers: [] }, staff, true),
    ).toEqual({})
  })
})

describe('accounts/invitations', () => {
  const invitations = of('accounts/invitations')
  const problems = (row: object, viewer = staff) =>
    wrongIn(invitations, { id: 0, email: 'a@b.ch', language: 1, content: '{{ register_link }}', ...row }, viewer, true)
  test('the text must hold the place of the register link [ACC-19, D-81]', () => {
    expect(problems({})).toEqual({})
    expect(problems({ content: 'Guten Tag' })).toEqual({ content: 'invitation-tag-missing' })
    expect(problems({ content: '' })).toEqual({ content: 'invitation-tag-missing' })
    expect(problems({ content: '', template: 3 })).toEqual({})
  })
  test('the address is one of e-mail [ACC-18]', () => {
    expect(fieldOrText(invitations, 'email')).toMatchObject({ kind: 'text', format: 'email', required: true })
    expect(problems({ email: 'kein Adressat' })).toHaveProperty('email')
  })
  test('one is accepted or not, and active or expired; the server says which [ACC-20]', () => {
    expect(fieldOrText(invitations, 'accepted')).toMatchObject({ kind: 'flag', readOnly: true })
    expect(fieldOrText(invitations, 'status')).toMatchObject({
      readOnly: true,
      options: [
        ['active', 'active'],
        ['expired', 'expired'],
      ],
    })
  })
  test('second factor, staff flag and template are for staff [ROLE-28]', () => {
    const drawn = (viewer: typeof staff) =>
      ['force_2fa', 'is_staff', 'template'].filter((name) =>
        isShown(invitations, entry(invitations, name), { id: 0 }, viewer, true),
      )
    expect(drawn(staff)).toEqual(['force_2fa', 'is_staff', 'template'])
    expect(drawn(admin)).toEqual([])
  })
  test('others invite to their own institutions, and only as admins of them [D-12]', () => {
    expect(problems({ permissions: [] }, admin)).toEqual({ permissions: 'form.required' })
    expect(problems({ permissions: [{ content_type: 20, object_id: 1, role: 2 }] }, admin)).toEqual({})
    expect(problems({ permissions: [] }, user)).toEqual({ permissions: 'no-access' })
  })
  test('they are open to staff and to people of an institution, not to demo users [ROLE-14, ROLE-18, ACC-22, TOOL-03, D-12]', () => {
    const allowed = [staff, admin, user, viewerOf({ contentTypes }), viewerOf({ ...admin, isDemo: true })].map(
      (viewer) => can(invitations, 'create', viewer),
    )
    expect(allowed).toEqual([true, true, true, false, false])
  })
  test('a line without an institution is not sent', () => {
    const granted = { content_type: 20, object_id: 1, role: 2 }
    expect(invitations.send?.({ permissions: [granted, { content_type: 20, object_id: 0, role: 2 }] }, staff)).toEqual({
      permissions: [granted],
    })
    expect(invitations.send?.({ email: 'a@b.ch' }, staff)).toEqual({ email: 'a@b.ch' })
  })
  test('what was accepted or expired is a filter for staff [ACC-21]', () => {
    expect(
      ['accepted', 'status'].map((name) => [
        filter(invitations, name).show?.(staff),
        filter(invitations, name).show?.(admin),
      ]),
    ).toEqual([
      [true, false],
      [true, false],
    ])
  })
})

test.each(['patzu', 'moniq'])('the responsibles of %s are filtered by yes, no and no answer [PATZU-14]', (area) => {
  const collection = of(`${area}/responsibles`)
  const { as, ask } = filter(collection, 'is_responsible')
  expect(as?.kind === 'choice' && as.options).toEqual([
    ['true', 'yes'],
    ['false', 'no'],
    ['none', 'none'],
  ])
  expect(['true', 'false', 'none'].map((value) => ask?.(value))).toEqual([
    { is_responsible: 'true' },
    { is_responsible: 'false' },
    { is_responsible__isnull: true },
  ])
})

describe('results', () => {
  test('benchmarks are there for staff, and for nobody else [ROLE-03]', () => {
    const deeds = ['list', 'read', 'create', 'update', 'delete'] as const
    expect(deeds.map((deed) => can(of('results/benchmarks'), deed, staff))).toEqual([true, true, true, true, true])
    expect(deeds.map((deed) => can(of('results/benchmarks'), deed, admin))).toEqual([false, false, false, false, false])
  })
  test.each([
    ['results/data', 'download'],
    ['results/measures', 'child'],
  ])('%s offers staff, and nobody else, its tool %s [LIST-09, TOOL-12]', (path, name) => {
    const { list = [], record = [] } = of(path).tools ?? {}
    const tool = [...list, ...record].find((one) => one.name === name)
    expect([staff, admin].map((viewer) => tool?.show?.(viewer))).toEqual([true, false])
  })
})

describe('mail templates', () => {
  test.each(['is_default', 'is_pw_forgot', 'is_demo'])('one that %s is never deleted [MAIL-11]', (name) => {
    expect(of('mailer/mailtemplates').undeletable?.({ id: 1, [name]: true }, staff)).toBe('delete.not-allowed')
  })
  test('any other may be deleted [MAIL-11]', () => {
    expect(of('mailer/mailtemplates').undeletable?.({ id: 1, is_default: false }, staff)).toBeUndefined()
  })
  test('mail jobs are called by their own endpoint [MAIL-14]', () => {
    expect(of('mailer/mailjobs').endpoint).toBe('mailer/jobs')
  })
})

function of(path: string): Collection {
  const collection = registry.get(path)
  if (!collection) throw new Error(`${path} is no collection`)
  return collection
}

function entry(collection: Collection, name: string): Entry {
  return normalised<Entry>(collection.form).find(({ field }) => field === name) ?? { field: name }
}

function filter(collection: Collection, name: string): Filter {
  return normalised<Filter>(collection.filters).find(({ field }) => field === name) ?? { field: name }
}

function isDrawn(collection: Collection, name: string, row: Row): boolean {
  return isShown(collection, entry(collection, name), row, staff, false)
}

function values(path: string, name: string): Option[0][] {
  const field = fieldOrText(of(path), name)
  return field.kind === 'choice' ? field.options.map(([value]) => value) : []
}
