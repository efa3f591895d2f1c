import { testRow } from '#api/testRow.ts'
import { describe, expect, test } from 'vitest'
import { registry } from './registry.ts'
import { can } from '#engine/access.ts'
import { type Collection, getField } from '#engine/collection.ts'
import { isShown } from '#engine/form/entries.ts'
import { findInvalid } from '#engine/form/testForm.tsx'
import { getEntry, getFilter, getViewer } from '#engine/testCollection.ts'

const contentTypes = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'].map((app_label, index) => ({
  id: index + 20,
  app_label,
  model: 'hospital',
}))
const staff = getViewer({ isStaff: true, contentTypes })
const user = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })
const admin = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 1 }] })
describe('accounts/invitations', () => {
  const invitations = of('accounts/invitations')
  const problems = (row: object, viewer = staff) =>
    findInvalid(
      invitations,
      testRow({ id: 0, email: 'a@b.ch', language: 1, content: '{{ register_link }}', ...row }),
      viewer,
      true,
    )
  test('the text must contain the placeholder of the register link [ACC-19, D-81]', () => {
    expect(problems({})).toEqual({})
    expect(problems({ content: 'Guten Tag' })).toEqual({ content: 'invitation-tag-missing' })
    expect(problems({ content: '' })).toEqual({ content: 'invitation-tag-missing' })
    expect(problems({ content: '', template: 3 })).toEqual({})
  })
  test('validates the e-mail address [ACC-18]', () => {
    expect(getField(invitations, 'email')).toMatchObject({ kind: 'text', format: 'email', required: true })
    expect(problems({ email: 'kein Adressat' })).toHaveProperty('email')
  })
  test('the server sets whether an invitation is accepted or expired [ACC-20]', () => {
    expect(getField(invitations, 'accepted')).toMatchObject({ kind: 'flag', readOnly: true })
    expect(getField(invitations, 'status')).toMatchObject({
      readOnly: true,
      options: [
        ['active', 'active'],
        ['expired', 'expired'],
      ],
    })
  })
  test('second factor, staff flag and template are for staff [ROLE-28]', () => {
    const rendered = (viewer: typeof staff) =>
      ['force_2fa', 'is_staff', 'template'].filter((name) =>
        isShown(invitations, getEntry(invitations, name), { id: 0 }, viewer, true),
      )
    expect(rendered(staff)).toEqual(['force_2fa', 'is_staff', 'template'])
    expect(rendered(admin)).toEqual([])
  })
  test('others invite admins of their own institutions only [D-12]', () => {
    expect(problems({ permissions: [] }, admin)).toEqual({ permissions: 'form.required' })
    expect(problems({ permissions: [{ content_type: 20, object_id: 1, role: 2 }] }, admin)).toEqual({})
    expect(problems({ permissions: [] }, user)).toEqual({ permissions: 'no-access' })
  })
  test('invitations are open to staff and people of an institution [ROLE-14, ROLE-18, ACC-22]', () => {
    const allowed = [staff, admin, user, getViewer({ contentTypes }), getViewer({ ...admin, isDemo: true })].map(
      (viewer) => can(invitations, 'create', viewer),
    )
    expect(allowed).toEqual([true, true, true, false, false])
  })
  test('does not send a row without an institution', () => {
    const granted = { content_type: 20, object_id: 1, role: 2 }
    expect(invitations.send?.({ permissions: [granted, { content_type: 20, object_id: 0, role: 2 }] }, staff)).toEqual({
      permissions: [granted],
    })
    expect(invitations.send?.({ email: 'a@b.ch' }, staff)).toEqual({ email: 'a@b.ch' })
  })
  test('staff filter by accepted and expired [ACC-21]', () => {
    expect(
      ['accepted', 'status'].map((name) => [
        getFilter(invitations, name).show?.(staff),
        getFilter(invitations, name).show?.(admin),
      ]),
    ).toEqual([
      [true, false],
      [true, false],
    ])
  })
})

function of(path: string): Collection {
  const collection = registry.get(path)
  if (!collection) throw new Error(`${path} is no collection`)
  return collection
}
