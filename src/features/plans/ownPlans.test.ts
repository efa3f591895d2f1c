// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { inTurn } from '#api/rows/userCharts.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { readOwnPlans, saveOwnPlan } from './ownPlans.ts'
import type { Plan } from './planRules.ts'

const server = testBackend()
type Stored = { id: number; evaluation: number; user: number; charts_info: Record<string, unknown> }
let stored: Stored[] = []
let isLost = false
const plan = (id: number, changes: Partial<Plan> = {}): Plan => ({
  id,
  evaluation: 91,
  title: `Plan ${id}`,
  content_type: 20,
  object_id: 1,
  keys: ['food'],
  due: '2026-12-01',
  ...changes,
})

beforeEach(async () => {
  stored = []
  isLost = false
  await signedInAs(7)
  const keep = (row: Stored) => {
    stored = [...stored.filter(({ id }) => id !== row.id), row]
    return isLost ? HttpResponse.error() : HttpResponse.json(row)
  }
  server.use(
    http.get(`${base}results/user_charts/`, () => HttpResponse.json(stored)),
    http.post(`${base}results/user_charts/`, async ({ request }) =>
      keep({ id: 4, ...((await request.json()) as Omit<Stored, 'id'>) }),
    ),
    http.put(`${base}results/user_charts/:id/`, async ({ request, params }) =>
      keep({ id: Number(params['id']), ...((await request.json()) as Omit<Stored, 'id'>) }),
    ),
  )
})

test('a plan is stored beside the settings of charts, and read for its evaluation or for all', async () => {
  stored = [{ id: 4, evaluation: 91, user: 7, charts_info: { 'chart-1': { hidden: true } } }]
  await saveOwnPlan(7, 91, plan(1))
  expect(stored[0]?.charts_info).toMatchObject({ 'chart-1': { hidden: true }, 'portal:plans': [{ id: 1 }] })
  expect(await readOwnPlans(7, 91)).toMatchObject([{ id: 1, evaluation: 91, title: 'Plan 1', keys: ['food'] }])
  stored.push({ id: 5, evaluation: 3, user: 8, charts_info: { 'portal:plans': [plan(9)] } })
  expect(await readOwnPlans(7, null)).toMatchObject([{ id: 1, evaluation: 91 }])
})

test('plans and settings that are saved at the same time keep each other', async () => {
  await Promise.all([saveOwnPlan(7, 91, plan(1)), saveOwnPlan(7, 91, plan(2))])
  expect(stored).toHaveLength(1)
  expect((await readOwnPlans(7, 91)).map(({ id }) => id)).toEqual([1, 2])
  const order: string[] = []
  await Promise.all([
    inTurn(91, 7, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push('first')
    }),
    inTurn(91, 7, async () => void order.push(await Promise.resolve('second'))),
    inTurn(92, 7, async () => void order.push(await Promise.resolve('another evaluation'))),
  ])
  expect(order).toEqual(['another evaluation', 'first', 'second'])
})

test('a plan whose response was lost is stored once', async () => {
  isLost = true
  await expect(saveOwnPlan(7, 91, plan(1))).rejects.toBeInstanceOf(UnknownOutcomeError)
  isLost = false
  await saveOwnPlan(7, 91, plan(1, { title: 'Anders' }))
  expect(await readOwnPlans(7, 91)).toMatchObject([{ id: 1, title: 'Anders' }])
})

test.each([null, 'x', 3, { a: 1 }, [null, 3, {}, { id: 'x' }, { id: 1, title: 'ohne Institution' }]])(
  'what cannot be read as a plan is left out: %j',
  async (kept) => {
    stored = [{ id: 4, evaluation: 91, user: 7, charts_info: { 'portal:plans': kept } }]
    expect(await readOwnPlans(7, 91)).toEqual([])
  },
)

test('a field that cannot be read counts as empty, and everything unknown stays', async () => {
  const strange = { ...plan(1), due: '31.12.2026', target: 'x', state: 'unknown', later: [1] }
  stored = [{ id: 4, evaluation: 91, user: 7, charts_info: { 'portal:plans': [strange, { id: 'other' }] } }]
  const [read] = await readOwnPlans(7, 91)
  expect(read).toMatchObject({ due: null, target: null, state: 'planned', later: [1] })
  await saveOwnPlan(7, 91, plan(2))
  expect(stored[0]?.charts_info['portal:plans']).toEqual([strange, { id: 'other' }, expect.objectContaining({ id: 2 })])
})
