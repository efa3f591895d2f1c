// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeLoginData } from '#api/storage/loginData.ts'
import { changeDevicePreferences, readDevicePreferences } from '#api/storage/devicePreferences.ts'
import { keepSettings, listState, readParams, toQuery, writeParams } from './listParams.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

const read = (address: string) => readParams(testCollection, new URLSearchParams(address))
const staff = getViewer({ isStaff: true })

test('the address holds the whole state of a list', () => {
  const address =
    'state=3&created__gte=2026-01-01&search=Aar&ordering=-anqid&columns=state%2Cname&widths=state~120&size=50&page=4'
  const params = read(address)
  expect(params).toEqual({
    page: 4,
    ordering: '-anqid',
    search: 'Aar',
    trash: false,
    filters: { state: '3', created__gte: '2026-01-01' },
    columns: ['state', 'name'],
    widths: { state: 120 },
    size: 50,
  })
  expect(readParams(testCollection, writeParams(testCollection, params))).toEqual(params)
})

test.each([
  ['Zu\u0308rich', 'Zürich'],
  ['\u200BKlinik\u00A0 Seeblick\t', 'Klinik Seeblick'],
  ['\uFEFF12\u00AD34', '1234'],
  [' \u2003', ''],
])('a search sends its visible characters: %j [D-94]', (typed, toQueryText) => {
  const query = toQuery(testCollection, read(new URLSearchParams({ search: typed }).toString()), staff, 'de')
  expect(query.search ?? '').toBe(toQueryText)
})

test('drops or caps unknown keys, odd pages and long texts [I05]', () => {
  expect(
    read(
      '__proto__=1&evil=1&page=-3&ordering=name;drop&columns=constructor,,toString&widths=name,x~9,state~1e9,anqid~-5&size=7',
    ),
  ).toEqual({
    page: 1,
    ordering: '',
    search: '',
    trash: false,
    filters: {},
    columns: [],
    widths: { state: 960, anqid: 48 },
    size: 0,
  })
  expect(read(`search=${'x'.repeat(10_000)}`).search).toHaveLength(200)
  fc.assert(fc.property(fc.webQueryParameters(), (query) => void toQuery(testCollection, read(query), staff, 'de')))
})

test('rejects an ordering that no column offers [LIST-02]', () => {
  expect(read('ordering=-created').ordering).toBe('-created')
  for (const ordering of ['friends', 'year', '-owner__name', 'subtitle'])
    expect(read(`ordering=${ordering}`).ordering).toBe('')
})

test('a list requests 15 rows of the first page in its default order [API-01, API-02, LIST-08]', () => {
  expect(toQuery(testCollection, read(''), staff, 'de')).toEqual({ page: 1, size: 15, ordering: 'name' })
})

test('a translated column is ordered by its language, then by German [D-55]', () => {
  const collection = { ...testCollection, columns: ['subtitle', 'anqid'] }
  const orderings = (ordering: string) =>
    (['de', 'fr', 'it'] as const).map(
      (language) =>
        toQuery(collection, readParams(collection, new URLSearchParams({ ordering })), staff, language).ordering,
    )
  expect(orderings('subtitle')).toEqual(['subtitle', 'subtitle_fr,subtitle', 'subtitle_it,subtitle'])
  expect(orderings('-subtitle')).toEqual(['-subtitle', '-subtitle_fr,-subtitle', '-subtitle_it,-subtitle'])
  expect(orderings('-anqid')).toEqual(['-anqid', '-anqid', '-anqid'])
})

test('the trash view requests inactive records [LIST-11]', () => {
  expect(toQuery(testCollection, read('is_active=false'), staff, 'de')).toMatchObject({ is_active: false })
})

test('everybody but staff requests rows by their own permissions', () => {
  expect(toQuery(testCollection, read(''), getViewer(), 'de')).toMatchObject({ byPermissions: 1 })
})

test('a span of days over times is sent with the offset of Zurich [D-52]', () => {
  expect(toQuery(testCollection, read('created__gte=2026-01-01&created__lte=2026-07-31'), staff, 'de')).toMatchObject({
    created__gte: '2026-01-01T00:00:00+01:00',
    created__lte: '2026-07-31T23:59:59+02:00',
  })
})

test('a dependent filter is cleared with its parent [MONIQ-06, D-43]', () => {
  expect(read('year=2025').filters).toEqual({})
  expect(read('is_dispensed=true&year=2025').filters).toEqual({ is_dispensed: 'true', year: '2025' })
  const cleared = writeParams(testCollection, {
    ...read('is_dispensed=true&year=2025'),
    filters: { is_dispensed: '', year: '2025' },
  })
  expect(cleared.get('is_dispensed')).toBeNull()
})

test('a list opens with its last settings unless the address has some [D-85]', () => {
  writeLoginData({ userId: 7 })
  const set = read('ordering=-anqid&columns=state,name&widths=name~90&size=50&state=3&search=Muster&page=2')
  keepSettings(testCollection, set, 7)
  const open = (address: string, user = 7) =>
    listState(testCollection, new URLSearchParams(address), readDevicePreferences(user))
  expect(open('search=Aar')).toEqual({ ...set, search: 'Aar', filters: {}, page: 1 })
  expect(open('ordering=name')).toEqual(read('ordering=name'))
  expect(open('', 8)).toEqual(read(''))
  expect(JSON.stringify(localStorage)).not.toContain('Muster')
  keepSettings(testCollection, read(''), 7)
  expect(readDevicePreferences(7).lists).toEqual([])
  changeDevicePreferences(7, () => ({ lists: [{ path: 'test/things', query: 'columns=gone&size=9' }] }))
  expect(open('')).toEqual(read(''))
})

const withLayouts = {
  ...testCollection,
  layouts: [
    { as: 'board', by: 'state', card: ['anqid'] },
    { as: 'calendar', from: 'until' },
  ],
} as const
const readLayout = (address: string) => readParams(withLayouts, new URLSearchParams(address))

test('the address holds the layout, and the month of a calendar', () => {
  const params = readLayout('as=calendar&month=2026-11&page=3&state=3')
  expect(params).toMatchObject({ as: 'calendar', month: '2026-11', page: 1, filters: { state: '3' } })
  expect(readLayout(writeParams(withLayouts, params).toString())).toEqual(params)
  expect(readLayout('as=board&month=2026-11').month).toBeUndefined()
  expect(readLayout('as=calendar&month=2026-13').month).toBeUndefined()
  expect(readLayout('as=gantt').as).toBeUndefined()
  expect(read('as=board').as).toBeUndefined()
})

test('a layout loads what search and filters find, a calendar from its newest day', () => {
  const found = 'state=3&search=Aar&ordering=anqid&size=50'
  expect(toQuery(withLayouts, readLayout(`${found}&as=board`), staff, 'de')).toEqual({
    page: 1,
    size: 200,
    search: 'Aar',
    state: '3',
    ordering: 'anqid',
  })
  expect(toQuery(withLayouts, readLayout(`${found}&as=calendar`), staff, 'de')).toMatchObject({
    page: 1,
    size: 500,
    state: '3',
    ordering: '-until',
  })
})

test('a list opens in the layout it had last, in the month of the address', () => {
  keepSettings(withLayouts, readLayout('as=calendar'), 7)
  const kept = readDevicePreferences(7)
  expect(listState(withLayouts, new URLSearchParams('month=2026-12'), kept)).toMatchObject({
    as: 'calendar',
    month: '2026-12',
  })
  keepSettings(withLayouts, readLayout(''), 7)
  expect(listState(withLayouts, new URLSearchParams(), readDevicePreferences(7)).as).toBeUndefined()
})
