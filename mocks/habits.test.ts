// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { asSession, getRows } from './asSession.ts'
import { getKnobs } from './knobs.ts'

const knobs = getKnobs('habits')
beforeEach(() => knobs.reset())
const get = async (path: string) => await asSession('habits', 'staff').call('GET', path)

test('a backend has no habits by default', async () => {
  const { fields } = await get('patzu/hospitals/?size=2')
  expect(fields).toMatchObject({ size: 2, current: 1 })
  expect(getRows(await get('patzu/orders/?size=1'))[0]?.['hospital_id']).toEqual(expect.any(Number))
})

test('counts of pages and records are texts', async () => {
  knobs.set({ habits: ['countsAsText'] })
  const answer = await get('patzu/hospitals/?size=2')
  expect(answer.fields).toMatchObject({ count: expect.stringMatching(/^\d+$/), size: '2', current: '1' })
  expect(getRows(answer)[0]?.['admins']).toEqual(expect.stringMatching(/^\d+$/))
})

test('relations are objects', async () => {
  knobs.set({ habits: ['nestedObjects'] })
  const [order] = getRows(await get('patzu/orders/?size=1'))
  expect(order?.['hospital_id']).toEqual({ id: expect.any(Number), name: expect.any(String) })
  expect((await get('patzu/hospitals/1/')).fields['measures_ids']).toContainEqual({
    id: expect.any(Number),
    name: expect.any(String),
  })
})

test('a record has no names of its relations', async () => {
  knobs.set({ habits: ['noNames'] })
  const [order] = getRows(await get('patzu/orders/?size=1'))
  expect(order).toHaveProperty('hospital_id')
  expect(order).not.toHaveProperty('hospital')
  expect(getRows(await get('patzu/tokens/?size=1'))[0]).not.toHaveProperty('hospital_name')
})

test('filters are ignored while the search works', async () => {
  const all = (await get('patzu/hospitals/')).fields['count']
  knobs.set({ habits: ['ignoredFilters'] })
  expect((await get('patzu/hospitals/?state=2&nonsense=1')).fields['count']).toBe(all)
  expect((await get('patzu/hospitals/?search=zzqxqzz')).fields['count']).toBe(0)
})

test('a boolean is 0 or 1', async () => {
  knobs.set({ habits: ['numbersForBooleans'] })
  expect((await get('accounts/users/me/')).fields).toMatchObject({ is_staff: 1, is_superuser: 0 })
})

test('a time has no zone', async () => {
  knobs.set({ habits: ['noZone'] })
  expect((await get('patzu/hospitals/1/')).fields['modified']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
})

test('a plain list returns its first page', async () => {
  knobs.set({ habits: ['pagesForAll'] })
  const { fields } = await get('patzu/hospitals/?all=1')
  expect(fields).toMatchObject({ size: 15, current: 1, next: expect.stringContaining('page=2') })
})

test('result data have them, too', async () => {
  knobs.set({ habits: ['nestedObjects', 'noNames', 'noZone', 'countsAsText'] })
  for (const path of ['results/data/?measure=1&size=2', 'results/data/?eval=1&measure=1']) {
    const answer = await get(path)
    expect(answer.fields['count']).toEqual(expect.stringMatching(/^\d+$/))
    const [row] = getRows(answer)
    expect(row).toMatchObject({
      measure: { id: 1, name: expect.any(String) },
      created: expect.stringMatching(/T\d\d:\d\d:\d\d$/),
    })
    expect(row).not.toHaveProperty('measure_name')
  }
})

test('chart settings of a user refer to objects', async () => {
  knobs.set({ habits: ['nestedObjects'] })
  const session = asSession('habits', 'staff')
  await session.call('POST', 'results/user_charts/', { evaluation: 1, user: 2, charts_info: {} })
  const [own] = getRows(await session.call('GET', 'results/user_charts/?evaluation=1'))
  expect(own).toMatchObject({ evaluation: { id: 1 }, user: { id: expect.any(Number) } })
})
