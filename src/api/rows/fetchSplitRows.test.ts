// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { exportRows } from './exportRows.ts'
import { registerSplitQuery, listIds, listRows } from './rows.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()

/** A list of 500 orders; 260 of them failed, themselves or one of their units. */
function ordersInParts(path: string) {
  registerSplitQuery(path, { failed: [{ status: 99 }, { units__state: 99 }] })
  const all = Array.from({ length: 500 }, (_, index) => 500 - index)
  const parts: Record<string, number[]> = {
    status: all.filter((id) => id <= 200),
    units__state: all.filter((id) => id > 150 && id <= 260),
  }
  const requested: string[] = []
  server.use(
    http.get(`${base}${path}/`, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      requested.push(search)
      const part = Object.keys(parts).find((name) => searchParams.has(name))
      const wanted = searchParams.get('ids')?.split(',').map(Number)
      const found = part ? (parts[part] ?? []) : all.filter((id) => !wanted || wanted.includes(id))
      return HttpResponse.json(
        searchParams.has('onlyId') ? found : { count: found.length, results: found.map((id) => ({ id })) },
      )
    }),
  )
  return requested
}

test('pages the rows of a split query in list order [D-79]', async () => {
  await signedInAs(7)
  const requested = ordersInParts('x/parts')
  const query = { failed: 1, year: 2026, ordering: '-id', size: 100 }
  const pages = [1, 2, 3].map(async (page) => await listRows('x/parts', { ...query, page }))
  const rowsOfAll = (await Promise.all(pages)).map(({ rows: found, count, page }) => [
    count,
    page,
    found[0]?.id,
    found.at(-1)?.id,
  ])
  expect(rowsOfAll).toEqual([
    [260, 1, 260, 161],
    [260, 2, 160, 61],
    [260, 3, 60, 1],
  ])
  expect(requested.slice(0, 3)).toEqual([
    '?year=2026&ordering=-id&onlyId=1',
    '?status=99&onlyId=1',
    '?units__state=99&onlyId=1',
  ])
  const max = requested.map((search) => (new URLSearchParams(search).get('ids') ?? '').split(',').length)
  expect(Math.max(...max)).toBe(100)
  await expect(listRows('x/parts', { ...query, page: 4 })).rejects.toMatchObject({ invalidPage: true })
  expect(await listIds('x/parts', query)).toHaveLength(260)
  const whole = await listRows('x/parts', { failed: 1, size: 'all' })
  expect(whole.rows).toHaveLength(260)
  expect(Math.max(...requested.map((search) => (new URLSearchParams(search).get('ids') ?? '').split(',').length))).toBe(
    200,
  )
})

test('exports a split query of at most 200 rows by id [D-79]', async () => {
  await signedInAs(7)
  const requested = ordersInParts('x/exported')
  await expect(exportRows('x/exported', { failed: 1 })).rejects.toMatchObject({ status: 413 })
  expect(requested.filter((search) => search.includes('ids='))).toEqual([])
})

test('an empty split query requests no rows', async () => {
  await signedInAs(7)
  registerSplitQuery('x/none', { failed: [{ status: 99 }, { units__state: 99 }] })
  const requested: string[] = []
  server.use(
    http.get(`${base}x/none/`, ({ request }) => {
      requested.push(new URL(request.url).search)
      return HttpResponse.json([])
    }),
  )
  expect(await listRows('x/none', { failed: 1 })).toEqual({ rows: [], count: 0, page: 1, size: 15 })
  expect(requested).toEqual(['?onlyId=1', '?status=99&onlyId=1', '?units__state=99&onlyId=1'])
})

test('keeps the rows of a small list that hold a value, in its order and by page', async () => {
  await signedInAs(7)
  registerSplitQuery('x/kept', { area: (value) => ({ key: 'area', keep: (area) => String(area) === value }) })
  server.use(
    http.get(`${base}x/kept/`, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number)
      const all = Array.from({ length: 40 }, (_, at) => ({ id: 40 - at, area: at % 2 }))
      return HttpResponse.json(all.filter(({ id }) => !ids || ids.includes(id)))
    }),
  )
  const { rows, count } = await listRows('x/kept', { area: '1', page: 2 })
  expect(count).toBe(20)
  expect(rows.map(({ id }) => id)).toEqual([9, 7, 5, 3, 1])
  expect(await listIds('x/kept', { area: '0' })).toHaveLength(20)
})

