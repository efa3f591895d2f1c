// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { asSession, getIds, getRows } from '../asSession.ts'
import type { Fields } from '../db/json.ts'
import { isObject, toNumbers, getObjects, parseJson, getText } from '../db/json.ts'
import { getKnobs } from '../knobs.ts'
import { allTables } from './tables.ts'

const staff = asSession('write', 'staff')
/** Many-to-many lists, which have no order. */
const getLists = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => Array.isArray(value)))
const hospital = { name: 'Klinik Neubau', anqid: 77_001, category: 1 }

describe('field errors', () => {
  test('PUT requires every required field, PATCH does not', async () => {
    const put = await staff.call('PUT', 'patzu/hospitals/5/', { name: '' })
    expect(put.status).toBe(400)
    expect(put.body).toEqual({
      name: ['This field may not be blank.'],
      anqid: ['This field is required.'],
      category: ['This field is required.'],
    })
    expect((await staff.call('PATCH', 'patzu/hospitals/5/', { frabos_max: 120 })).fields['frabos_max']).toBe(120)
  })
  test('invalid values are reported per field', async () => {
    const long = await staff.call('PATCH', 'results/measures/1/', { name: 'x'.repeat(71), content_type: 4711 })
    expect(long.body).toEqual({
      name: ['Ensure this field has no more than 70 characters.'],
      content_type: ['Invalid pk "4711" - object does not exist.'],
    })
    const wrong = await staff.call('PATCH', 'patzu/hospitals/5/', {
      category: 9,
      anqid: 'many',
      measures_ids: [99_999],
    })
    expect(wrong.body).toEqual({
      category: ['"9" is not a valid choice.'],
      anqid: ['A valid integer is required.'],
      measures_ids: ['Invalid pk "99999" - object does not exist.'],
    })
    const taken = await staff.call('POST', 'accounts/users/', { email: 'Staff@demo.example' })
    expect(taken.body).toEqual({ email: ['This field must be unique.'] })
    expect((await staff.call('POST', 'accounts/users/', { email: 'nobody' })).body).toEqual({
      email: ['Enter a valid email address.'],
    })
  })
  test('nested lists return nested errors', async () => {
    const bad = await staff.call('PATCH', 'irp/reviews/2/', { reviewers: [{ state: 1, reviewer: 1 }, { state: 9 }] })
    expect(bad.body).toEqual({
      reviewers: [{}, { state: ['"9" is not a valid choice.'], reviewer: ['This field is required.'] }],
    })
  })
  test('broken JSON is a 400 with a detail', async () => {
    const answer = await staff.call('POST', 'accounts/feedbacks/', 'text')
    expect(answer.status).toBe(400)
  })
})

describe('records', () => {
  test('a created record can be read without unknown and read-only keys', async () => {
    const made = await staff.call('POST', 'patzu/hospitals/', { ...hospital, admins: 9, nonsense: 1 })
    expect(made.status).toBe(201)
    expect(made.fields).toMatchObject({ ...hospital, admins: 0, is_active: true })
    expect(made.fields['nonsense']).toBeUndefined()
    expect((await staff.call('GET', `patzu/hospitals/${getText(made.fields['id'])}/`)).fields['name']).toBe(
      hospital.name,
    )
  })
  test('many-to-many lists return in another order', async () => {
    const sent = [1, 6, 11]
    const answer = await staff.call('PATCH', 'patzu/hospitals/1/', { measures_ids: sent })
    const back = toNumbers(answer.fields['measures_ids'])
    expect(back).not.toEqual(sent)
    expect(back.toSorted((left, right) => left - right)).toEqual(sent)
  })
  test.each(allTables().filter(([, table]) => table.permissions.update))(
    'every record of %s can be saved as it was read',
    async (address) => {
      const everybody = asSession('round trip', 'superuser')
      const records = getRows(await everybody.call('GET', `${address}/?size=60&ordering=-id`))
      for (const record of records) {
        const saved = await everybody.call('PUT', `${address}/${getText(record['id'])}/`, record)
        expect([record['id'], saved.status === 200 ? '' : saved.body]).toEqual([record['id'], ''])
        expect({ ...saved.fields, modified: '' }).toEqual({ ...record, modified: '', ...getLists(saved.fields) })
      }
    },
  )
  test('every write creates a version as django-reversion does', async () => {
    await staff.call('PATCH', 'patzu/hospitals/3/', { frabos_max: 330 })
    const [latest] = getRows(await staff.call('GET', 'accounts/versions/?content_type=20&object_id=3&ordering=-id'))
    const [entry] = getObjects(parseJson(getText(latest?.['serialized_data'])))
    expect(entry).toMatchObject({ model: 'patzu.hospital', pk: 3, fields: { frabos_max: 330 } })
    expect(latest?.['revision']).toMatchObject({ user: 2, user_email: 'staff@demo.example' })
    expect(isObject(latest?.['content_type'])).toBe(true)
  })
})

describe('trash', () => {
  test('DELETE moves to the trash, restore undoes it, a second DELETE is final', async () => {
    expect((await staff.call('DELETE', 'patzu/hospitals/8/')).status).toBe(204)
    expect(getIds(await staff.call('GET', 'patzu/hospitals/?ids=8'))).toEqual([])
    expect(getIds(await staff.call('GET', 'patzu/hospitals/?ids=8&is_active=false'))).toEqual([8])
    expect((await staff.call('PUT', 'patzu/hospitals/8/restore/')).fields['is_active']).toBe(true)
    expect(getIds(await staff.call('GET', 'patzu/hospitals/?ids=8'))).toEqual([8])
    await staff.call('DELETE', 'patzu/hospitals/8/')
    await staff.call('DELETE', 'patzu/hospitals/8/')
    expect((await staff.call('GET', 'patzu/hospitals/8/')).status).toBe(404)
  })
  test('a record in use or protected is a 409', async () => {
    expect((await staff.call('DELETE', 'mailer/mailtemplates/1/')).status).toBe(409)
    expect((await staff.call('DELETE', 'apps/apps/28/')).status).toBe(409)
  })
})

describe('two editors', () => {
  test('a record changed meanwhile is a 412, an unchanged one is saved', async () => {
    const seen = await staff.call('GET', 'patzu/addresses/1/')
    const header = { 'If-Unmodified-Since': new Date(getText(seen.fields['modified'])).toUTCString() }
    getKnobs('write').edit('patzu/addresses', 1, { place: 'Anderswo' })
    const stale = await staff.call('PATCH', 'patzu/addresses/1/', { place: 'Hier' }, { headers: header })
    expect(stale.status).toBe(412)
    const now = await staff.call('GET', 'patzu/addresses/1/')
    expect(now.fields['place']).toBe('Anderswo')
    const fresh = { 'If-Unmodified-Since': new Date(getText(now.fields['modified'])).toUTCString() }
    expect((await staff.call('PATCH', 'patzu/addresses/1/', { place: 'Hier' }, { headers: fresh })).status).toBe(200)
  })
})
