// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { getObjects } from '../db/json.ts'
import { asSession, getIds, getNames, getRows } from '../asSession.ts'

const staff = asSession('list', 'staff')

describe('paging', () => {
  test('a list has pages of 15 with absolute links', async () => {
    const { fields } = await staff.call('GET', 'patzu/hospitals/?search=klinik&page=2')
    expect(fields).toMatchObject({
      size: 15,
      current: 2,
      previous: 'http://portal.test/backend/patzu/hospitals/?search=klinik',
    })
    const { fields: first } = await staff.call('GET', 'patzu/hospitals/')
    expect(first['next']).toBe('http://portal.test/backend/patzu/hospitals/?page=2')
    expect(first['previous']).toBeNull()
  })
  test('size is capped at 1000 and reported in the response', async () => {
    expect((await staff.call('GET', 'accounts/users/?size=5000')).fields['size']).toBe(1000)
  })
  test('a page past the end is a 404 in the language of the request', async () => {
    const past = await staff.call('GET', 'patzu/hospitals/?page=99', undefined, {
      headers: { 'Accept-Language': 'fr' },
    })
    expect(past.status).toBe(404)
    expect(past.body).toEqual({ detail: 'Page invalide.' })
  })
  test('all=1 returns a plain list and onlyId=1 plain ids', async () => {
    expect((await staff.call('GET', 'accounts/usertitles/?all=1')).body).toHaveLength(8)
    expect((await staff.call('GET', 'accounts/usertitles/?onlyId=1')).body).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('ordering', () => {
  test('several fields sort, descending with a minus, ignoring unknown ones', async () => {
    const rows = getRows(await staff.call('GET', 'patzu/hospitals/?ordering=-category,nonsense,name&size=200'))
    const keys = rows.map((row) => Number(row['category']))
    expect(keys).toEqual(keys.toSorted((left, right) => right - left))
  })
  test('null is last when ascending, first when descending', async () => {
    const ascending = getRows(await staff.call('GET', 'patzu/hospitals/?ordering=BUR_Stao&size=200'))
    expect(ascending.at(-1)?.['BUR_Stao']).toBeNull()
    expect(getRows(await staff.call('GET', 'patzu/hospitals/?ordering=-BUR_Stao'))[0]?.['BUR_Stao']).toBeNull()
  })
})

describe('filters', () => {
  test('lookups narrow the list', async () => {
    expect(getNames(await staff.call('GET', 'patzu/hospitals/?name__icontains=SEEBLICK'))).toEqual(['Klinik Seeblick'])
    expect(getIds(await staff.call('GET', 'patzu/hospitals/?ids=2,1'))).toEqual([1, 2])
    const some = getRows(await staff.call('GET', 'patzu/hospitals/?category__in=1,2&size=200'))
    expect(new Set(some.map((row) => row['category']))).toEqual(new Set([1, 2]))
    const orders = await staff.call('GET', 'patzu/orders/?created__gte=2026-10-01T00:00:00%2B02:00')
    expect(Number(orders.fields['count'])).toBeGreaterThan(0)
    expect(Number(orders.fields['count'])).toBeLessThan(60)
  })
  test('a foreign key filters as x, x_id and across relations', async () => {
    const [plain, suffixed] = await Promise.all(
      ['hospital=1', 'hospital_id=1'].map((query) => staff.call('GET', `patzu/orders/?${query}&size=100`).then(getIds)),
    )
    expect(plain).toEqual(suffixed)
    const units = getRows(await staff.call('GET', 'patzu/orderunits/?order__hospital_id=1&size=100'))
    expect(units.length).toBeGreaterThan(0)
    expect(units.every(({ order }) => plain?.includes(Number(order)))).toBe(true)
  })
  test('permissions of a user filter hospitals and users', async () => {
    expect(getIds(await staff.call('GET', 'patzu/hospitals/?permissions__user=5'))).toEqual([1, 2])
    const people = getRows(await staff.call('GET', 'accounts/users/?app_permissions__content_type=60&size=5'))
    expect(people[0]?.['app_permissions']).toContainEqual(expect.objectContaining({ content_type: 60 }))
  })
  test('an unknown filter and an invalid value are both in one 400', async () => {
    const bad = await staff.call('GET', 'patzu/hospitals/?nonsense=1&category=99&created__gte=soon')
    expect(bad.status).toBe(400)
    expect(Object.keys(bad.fields)).toEqual(['nonsense', 'category', 'created__gte'])
  })
  test('a plus sign that is not encoded makes a date invalid', async () => {
    expect((await staff.call('GET', 'patzu/orders/?created__gte=2026-10-01T00:00:00+02:00')).status).toBe(400)
  })
  test('open and failed orders are found by their units', async () => {
    const faulty = getRows(await staff.call('GET', 'patzu/orders/?units__state=99'))
    expect(faulty.length).toBeGreaterThan(0)
    for (const order of faulty) expect(order['units']).toContainEqual(expect.objectContaining({ state: 99 }))
    const open = getRows(await staff.call('GET', 'patzu/orders/?units__state__lt=10'))
    expect(open.length).toBeGreaterThan(0)
    for (const order of open) expect(getObjects(order['units']).some(({ state }) => Number(state) < 10)).toBe(true)
  })
  test('hospitals with open and with failed orders are found by the units, too', async () => {
    const idsWith = async (query: string) =>
      getRows(await staff.call('GET', `patzu/orders/?${query}&size=1000`)).map((order) => Number(order['hospital_id']))
    const hospitals = await staff.call('GET', 'patzu/hospitals/?has_open_orders=1&has_error_orders=1&size=1000')
    const [open, faulty] = [await idsWith('units__state__lt=10'), await idsWith('units__state=99')]
    const ids = getIds(hospitals)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.every((id) => open.includes(id) && faulty.includes(id))).toBe(true)
  })
  test('the admin check finds hospitals whose admins are not exactly one', async () => {
    const rows = getRows(await staff.call('GET', 'moniq/hospitals/?adminCheck=1&size=100'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row['admins'] !== 1)).toBe(true)
  })
})

describe('addresses', () => {
  test.each(['patzu/hospitals/abc/', 'patzu/nothing/', 'nothing/', 'patzu/hospitals', '__proto__/constructor/'])(
    '%s is a 404 page',
    async (path) => {
      const answer = await staff.call('GET', path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Content-Type')).toContain('text/html')
    },
  )
  test('an unsupported method is a 405 that names the others', async () => {
    const answer = await staff.call('POST', 'patzu/tokens/', {})
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  })
})