/** 1500 hospitals; those with an id above 1300 are named by a row of another list. */
function hospitalsAndDeclarations(path: string, { areIdsIgnored = false } = {}) {
  registerSplitQuery(path, {
    undeclared: (year) => ({ by: `${path}-declarations`, query: { year }, key: 'hospital_id' }),
  })
  const all = Array.from({ length: 1500 }, (_, index) => index + 1)
  const addresses: string[] = []
  server.use(
    http.get(`${base}${path}-declarations/`, ({ request }) => {
      addresses.push(request.url)
      return HttpResponse.json(
        all.slice(1300).map((id, index) => ({ id: index + 1, hospital_id: index % 2 ? id : { id } })),
      )
    }),
    http.get(`${base}${path}/`, ({ request }) => {
      addresses.push(request.url)
      const { searchParams } = new URL(request.url)
      const ids = areIdsIgnored ? undefined : searchParams.get('ids')?.split(',').map(Number)
      const found = all.filter((id) => !ids || ids.includes(id))
      return HttpResponse.json(searchParams.has('onlyId') ? found : found.map((id) => ({ id })))
    }),
  )
  return addresses
}

test('rows that another list does not refer to are found however many they are [D-79]', async () => {
  await signedInAs(7)
  const addresses = hospitalsAndDeclarations('x/hospitals')
  const query = { undeclared: '2026', state: 1, ordering: 'name' }
  expect(await listIds('x/hospitals', query)).toHaveLength(1300)
  const page = await listRows('x/hospitals', { ...query, page: 87, size: 15 })
  expect([page.count, page.rows.map(({ id }) => id)]).toEqual([
    1300,
    [1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300],
  ])
  const whole = await listRows('x/hospitals', { ...query, size: 'all' })
  expect(whole.rows.map(({ id }) => id)).toEqual(Array.from({ length: 1300 }, (_, index) => index + 1))
  expect(addresses.filter((address) => address.includes('undeclared'))).toEqual([])
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThan(2000)
  expect(addresses.some((address) => address.includes('declarations/?year=2026&all=1'))).toBe(true)
})

test('a server that ignores ids gets no other rows into a split query', async () => {
  await signedInAs(7)
  hospitalsAndDeclarations('x/unnarrowed', { areIdsIgnored: true })
  const { rows, count } = await listRows('x/unnarrowed', { undeclared: '2026', page: 2, size: 3 })
  expect([count, rows.map(({ id }) => id)]).toEqual([1300, [4, 5, 6]])
})

test('an order from the next day on begins with what comes, and ends with what is over', async () => {
  await signedInAs(7)
  registerSplitQuery('x/next', { next: { from: 'start', until: 'end' } })
  const requested: URLSearchParams[] = []
  server.use(
    http.get(`${base}x/next/`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      requested.push(searchParams)
      // 9 is narrowed away by the list itself; the rows come in any order.
      if (searchParams.has('onlyId')) return HttpResponse.json(searchParams.has('end__gte') ? [9, 4, 5] : [5, 4, 3, 2])
      return HttpResponse.json({ count: 3, results: [{ id: 3 }, { id: 4 }, { id: 5 }] })
    }),
  )
  const { rows, count } = await listRows('x/next', { ordering: 'next', typ: 1, size: 3 })
  expect([rows.map(({ id }) => id), count]).toEqual([[4, 5, 3], 4])
  expect(requested.map((query) => query.get('ordering'))).toEqual(['start,name,id', '-start,name,id', null])
  expect(requested.every((query) => query.get('typ') === '1')).toBe(true)
  // Another order is the server's.
  await listRows('x/next', { ordering: '-start' })
  expect(requested.at(-1)?.get('ordering')).toBe('-start')
})

test('an order that begins with the name of a filter in parts is the one of the server', async () => {
  await signedInAs(7)
  registerSplitQuery('x/named', { failed: [{ status: 99 }] })
  const requested: string[] = []
  server.use(
    http.get(`${base}x/named/`, ({ request }) => {
      requested.push(new URL(request.url).search)
      return HttpResponse.json({ count: 1, results: [{ id: 1 }] })
    }),
  )
  await listRows('x/named', { ordering: 'failed_at', size: 15 })
  expect(requested).toHaveLength(1)
  expect(requested[0]).toContain('ordering=failed_at')
})
